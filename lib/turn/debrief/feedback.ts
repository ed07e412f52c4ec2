import type { z } from 'zod';
import { keepFeedback } from '@/lib/db/debrief/feedback';
import { isOver } from '@/lib/db/issued/issued-clock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import type { feedbackWrite } from '@/lib/visibility/forms/diary-writes';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';

/**
 * Keeps what a seat says of the game, once the battle is over. The seat's name stands with it only where it wished so; no time
 * and no other trace is kept, so a repeat is known by the id alone, which the browser drew. How many answers a seat has given is
 * counted, and refused from the sixth on.
 */
export async function keepSaid(
  tx: Tx,
  { id: seatId, gameId, label }: ControlSeat | PlayerSeat,
  { id, wentWell, wentBadly, moment, isNamed }: z.output<typeof feedbackWrite>,
): Promise<void> {
  if (!(await isOver(tx, gameId))) throw refusal('notNow', 'This is asked when the battle is over.');
  const isKept = await keepFeedback(tx, seatId, {
    id,
    gameId,
    wentWell,
    wentBadly,
    moment,
    saidBy: isNamed ? label : null,
  });
  if (!isKept)
    throw refusal(
      'notNow',
      'No more answers are kept: this seat, or the whole hall, has given as many as there is room for.',
    );
}
