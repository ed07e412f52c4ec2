import { kmBetween, middleOf } from '@/lib/geometry';
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

/** Guns in reach of a fight stay and fire; out of reach they go nearer. */
export function guns(unit: OwnUnit, { enemies }: Known, front: readonly Decided[]): Decided {
  const fights = front.filter(
    (one) =>
      one.thumb === 'attack' ||
      one.thumb === 'seize' ||
      enemies.some((enemy) => kmBetween(enemy.place, workOf(one)) <= 3),
  );
  const nearest = [...(fights.length > 0 ? fights : front)].sort(
    (a, b) => kmBetween(workOf(a), unit.place) - kmBetween(workOf(b), unit.place),
  )[0];
  if (!nearest || kmBetween(workOf(nearest), unit.place) <= gunsReachKm)
    return { unit, thumb: 'fire', goal: null, by: [] };
  return { unit, thumb: 'displace', goal: placeOfWork(nearest), by: nearest.by };
}

/** A headquarters, or a train, stays unless its troops are far; then it goes to where they are, or to where the plan sends it. */
export function headquarters(unit: OwnUnit, front: readonly Decided[], planned: Goal | null): Decided {
  const stays: Decided = { unit, thumb: 'command', goal: null, by: [] };
  if (front.length === 0)
    return planned && kmBetween(planned.place, unit.place) > commandKm
      ? { ...stays, thumb: 'followUp', goal: planned }
      : stays;
  const middle = middleOf(front.map((one) => one.unit.place));
  if (kmBetween(middle, unit.place) <= commandKm) return stays;
  const nearest = front.reduce((best, one) =>
    kmBetween(one.unit.place, middle) < kmBetween(best.unit.place, middle) ? one : best,
  );
  return { unit, thumb: 'followUp', goal: placeOfWork(nearest), by: nearest.by };
}
