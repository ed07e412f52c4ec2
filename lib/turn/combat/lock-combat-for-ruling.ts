import type { CombatFinding, CombatRuling } from '@/lib/advice/combat/combat-grouping';
import { findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { type CombatWithParts, lockCombat } from '@/lib/db/combat/combats';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import { asSeen } from '../kernel/as-seen';
import { combatsFree } from '../kernel/awaiting-decision';
import { isStillRuled } from './last-turn';

/** A combat that can be ruled on. */
interface CombatToRule {
  combat: CombatWithParts;
  finding: CombatFinding;
  /** The ruling that stands; null: it is the first. */
  earlier: CombatRuling | null;
}

/**
 * Holds a combat to rule on it: one of this turn or of the one before, resolved, as it was seen. A further ruling is refused
 * without a reason (§2).
 */
export async function lockCombatForRuling(
  tx: Tx,
  turn: TurnNow,
  { combatId, version, reason }: { combatId: string; version: number; reason: string },
): Promise<CombatToRule> {
  const combat = await lockCombat(tx, turn.gameId, combatId);
  if (!combat || !isStillRuled(combat, turn))
    throw refusal('notFound', 'This combat is neither of this turn nor of the one before.');
  const finding = findingOf(combat);
  if (!finding) throw refusal('notNow', `${combat.name} has not been resolved yet.`);
  await asSeen(tx, 'combat', combat, version);
  await combatsFree(tx, turn.gameId, [combat.id]);
  const earlier = rulingOf(combat);
  if (earlier && !reason)
    throw refusal('reasonNeeded', `${earlier.by} has ruled on this combat. Say why you rule again.`, {
      field: 'reason',
    });
  return { combat, finding, earlier };
}
