import type { Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import type { Gazetteer } from '@/lib/reading/names';
import type { NamesOnMap } from '@/lib/reading/names-on-map';
import { type Reading, readOrder } from '@/lib/reading/read-order';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { DeskCounter } from '@/lib/visibility/player/desk';

/** A team's own counter, as far as its rows hang on it. */
type OwnCounter = Pick<DeskCounter, 'id' | 'name' | 'shortName' | 'brigade' | 'x' | 'y' | 'isLost'>;

/** Reads a row with what its team may know: the printed map and its own counters, and no other team's. */
export const readingOf = (
  { counterIds, orders, action, posture }: Pick<LineWords, 'counterIds' | 'orders' | 'action' | 'posture'>,
  names: NamesOnMap,
  counters: readonly OwnCounter[],
): Reading =>
  readOrder(
    { team: 'own', units: counterIds, action: action ?? 'move', posture: posture ?? 'tact', words: orders },
    { ...names, units: namedUnits(counters) },
  );

/** Lists the places of counters that stand on the map. */
export const placesOf = (counters: readonly Pick<OwnCounter, 'x' | 'y' | 'isLost'>[]): Place[] =>
  counters.flatMap(({ x, y, isLost }) => (x === null || y === null || isLost ? [] : [{ x, y }]));

const namedUnits = perObject((counters: readonly OwnCounter[]): Gazetteer['units'] =>
  counters.map(({ id, name, shortName, brigade, x, y }) => ({
    id,
    name,
    shortName,
    team: 'own',
    brigade,
    place: x === null || y === null ? null : { x, y },
  })),
);
