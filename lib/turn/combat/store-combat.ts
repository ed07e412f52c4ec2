import { type CombatWithParts, linkedTruth, nextCombatNumber, putParts } from '@/lib/db/combat/combats';
import { change, create } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { GroupedRows } from './build-grouping';

/** A combat as it has been written. */
export interface CombatPut {
  combatId: string;
  number: number;
  version: number;
}

/**
 * Writes a grouping with its parts: over the combat that stands, whose version the caller has checked, or as a new one
 * with the next number, for which the caller holds the turn for update.
 */
export async function putCombat(
  tx: Tx,
  act: Act,
  { gameId, turn }: Pick<TurnNow, 'gameId' | 'turn'>,
  { row, units, air }: GroupedRows,
  combat: CombatWithParts | { id: string; followsId: string | null },
): Promise<CombatPut> {
  const { id } = combat;
  const linked = linkedTruth(units, air);
  if ('version' in combat) {
    await putParts(tx, { ...combat, kind: row.kind }, units, air);
    const { number, version } = await change(tx, act, 'combat', id, row, {
      seen: combat.version,
      linked: { before: linkedTruth(combat.units, combat.air), after: linked },
    });
    return { combatId: id, number, version };
  }
  const number = await nextCombatNumber(tx, gameId, turn);
  const made = { id, gameId, turn, number, followsId: combat.followsId, ...row };
  const { version } = await create(tx, act, 'combat', id, made, linked);
  await putParts(tx, { id, gameId, turn, kind: row.kind }, units, air);
  return { combatId: id, number, version };
}
