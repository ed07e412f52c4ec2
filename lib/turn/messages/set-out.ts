import { createAll } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import { type Act, nameOfHand, type Tx } from '@/lib/db/kernel/transaction';
import { lockMessagesToSetOut, type MessageToSetOut } from '@/lib/db/messages/signals';
import { timeByClock } from '../clock/time-by-clock';

/**
 * Sets out on their way what was sent by lines that carry by themselves (OC-124). In the last turn what would come in with
 * the next turn or report is left with Control.
 */
export async function setOut(tx: Tx, act: Act, now: TurnNow): Promise<void> {
  const messages = await lockMessagesToSetOut(tx, act.gameId);
  if (messages.length === 0) return;
  const carried = {
    gameId: act.gameId,
    gameTime: '',
    note: '',
    issuedId: null,
    by: nameOfHand(act),
    at: now.now,
    version: 1,
  };
  await createAll(
    tx,
    act,
    'messageDelivery',
    messages.map((message) => ({ ...carried, messageId: message.id, ...dueBy(message, now) })),
  );
}

/** When a message is due: by the clock of the hall, with a turn, or with the next report of the HQ it is for. */
function dueBy({ way, minutes, sentAt }: MessageToSetOut, { turn, isLast, pausedAt }: TurnNow) {
  const none = { dueTurn: null, dueAt: null };
  // After the last turn nothing opens, and no report may follow: Control sees to it.
  if (isLast && (way === 'nextTurn' || way === 'nextReport')) return { ...none, state: 'held' as const };
  if (way === 'nextTurn') return { ...none, state: 'onItsWay' as const, dueTurn: turn + 1 };
  if (way === 'nextReport') return { ...none, state: 'onItsWay' as const };
  const from = timeByClock({ pausedAt, now: sentAt });
  return { ...none, state: 'onItsWay' as const, dueAt: new Date(from.getTime() + minutes * 60_000) };
}
