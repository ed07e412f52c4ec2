import { z } from 'zod';
import { touchControl } from '@/lib/db/kernel/transaction';
import { renameDraftTo } from '@/lib/db/scenarios/drafts';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftName, draftToEdit, mayBeNamed } from './draft-steps';

/** Gives a draft another name. */
export const renameDraft = controlVerb({
  name: 'rename-draft',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ draftId, name: draftName }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form: { name, ...of } }): Promise<null> => {
    const draft = await draftToEdit(tx, seat.gameId, of.draftId);
    if (draft.name !== name) {
      await mayBeNamed(tx, seat.gameId, name);
      await renameDraftTo(tx, draft.id, name);
      touchControl(tx, seat.gameId);
    }
    return null;
  },
});
