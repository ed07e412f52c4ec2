import type { Place } from '@/lib/geometry';
import type { Side } from '@/lib/words';
import type { EntryPlace, Lift, ScenarioUnit } from './types';

/** How far from its entry place a unit may be put down, km; ours. */
const entryRangeKm = 3;

/** Unit points that come on at an entry place in a turn: a main road's worth of column (§7); ours. */
const entryCapacityPoints = 100;

/**
 * The entry places of a scenario: those of its file, and for every other entry by which its units come on after the
 * opening turn one with our defaults, in the middle of their places. Units of an airborne lift have no entry place.
 */
export function entriesOf(
  given: readonly EntryPlace[],
  units: readonly ScenarioUnit[],
  lifts: readonly Lift[],
  openingTurn: number,
): EntryPlace[] {
  const flown = new Set(lifts.flatMap(({ unitIds }) => unitIds));
  const known = new Set(given.map(keyOf));
  const places = new Map<string, { side: Side; name: string; places: Place[] }>();
  for (const { id, side, entry, place, arrivalTurn } of units) {
    const key = keyOf({ side, name: entry });
    if (arrivalTurn <= openingTurn || flown.has(id) || known.has(key)) continue;
    const there = places.get(key);
    if (there) there.places.push(place);
    else places.set(key, { side, name: entry, places: [place] });
  }
  const derived = [...places.values()].map((entry) => entryAt(entry.side, entry.name, middle(entry.places)));
  return [...given, ...derived];
}

/** An entry place of which only name and place are known; all else is ours. */
export const entryAt = (side: Side, name: string, place: Place): EntryPlace => ({
  name,
  side,
  place,
  rangeKm: entryRangeKm,
  capacityPoints: entryCapacityPoints,
  ours: ['place', 'rangeKm', 'capacityPoints'],
  notes: '',
});

/** Two sides may call an entry by one name. */
const keyOf = ({ side, name }: { side: Side; name: string }): string => `${side}|${name}`;

const middle = (places: readonly Place[]): Place => ({
  x: mean(places.map(({ x }) => x)),
  y: mean(places.map(({ y }) => y)),
});

/** To 10 m. */
const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;
