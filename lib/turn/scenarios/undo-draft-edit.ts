import { z } from 'zod';
import { draftEdit } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { inverse } from '@/lib/scenario/draft/edit';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftToEdit, makeEdit } from './draft-steps';

/** Takes the newest edit of a draft back that stands. Taking back is an edit too, and can be taken back by doing it again. */
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
    const undoable = [...draft.undoable];
    if (undoable.pop() !== form.number)
      throw refusal('changedByAnother', 'Another edit came between. Look at it, then take it back.');
    const { what, splices } = await draftEdit(tx, draft.id, form.number);
    const redoable = [...draft.redoable, form.number];
    return makeEdit(tx, draft, { what: `Undo: ${what}`, splices: inverse(splices), undoable, redoable });
  },
});
