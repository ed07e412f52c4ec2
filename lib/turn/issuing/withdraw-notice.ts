import { z } from 'zod';
import { dropNotice, holdNotice } from '@/lib/db/issued-clock';
import { lockTurn } from '@/lib/db/lock';
import { teamsOf } from '@/lib/db/teams';
import { enter, touchDesk } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const withdrawNoticeForm = z.strictObject({ noticeId: z.string() });

/** Game control takes a notice down, in the hall and from every desk. */
export const withdrawNotice = (seat: ControlSeat, input: z.input<typeof withdrawNoticeForm>): Promise<Answer> =>
  perform(seat, 'withdraw-notice', '§2', async (tx, act) => {
    const form = read(withdrawNoticeForm, input);
    if (!form.ok) return form;
    await lockTurn(tx, seat.gameId, 'update');
    const notice = await holdNotice(tx, seat.gameId, form.value.noticeId);
    if (!notice) return refused('alreadyDone', 'That notice hangs no more.');
    await dropNotice(tx, notice.id);
    const before = truthOf('notice', { ...notice });
    enter(tx, { act, kind: 'notice', subjectId: notice.id, before, after: null });
    for (const team of await teamsOf(seat.gameId, tx)) touchDesk(tx, seat.gameId, team.id);
    return done(null);
  });
