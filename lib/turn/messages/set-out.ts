import type { TurnNow } from '@/lib/db/lock';
import type { LinkDelivery, Message } from '@/lib/db/rows';
import type { Act, Tx } from '@/lib/db/transaction';
import { timeByClock } from '../clock/paused-clock';
import { carry } from './message-delivery';

/**
 * Sets a message out on the line it was sent by, as that line carries (OC-124). On a line carried by hand it waits with
 * Control, and so it does in the last turn on a line that takes until the next.
 */
export async function setOut(
  tx: Tx,
  act: Act,
  message: Message,
  line: LinkDelivery | null,
  { turn, isLast, ...clock }: TurnNow,
): Promise<void> {
  const due = dueBy(line, { turn, isLast, time: timeByClock(clock) });
  if (!due) return;
  const how = { state: 'onItsWay' as const, ...due, at: clock.now };
  await carry(tx, { ...act, seat: null, by: 'The line' }, { ...message, delivery: null }, how);
}

/** When a message is due that is sent at `time` by the clock of the hall; null: Control carries it. */
function dueBy(line: LinkDelivery | null, { turn, isLast, time }: { turn: number; isLast: boolean; time: Date }) {
  if (!line || line.way === 'byHand') return null;
  if (line.way === 'nextTurn') return isLast ? null : { dueTurn: turn + 1 };
  return { dueAt: new Date(time.getTime() + line.minutes * 60_000) };
}
