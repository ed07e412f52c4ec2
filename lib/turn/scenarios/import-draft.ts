import { z } from 'zod';
import { newId } from '@/lib/db/kernel/ids';
import { touchControl } from '@/lib/db/kernel/transaction';
import { createDraftOfTexts } from '@/lib/db/scenarios/drafts';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftName, mayBegin } from './draft-steps';
import { type TakenIn, takenApart, takenIn, takenWith } from './taken-in';

/**
 * Takes a packed scenario, or a folder of files as a zip, in as a draft. Faults of its cells are kept, to be mended on the desk; a file that is not as it was
 * packed, or cannot be taken apart, is refused with what is wrong, and nothing is stored.
 */
export const importDraft = controlVerb({
  name: 'import-draft',
  file: 'packed',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ name: draftName, packed: z.instanceof(Uint8Array) }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: async ({ packed }) => takenApart(await inWorker('takeIn', { bytes: packed })),
  stands: ({ tx, seat, form }) => takenIn(tx, seat.gameId, form.name),
  run: async ({ tx, seat, form: { name }, prepared: { files, notes } }): Promise<TakenIn> => {
    await mayBegin(tx, seat.gameId, name);
    const id = newId();
    await createDraftOfTexts(tx, { gameId: seat.gameId, id, name }, files);
    touchControl(tx, seat.gameId);
    return takenWith(id, notes);
  },
});
