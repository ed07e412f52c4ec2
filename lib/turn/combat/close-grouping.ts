import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `turn` is the turn the person saw. */
export const groupingTurnForm = z.strictObject({ turn: z.number().int() });

/** All combats of the turn are grouped: from now on they can be resolved, and not be changed (§9 Analysing Combat 5). */
export const closeGrouping = (
  seat: ControlSeat,
  input: z.input<typeof groupingTurnForm>,
): Promise<Answer<{ closedAt: string }>> =>
  perform(seat, 'close-grouping', '§9 Analysing Combat 5', async (tx, act) => {
    const form = read(groupingTurnForm, input);
    if (!form.ok) return form;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (turn.turn !== form.value.turn)
      return refused('notNow', `Turn ${form.value.turn} is over; this is turn ${turn.turn}.`);
    if (turn.groupingClosedAt) return refused('alreadyDone', 'Grouping is closed for this turn already.');
    await change(tx, act, 'turn', String(turn.turn), { groupingClosedAt: turn.now });
    return done({ closedAt: turn.now.toISOString() });
  });
