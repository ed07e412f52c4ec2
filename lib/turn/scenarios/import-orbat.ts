import { z } from 'zod';
import { newId } from '@/lib/db/ids';
import { createDraft, draftById, draftFiles } from '@/lib/db/scenarios/drafts';
import { touchControl } from '@/lib/db/transaction';
import { refusal } from '@/lib/result';
import { draftOfOrbat } from '@/lib/scenario/orbat-mapper/convert';
import { parseOrbat } from '@/lib/scenario/orbat-mapper/shape';
import { nothingTold } from '@/lib/scenario/told';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftGone, draftId, draftName, mayBegin } from './draft-steps';
import { type TakenIn, takenIn, takenWith } from './taken-in';

/**
 * Takes a scenario of ORBAT Mapper in as a draft. `beside`: the draft that has what the file does not say, empty for none; it
 * stays as it is. `first`: the name of the side that is Allied here, empty for as they are drawn. No unit is dropped: what had
 * to be guessed is told, `more` of it than are shown; not a second time, when the same is sent again.
 */
export const importOrbat = controlVerb({
  name: 'import-orbat',
  file: 'packed',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    name: draftName,
    beside: draftId,
    first: z.string().trim().max(120),
    packed: z.instanceof(Uint8Array),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  stands: ({ tx, seat, form }) => takenIn(tx, seat.gameId, form.name),
  prepare: async ({ packed }) => {
    const told = nothingTold();
    const scenario = parseOrbat(packed, 'The file', told);
    if (!scenario) {
      const faults = told.problems
        .slice(0, 5)
        .map(({ column, message }) => `${column ? `, at ${column},` : ''} ${message}.`);
      throw refusal('badInput', `The file${faults.join(' The file')}`, { field: 'packed' });
    }
    return scenario;
  },
  run: async ({ tx, seat, form: { name, beside, first }, prepared }): Promise<TakenIn> => {
    await mayBegin(tx, seat.gameId, name);
    if (beside !== '' && !(await draftById(seat.gameId, beside, tx))) throw draftGone('beside');
    const files = beside === '' ? null : await draftFiles(beside, undefined, tx);
    const { draft, notes } = draftOfOrbat(prepared, { first: first || null, beside: files });
    const id = newId();
    await createDraft(tx, { gameId: seat.gameId, id, name }, draft);
    touchControl(tx, seat.gameId);
    return takenWith(id, notes);
  },
});
