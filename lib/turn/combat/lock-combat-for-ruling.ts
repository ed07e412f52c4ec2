import type { CombatFinding, CombatRuling } from '@/lib/advice/combat/combat-grouping';
import { findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { type CombatWithParts, holdCombat } from '@/lib/db/combats';
import type { TurnNow } from '@/lib/db/lock';
import type { Tx } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { combatsFree } from '../decisions/awaiting-decision';

/** A combat that can be ruled on. */
export interface CombatToRule {
  combat: CombatWithParts;
  finding: CombatFinding;
  /** The ruling that stands; null: it is the first. */
  earlier: CombatRuling | null;
}

/**
 * Holds a combat to rule on it: one of this turn, resolved, as it was seen. A further ruling is refused without a reason
 * (§2).
 */
export async function combatToRule(
  tx: Tx,
  turn: TurnNow,
  { combatId, version, reason }: { combatId: string; version: number; reason: string },
): Promise<Answer<CombatToRule>> {
  const combat = await holdCombat(tx, turn.gameId, combatId);
  if (combat?.turn !== turn.turn) return refused('notFound', 'This combat is not one of this turn.');
  const finding = findingOf(combat);
  if (!finding) return refused('notNow', `${combat.name} has not been resolved yet.`);
  if (combat.version !== version)
    return refused('changedByAnother', 'Someone else has ruled on this combat. Look at it once more.', {
      theirs: combat,
    });
  const free = await combatsFree(tx, turn.gameId, [combat.id]);
  if (!free.ok) return free;
  const earlier = rulingOf(combat);
  if (earlier && !reason)
    return refused('reasonNeeded', `${earlier.by} has ruled on this combat. Say why you rule again.`, {
      field: 'reason',
    });
  return done({ combat, finding, earlier });
}
