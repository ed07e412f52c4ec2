import { kmBetween, type Place } from '@/lib/geometry';
import type { CombatRuling, Grouping } from './combat-grouping';

/** A winner that may follow into the place an enemy left, no further (OC-128). */
export interface Advance {
  unitId: string;
  to: Place;
}

/** A winner this near to the place left stands in it, km: ours, half a counter’s frontage (§3). */
const thereKm = 0.5;

interface Winner extends Place {
  id: string;
  isEffective: boolean;
}

/**
 * The attackers of a ruled combat that may follow into a place left: each to the nearest that a defender has left, if it
 * does not stand there already. None where nobody left, or where tanks overran: they go on as §9 says (OC-68).
 */
export function winnersAdvance(
  { units: grouped }: Pick<Grouping, 'units'>,
  ruling: Pick<CombatRuling, 'applied' | 'overrun'> | null,
  units: readonly Winner[],
): Advance[] {
  if (!ruling || ruling.overrun) return [];
  const roleOf = new Map(grouped.map(({ unitId, role, isArtillery }) => [unitId, isArtillery ? 'guns' : role]));
  const left = ruling.applied.flatMap(({ unitId, before, after }): Place[] => {
    const { x, y } = before;
    const hasGone = after.isCaptured || after.x !== x || after.y !== y;
    return roleOf.get(unitId) === 'defender' && hasGone && x !== null && y !== null ? [{ x, y }] : [];
  });
  if (left.length === 0) return [];
  return units.flatMap((unit): Advance[] => {
    if (roleOf.get(unit.id) !== 'attacker' || !unit.isEffective) return [];
    const to = left.reduce((best, place) => (kmBetween(unit, place) < kmBetween(unit, best) ? place : best));
    return kmBetween(unit, to) <= thereKm ? [] : [{ unitId: unit.id, to }];
  });
}
