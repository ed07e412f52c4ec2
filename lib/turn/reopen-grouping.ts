import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { perform } from './act';
import { type Answer, done, refused } from './answer';
import type { ControlSeat } from './seat';

/** Combats can be grouped again. What has been rolled or ruled stays as it is. */
export const reopenGrouping = (seat: ControlSeat): Promise<Answer> =>
  perform(seat, 'reopen-grouping', '§9 Analysing Combat 5', async (tx, act) => {
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (!turn.groupingClosedAt) return refused('alreadyDone', 'Grouping is open.');
    await change(tx, act, 'turn', String(turn.turn), { groupingClosedAt: null });
    return done(null);
  });
