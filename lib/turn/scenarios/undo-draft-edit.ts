import { z } from 'zod';
import { editsAtEnd } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { inverse } from '@/lib/scenario/draft/edit';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftToEdit, makeEdit } from './draft-steps';

/** Takes the newest edit of a draft back that stands. What was made in parts is taken back whole. Taking back is an edit too, and can be taken back by doing it again. */
export const undoDraftEdit = controlVerb({
  name: 'undo-draft-edit',
  rule: '§2',
  who: gameControl,
  /** `number`: the edit the person saw as the one to be taken back. */
  form: z.strictObject({ draftId, number: z.int() }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }) => {
    const draft = await draftToEdit(tx, seat.gameId, form.draftId);
    if (draft.undoable.at(-1) !== form.number)
      throw refusal('changedByAnother', 'Another edit came between. Look at it, then take it back.');
    const edits = await editsAtEnd(tx, draft.id, draft.undoable);
    return makeEdit(tx, draft, {
      what: `Undo: ${edits[0]!.what}`,
      splices: inverse(edits.flatMap(({ splices }) => splices)),
      undoable: draft.undoable.slice(0, -edits.length),
      // The part that was made first is made again first.
      redoable: [...draft.redoable, ...edits.map(({ number }) => number).reverse()],
    });
  },
});
