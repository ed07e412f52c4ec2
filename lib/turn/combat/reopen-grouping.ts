import type { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { groupingTurnForm } from './close-grouping';

/** Combats can be grouped again. What has been rolled or ruled stays as it is. */
export const reopenGrouping = (seat: ControlSeat, input: z.input<typeof groupingTurnForm>): Promise<Answer> =>
  perform(seat, 'reopen-grouping', '§9 Analysing Combat 5', async (tx, act) => {
    const form = read(groupingTurnForm, input);
    if (!form.ok) return form;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (turn.turn !== form.value.turn)
      return refused('notNow', `Turn ${form.value.turn} is over; this is turn ${turn.turn}.`);
    if (!turn.groupingClosedAt) return refused('alreadyDone', 'Grouping is open.');
    await change(tx, act, 'turn', String(turn.turn), { groupingClosedAt: null });
    return done(null);
  });
