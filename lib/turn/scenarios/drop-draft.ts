import { z } from 'zod';
import { touchControl } from '@/lib/db/kernel/transaction';
import { deleteDraft } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftToEdit } from './draft-steps';

/** Deletes a draft with all its edits. Games that were opened from it keep what they were opened with. */
export const dropDraft = controlVerb({
  name: 'drop-draft',
  rule: '§2',
  who: gameControl,
  /** `version`: what the person saw; a draft that somebody has edited since stays. */
  form: z.strictObject({ draftId, version: z.int() }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<null> => {
    const draft = await draftToEdit(tx, seat.gameId, form.draftId);
    if (draft.version !== form.version)
      throw refusal('changedByAnother', 'Somebody has edited this draft meanwhile. Look at it before you delete it.');
    await deleteDraft(tx, draft.id);
    touchControl(tx, seat.gameId);
    return null;
  },
});
