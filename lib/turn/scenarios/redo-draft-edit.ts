import { z } from 'zod';
import { draftEdit } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftToEdit, makeEdit } from './draft-steps';

/** Makes an edit of a draft again that was taken back last. */
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
    const redoable = [...draft.redoable];
    if (redoable.pop() !== form.number)
      throw refusal(
        'changedByAnother',
        'Another edit came between. What was taken back before it cannot be made again.',
      );
    const { what, splices } = await draftEdit(tx, draft.id, form.number);
    const undoable = [...draft.undoable, form.number];
    return makeEdit(tx, draft, { what: `Again: ${what}`, splices, undoable, redoable });
  },
});
