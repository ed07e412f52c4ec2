import { countRemarks, dropRemark, lockRemark, writeRemarkRow } from '@/lib/db/team/diary-rows';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { remarkWrite } from '@/lib/visibility/forms/diary-writes';
import { playerVerb } from '../kernel/verb';

/** No diary needs more remarks than this. */
const remarksAtMost = 500;

/**
 * Writes a remark in the team's war diary, during play and after it, or takes it out where it has no text. Where a colleague
 * changed it meanwhile nothing is stored, and his text is answered (`theirs`).
 */
export const writeRemark = playerVerb({
  name: 'write-remark',
  rule: '§10',
  form: remarkWrite,
  inLedger: null,
  run: async ({ tx, seat: { gameId, teamId, label }, form }): Promise<{ version: number }> => {
    const { id, turn, text, version } = form;
    const stands = await lockRemark(tx, teamId, id);
    if ((stands?.version ?? 0) !== version)
      throw refusal('changedByAnother', 'Someone else at your HQ changed this remark meanwhile.', { theirs: stands });
    if (!text) {
      await dropRemark(tx, teamId, id);
      return { version: 0 };
    }
    if (!stands && (await countRemarks(tx, teamId)) >= remarksAtMost)
      throw refusal('badInput', `The diary is full: at most ${counted(remarksAtMost, 'remark')}.`, { field: 'text' });
    await writeRemarkRow(tx, gameId, teamId, { id, turn, text, writtenBy: label, version: version + 1 });
    return { version: version + 1 };
  },
});
