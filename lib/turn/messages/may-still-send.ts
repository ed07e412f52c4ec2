import type { Tx } from '@/lib/db/kernel/transaction';
import { sentByHand } from '@/lib/db/messages/sent-by-hand';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import type { PlayerSeat } from '../kernel/seat';

/**
 * The number that a seat may send, messages and copies together. Control reads each of them; more would bury those of the
 * others.
 */
const sentAtMost = { inTurn: 60, inMinute: 20 } as const;

/** Refuses a seat that has sent as much as it may, in this turn or within a minute. */
export async function mayStillSend(tx: Tx, seat: PlayerSeat): Promise<void> {
  const { inTurn, inLastMinute } = await sentByHand(tx, seat);
  if (inTurn >= sentAtMost.inTurn)
    throw refusal(
      'notNow',
      `This desk has sent ${counted(sentAtMost.inTurn, 'message')} and copies this turn. It can send again next turn; what cannot wait, tell Control.`,
    );
  if (inLastMinute >= sentAtMost.inMinute)
    throw refusal('notNow', `This desk has sent ${sentAtMost.inMinute} within a minute. Wait a moment, then send it.`);
}
