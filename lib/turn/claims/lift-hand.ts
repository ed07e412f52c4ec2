import { takeHandOff } from '@/lib/db/hands';
import { type Answer, done } from '@/lib/result';
import { perform } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** Takes the seat's hand off the counters of the master map. */
export const liftHand = (seat: ControlSeat): Promise<Answer> =>
  perform(seat, 'lift-hand', '', async (tx) => {
    await takeHandOff(tx, seat.gameId, seat.id);
    return done(null);
  });
