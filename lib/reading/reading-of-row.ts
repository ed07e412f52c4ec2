import type { Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import type { Action, Posture } from '@/lib/words';
import type { Gazetteer } from './names';
import type { NamesOnMap } from './names-on-map';
import { type Reading, readOrder } from './read-order';

/** A team's own counter, as far as its rows hang on it. */
interface OwnCounter {
  id: string;
  name: string;
  shortName: string;
  brigade: string;
  x: number | null;
  y: number | null;
  isLost: boolean;
}

/** A row of an order sheet, as far as a reading hangs on it. */
interface RowToRead {
  counterIds: readonly string[];
  orders: string;
  action: Action | null;
  posture: Posture | null;
}

/** Reads a row with what its team may know: the printed map and its own counters, and no other team's. */
export const readingOf = (
  { counterIds, orders, action, posture }: RowToRead,
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
