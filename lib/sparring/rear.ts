import { kmBetween, middleOf, type Place } from '@/lib/geometry';
import { gridReference } from '@/lib/visibility/words/grid';
import { type Decided, workOf } from './decided';
import type { Goal, Known, OwnUnit } from './known';

/** What guns, headquarters and trains do: it follows from what the others do. */

/** How far guns are taken to reach, km. */
export const gunsReachKm = 10;
/** How far behind its troops a headquarters may be left, km. */
const commandKm = 12;

/** Where the work of a unit is, by the name of its goal or by reference. */
const placeOfWork = (one: Decided): Goal => one.goal ?? { name: gridReference(one.unit.place), place: one.unit.place };

/** Where the plan puts a unit, and the way there. */
type Planned = Pick<Decided, 'by'> & { goal: Goal };

/** Guns in reach of a fight stay and fire; else they go where the plan puts them, or nearer to the others. */
export function guns(unit: OwnUnit, { enemies }: Known, front: readonly Decided[], planned: Planned | null): Decided {
  const fires: Decided = { unit, thumb: 'fire', goal: null, by: [] };
  const isInReach = (one: Decided) => kmBetween(workOf(one), unit.place) <= gunsReachKm;
  const isFight = (one: Decided) =>
    ['attack', 'seize'].includes(one.thumb) || enemies.some((enemy) => kmBetween(enemy.place, workOf(one)) <= 3);
  const fights = front.filter(isFight);
  if (fights.some(isInReach)) return fires;
  if (planned) return isThere(unit, planned.goal) ? fires : { unit, thumb: 'displace', ...planned };
  const nearest = nearestOf(fights.length > 0 ? fights : front, unit.place);
  return !nearest || isInReach(nearest)
    ? fires
    : { unit, thumb: 'displace', goal: placeOfWork(nearest), by: nearest.by };
}

/** A headquarters, or a train, goes where the plan puts it; without a plan it stays until its troops are far, and then goes to them. */
export function headquarters(unit: OwnUnit, front: readonly Decided[], planned: Planned | null): Decided {
  const stays: Decided = { unit, thumb: 'command', goal: null, by: [] };
  if (planned) return isThere(unit, planned.goal) ? stays : { unit, thumb: 'followUp', ...planned };
  if (front.length === 0) return stays;
  const middle = middleOf(front.map((one) => one.unit.place));
  if (kmBetween(middle, unit.place) <= commandKm) return stays;
  const nearest = nearestOf(front, middle)!;
  return { unit, thumb: 'followUp', goal: placeOfWork(nearest), by: nearest.by };
}

/** So near the place that the plan puts it at, a unit of the rear is there, km. */
const thereKm = 3;
const isThere = (unit: OwnUnit, goal: Goal): boolean => kmBetween(unit.place, goal.place) <= thereKm;

const nearestOf = (front: readonly Decided[], place: Place): Decided | undefined =>
  [...front].sort((a, b) => kmBetween(workOf(a), place) - kmBetween(workOf(b), place))[0];
