import { extensionOf } from '@/lib/db/issued/issued-clock';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import { refuseEnded } from '@/lib/turn/clock/refuse-standing';
import { timeByClock } from '@/lib/turn/clock/time-by-clock';

/** While a turn is fought the staff already writes for the next one (§4, player action 6), where there is one. */
export function mayWriteFor(now: Pick<TurnNow, 'turn' | 'isLast' | 'endedAt'>, turn: number): void {
  refuseEnded(now);
  if (now.isLast && turn > now.turn)
    throw refusal('notNow', 'The battle ends with this turn: there is no sheet to write after it.');
  if (turn === now.turn || turn === now.turn + 1) return;
  throw turn < now.turn
    ? refusal('notNow', 'The hour for this sheet has passed. Write for the coming turn.')
    : refusal('notNow', 'It is too early to write for that turn.');
}

/** Sheets come in while orders are written; until the counters are moved one is taken late, and says so. */
export async function mayHandInFor(
  tx: Tx,
  now: TurnNow,
  { teamId, turn }: { teamId: string; turn: number },
): Promise<{ isLate: boolean }> {
  refuseEnded(now);
  if (turn > now.turn)
    throw refusal('notNow', 'This sheet can be handed in when its turn begins. It is kept until then.');
  if (turn < now.turn || now.movementClosedAt) {
    const coming = now.isLast ? '' : ' Write for the coming turn.';
    throw refusal('notNow', `The troops have marched already.${coming}`);
  }
  return { isLate: await isLateFor(tx, now, teamId) };
}

/**
 * True when a sheet of the turn under way that comes in now is late: the orders phase is over, and so is any more time the
 * team was given.
 */
export async function isLateFor(tx: Tx, now: TurnNow, teamId: string): Promise<boolean> {
  if (now.phase === 'orders') return false;
  const longer = await extensionOf(tx, { gameId: now.gameId, teamId, turn: now.turn });
  return !longer || longer.until <= timeByClock(now);
}
