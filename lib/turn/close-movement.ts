import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { truthTurn } from './issue-clock';
import { issuePlaces } from './issue-places';
import type { ControlSeat } from './seat';
import { sourceOf } from './source';

/** `turn` is the turn the person saw. */
export const closeMovementForm = z.strictObject({ turn: z.number().int() });

/**
 * Closes the movement of the turn (§4 step 2): every team is told where its own counters stand now. Control may still
 * move a counter afterwards; its team hears of it with its report.
 */
export const closeMovement = (
  seat: ControlSeat,
  input: z.input<typeof closeMovementForm>,
): Promise<Answer<{ closedAt: string }>> =>
  perform(seat, 'close-movement', '§4', async (tx, act) => {
    const form = read(closeMovementForm, input);
    if (!form.ok) return form;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (form.value.turn !== turn.turn)
      return refused('notNow', `Turn ${form.value.turn} is over; this is turn ${turn.turn}.`);
    if (turn.movementClosedAt) return refused('alreadyDone', 'Movement is closed already.');
    await change(tx, act, 'turn', String(turn.turn), { movementClosedAt: turn.now });
    const { turn: number, date, daypart } = turn;
    await issuePlaces(tx, seat.gameId, truthTurn({ number, date, daypart }), await sourceOf(tx));
    return done({ closedAt: turn.now.toISOString() });
  });
