import { z } from 'zod';
import { writtenText } from '@/lib/forms';
import { splicesShape } from '@/lib/scenario/draft/edit';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftToEdit, makeEdit } from './draft-steps';

/**
 * Changes the files of a draft: what is said to stand there is taken out, and something else put in. Where something else
 * stands there now, nothing is done. Every edit is kept, and can be taken back.
 */
export const editDraft = controlVerb({
  name: 'edit-draft',
  rule: '§2',
  who: gameControl,
  /**
   * `what`: what is done, in words, for the list of edits. `group`: edits that are parts of one change have the same, and are
   * taken back as one.
   */
  form: z.strictObject({
    draftId,
    what: writtenText(120).trim().min(1),
    splices: splicesShape,
    group: z.string().min(1).max(40).nullable().default(null),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form: { what, splices, group, ...of } }) => {
    const draft = await draftToEdit(tx, seat.gameId, of.draftId);
    const undoable = [...draft.undoable, draft.version + 1];
    return makeEdit(tx, draft, { what, splices, undoable, redoable: [], group });
  },
});
