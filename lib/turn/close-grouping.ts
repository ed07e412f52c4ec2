import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { perform } from './act';
import { type Answer, done, refused } from './answer';
import type { ControlSeat } from './seat';

/** All combats of the turn are grouped: from now on they can be resolved, and not be changed (§9 Analysing Combat 5). */
export const closeGrouping = (seat: ControlSeat): Promise<Answer<{ closedAt: string }>> =>
  perform(seat, 'close-grouping', '§9 Analysing Combat 5', async (tx, act) => {
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (turn.groupingClosedAt) return refused('alreadyDone', 'Grouping is closed for this turn already.');
    await change(tx, act, 'turn', String(turn.turn), { groupingClosedAt: turn.now });
    return done({ closedAt: turn.now.toISOString() });
  });
