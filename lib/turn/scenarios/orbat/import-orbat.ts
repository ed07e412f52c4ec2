import { z } from 'zod';
import { newId } from '@/lib/db/kernel/ids';
import { touchControl } from '@/lib/db/kernel/transaction';
import { createDraftOfTexts } from '@/lib/db/scenarios/drafts';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import { controlVerb } from '../../kernel/verb';
import { gameControl } from '../../kernel/verb-roles';
import { draftName, mayBegin } from '../draft-steps';
import { type TakenIn, takenApart, takenIn, takenWith } from '../taken-in';
import { orbatAsked, wantedOf } from './orbat-asked';

/**
 * Takes a scenario of ORBAT Mapper in as a new draft. What was left out and what had to be guessed is told, each kind once; not
 * a second time, when the same is sent again.
 */
export const importOrbat = controlVerb({
  name: 'import-orbat',
  file: 'packed',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ name: draftName, ...orbatAsked, packed: z.instanceof(Uint8Array) }),
  inLedger: null,
  undo: 'atItsDesk',
  stands: ({ tx, seat, form }) => takenIn(tx, seat.gameId, form.name),
  prepare: async ({ packed, name: _, ...asked }) =>
    takenApart(await inWorker('takeInOrbat', { bytes: packed, ...wantedOf(asked) })),
  run: async ({ tx, seat, form: { name }, prepared: { files, notes } }): Promise<TakenIn> => {
    await mayBegin(tx, seat.gameId, name);
    const id = newId();
    await createDraftOfTexts(tx, { gameId: seat.gameId, id, name }, files);
    touchControl(tx, seat.gameId);
    return takenWith(id, notes);
  },
});
