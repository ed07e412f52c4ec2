import { z } from 'zod';
import { editsAtEnd } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftToEdit, makeEdit } from './draft-steps';

/** Makes an edit of a draft again that was taken back last; what was made in parts, all of it. */
export const redoDraftEdit = controlVerb({
  name: 'redo-draft-edit',
  rule: '§2',
  who: gameControl,
  /** `number`: the edit the person saw as the one to be made again. */
  form: z.strictObject({ draftId, number: z.int() }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }) => {
    const draft = await draftToEdit(tx, seat.gameId, form.draftId);
    if (draft.redoable.at(-1) !== form.number)
      throw refusal(
        'changedByAnother',
        'Another edit came between. What was taken back before it cannot be made again.',
      );
    // As they stand in the list the part that was made first is the last.
    const edits = (await editsAtEnd(tx, draft.id, draft.redoable)).reverse();
    return makeEdit(tx, draft, {
      what: `Again: ${edits[0]!.what}`,
      splices: edits.flatMap(({ splices }) => splices),
      undoable: [...draft.undoable, ...edits.map(({ number }) => number)],
      redoable: draft.redoable.slice(0, -edits.length),
    });
  },
});
