import { unitsById } from '@/lib/db/combat/combats';
import { change } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Combat, Unit } from '@/lib/db/rows';

/** Rulings on a combat of the turn before: the teams read their letters, and protest, when they write the next orders. */

/** True when a combat may be ruled on, or its ruling taken back: it is of this turn, or of the one before. */
export const isStillRuled = ({ turn }: Pick<Combat, 'turn'>, now: Pick<TurnNow, 'turn'>): boolean =>
  turn === now.turn || turn === now.turn - 1;

/** True when a unit has moved since a combat: a ruling on one of the turn before leaves it where it is now. */
export const hasMovedSince = (
  { turn }: Pick<Combat, 'turn'>,
  now: Pick<TurnNow, 'turn'>,
  unit: Pick<Unit, 'kmMoved'> | undefined,
): boolean => turn < now.turn && (unit?.kmMoved ?? 0) > 0;

/** Units of a combat of the turn before that a ruling has put elsewhere begin their move of this turn there. */
export async function beginWhereTheyStand(
  tx: Tx,
  act: Act,
  { turn }: Pick<Combat, 'turn'>,
  now: TurnNow,
  unitIds: readonly string[],
): Promise<void> {
  if (turn === now.turn) return;
  for (const { id, x, y, startX, startY, kmMoved } of await unitsById(now.gameId, unitIds, tx))
    if (kmMoved === 0 && (x !== startX || y !== startY)) await change(tx, act, 'unit', id, { startX: x, startY: y });
}
