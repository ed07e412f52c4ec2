import { gridReference } from '@/components/map/core/grid-reference';
import { findNear } from '@/components/ui/matching';
import type { ArrivalEntry, ArrivalLift, ArrivingUnit, When } from '@/lib/desks/control/arrivals/arrivals';
import { kmBetween, type Place, placeOf } from '@/lib/geometry';
import { counted } from '@/lib/text';

/** "due with turn 6": when a unit comes on, as the board heads it. */
export const whenWords = (when: When, turn: number): string =>
  ({
    late: `Late: on the map as soon as placed`,
    due: `Due with turn ${turn + 1}`,
    next: `Next: turn ${turn + 2}`,
    later: 'Later',
  })[when];

/** The words in a row of the board in place of a place. */
export function standing(unit: ArrivingUnit): { words: string; isWaiting: boolean } {
  if (unit.waits === 'air') return { words: 'by air', isWaiting: false };
  if (unit.when === 'next' || unit.when === 'later') return { words: `turn ${unit.arrivalTurn}`, isWaiting: false };
  if (unit.isLetIn) return { words: `${gridReference(unit.placed ?? unit.offered)} as you ruled`, isWaiting: false };
  if (unit.waits === 'held') return { words: 'waits: entry blocked', isWaiting: true };
  if (unit.waits === 'full') return { words: 'waits: entry full', isWaiting: true };
  return unit.placed
    ? { words: gridReference(unit.placed), isWaiting: false }
    : { words: 'not placed', isWaiting: true };
}

export const stateWords: Record<ArrivalEntry['state'], string> = {
  free: 'free',
  held: 'blocked by the enemy',
  full: 'full',
};

export const liftWords: Record<ArrivalLift['state'], string> = {
  notOrdered: 'not ordered',
  ordered: 'ordered',
  flown: 'flown',
  landed: 'landed',
  drivenOff: 'driven off',
};

/** Kilometres of road that units fill in column (§7). */
export const columnKm = (units: readonly Pick<ArrivingUnit, 'sizePoints'>[]): number =>
  units.reduce((sum, { sizePoints }) => sum + sizePoints, 0);

export const unitsWords = (count: number): string => counted(count, 'unit');

interface Named {
  layer: string;
  name: string;
  point?: readonly [number, number];
}

/** The place that was typed: a grid reference, or the name of a town or crossing, the nearest of that name; null: none. */
export function typedPlace(
  typed: string,
  near: Place,
  features: readonly Named[],
): { place: Place; name: string } | null {
  const grid = placeOf(typed, near);
  if (grid) return { place: grid, name: gridReference(grid) };
  if (typed.trim().length < 2) return null;
  const named = features
    .flatMap(({ layer, name, point }, i) =>
      point && name && (layer === 'town' || layer === 'crossing')
        ? [{ id: `${i}`, label: name, place: { x: point[0], y: point[1] } }]
        : [],
    )
    .sort((a, b) => kmBetween(a.place, near) - kmBetween(b.place, near));
  const [found] = findNear(named, typed);
  return found ? { place: found.place, name: found.label } : null;
}
