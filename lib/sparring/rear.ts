import { kmBetween, type Place, placeBetween } from '@/lib/geometry';
import { gridReference } from '@/lib/visibility/words/grid';
import { type Decided, workOf } from './decided';
import type { Goal, Known, OwnUnit } from './known';

/** The tasks of guns, headquarters and trains: they follow from those of the others. */

/** The assumed reach of guns, km. */
export const gunsReachKm = 10;
/** The distance from the fight at which guns unlimber that go nearer to it, km. */
const gunLineKm = 5;
/** The distance behind its troops at which a headquarters may be left, km. */
const commandKm = 12;
/** The distance behind them at which it sets up again, km. */
const headquartersKm = 4;

/** A place so many km short of another, on the way to it. */
function shortOf(from: Place, to: Place, km: number): Goal {
  const place = placeBetween(from, to, Math.max(0, 1 - km / kmBetween(from, to)));
  return { name: gridReference(place), place };
}

/** Where the plan puts a unit, and the way there. */
type Planned = Pick<Decided, 'by'> & { goal: Goal };

/** Guns in reach of a fight stay and fire; else they go where the plan puts them, or nearer to the others, to a gun line behind them. */
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
    : { unit, thumb: 'displace', goal: shortOf(unit.place, workOf(nearest), gunLineKm), by: [] };
}

/** A headquarters, or a train, goes where the plan puts it; without a plan it stays until most of its troops are far, and then goes up behind them. */
export function headquarters(unit: OwnUnit, front: readonly Decided[], planned: Planned | null): Decided {
  const stays: Decided = { unit, thumb: 'command', goal: null, by: [] };
  if (planned) return isThere(unit, planned.goal) ? stays : { unit, thumb: 'followUp', ...planned };
  const kmTo = (one: Decided) => kmBetween(one.unit.place, unit.place);
  const far = front.filter((one) => kmTo(one) > commandKm).sort((a, b) => kmTo(a) - kmTo(b));
  const [nearest] = far;
  if (!nearest || far.length * 2 <= front.length) return stays;
  return { unit, thumb: 'followUp', goal: shortOf(unit.place, nearest.unit.place, headquartersKm), by: [] };
}

/** So near the place that the plan puts it at, a unit of the rear is there, km. */
const thereKm = 3;
const isThere = (unit: OwnUnit, goal: Goal): boolean => kmBetween(unit.place, goal.place) <= thereKm;

const nearestOf = (front: readonly Decided[], place: Place): Decided | undefined =>
  [...front].sort((a, b) => kmBetween(workOf(a), place) - kmBetween(workOf(b), place))[0];
