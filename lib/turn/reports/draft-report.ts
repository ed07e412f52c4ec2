import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { draftToWriteAgain, writeDraft } from './write-draft';

/**
 * Drafts a team's report of the turn from what has come out so far (§10). What was told is not changed: a correction is
 * drafted, which says that the earlier report was mistaken. What Control wrote by hand stays.
 */
export const draftReport = controlVerb({
  name: 'draft-report',
  rule: '§10',
  who: anyControl,
  form: draftToWriteAgain,
  inLedger: 'drafted the report',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ id: string; version: number }> => {
    const { id, version } = await writeDraft(tx, act, seat, form);
    return { id, version };
  },
});
