import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { dropNotice, lockNotice } from '@/lib/db/issued/issued-clock';
import { enterGone } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** Game control takes a notice down, in the hall and from every desk. */
export const withdrawNotice = controlVerb({
  name: 'withdraw-notice',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ noticeId: z.string() }),
  inLedger: 'took a public notice down',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    await lockTurn(tx, seat.gameId, 'update');
    const notice = await lockNotice(tx, seat.gameId, form.noticeId);
    if (!notice) throw refusal('alreadyDone', 'That notice has been taken down already.');
    await dropNotice(tx, notice.id);
    enterGone(tx, act, 'notice', notice.id, notice);
    for (const team of await teamsOf(seat.gameId, tx)) touchDesk(tx, seat.gameId, team.id);
  },
});
