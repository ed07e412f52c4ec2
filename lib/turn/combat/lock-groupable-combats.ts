import { type CombatWithParts, lockCombat } from '@/lib/db/combat/combats';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import { only } from '@/lib/values';
import { asSeen } from '../kernel/as-seen';
import { combatsFree } from '../kernel/awaiting-decision';
import type { GroupingWishes } from './grouping-form';

/** Combats as a person saw them. */
type Seen = { combatId: string; version: number };

/**
 * The combats of this turn that are still being grouped, locked in one order, by number (§9 Analysing Combat 4).
 * Refused when grouping is closed, and for a combat that was dropped, resolved or changed in the meantime, or follows
 * from another.
 */
export async function lockGroupableCombats(tx: Tx, turn: TurnNow, seen: readonly Seen[]): Promise<CombatWithParts[]> {
  if (turn.groupingClosedAt)
    throw refusal('notNow', 'Grouping is closed for this turn. Reopen it to change a combat.', {
      rule: '§9 Analysing Combat 5',
    });
  const combats: CombatWithParts[] = [];
  for (const { combatId, version } of [...seen].sort((a, b) => (a.combatId < b.combatId ? -1 : 1))) {
    const combat = await lockCombat(tx, turn.gameId, combatId);
    if (combat?.turn !== turn.turn) throw refusal('notFound', 'This combat has been dropped.');
    if (combat.state !== 'grouped')
      throw refusal('alreadyDone', `${combat.name} has been resolved: it stays as it is.`);
    if (combat.kind !== 'attack')
      throw refusal('notNow', `${combat.name} follows another combat: change it where it follows from.`);
    await asSeen(tx, 'combat', combat, version, `C${combat.number}`);
    combats.push(combat);
  }
  await combatsFree(
    tx,
    turn.gameId,
    combats.map(({ id }) => id),
  );
  return combats.sort((a, b) => a.number - b.number);
}

/** A combat as it stands, in the words of the form it is grouped by: what was ticked by hand stays, the rest is proposed. */
export function formOf({ name, hour, units, air, ...combat }: CombatWithParts): GroupingWishes {
  const { isBuiltUp, isWoods, isCity, isFortified, isBadTerrain, attackersLead, defendersLead } = combat;
  return {
    name,
    hour,
    attackersLead,
    defendersLead,
    ground: { isBuiltUp, isWoods, isCity, isFortified, isBadTerrain },
    units: units.map(({ isPrepared, isPreparedByHand, ...unit }) => ({
      ...only(unit, ['unitId', 'role', 'isArtillery', 'rangeKm']),
      ...only(unit, ['action', 'posture', 'tacticalAdvantages']),
      ...only(unit, ['standFast', 'cannotRetire', 'startLineKm']),
      movedIn: unit.movedIn,
      holdsVitalSpot: unit.holdsVitalSpot,
      fightsOutOfRole: unit.fightsOutOfRole,
      isPrepared: isPreparedByHand ? isPrepared : null,
    })),
    air: air.map(({ combatId: _combat, position: _position, kind, ...entry }) => ({
      ...entry,
      kind: kind as GroupingWishes['air'][number]['kind'],
    })),
  };
}
