import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { crossingsOnWay, type StandingCrossing } from '@/lib/ways/water-obstacles';

/** A unit and the way it has gone this turn, from where it stood when the turn opened: [x, y] by [x, y], km. */
interface RouteTaken {
  id: string;
  way: unknown;
}

/** The places of a way as it is stored; none for a unit that has not moved. */
const placesOfWay = (way: unknown): Place[] => (way as [number, number][]).map(([x, y]) => ({ x, y }));

/** The units that each crossing has carried this turn, by its id (§7): those whose way it served. */
export function carriedBy(
  units: readonly RouteTaken[],
  crossings: readonly (StandingCrossing & { id: string })[],
  map: Pick<MapData, 'features'>,
): Map<string, string[]> {
  const carried = new Map<string, string[]>();
  for (const { id: unitId, way } of units)
    for (const { id } of crossingsOnWay(placesOfWay(way), map, crossings))
      carried.set(id, [...(carried.get(id) ?? []), unitId]);
  return carried;
}

/** Crossings that a unit has gone over by a change of its way this turn, and those that it has not gone over after all, by id. */
interface CrossingsChanged {
  came: string[];
  went: string[];
}

/** Says what a change of a unit's way this turn means for the crossings (§7): those on the one way and not on the other. */
export function crossingsChanged(
  before: unknown,
  after: unknown,
  crossings: readonly (StandingCrossing & { id: string })[],
  map: Pick<MapData, 'features'>,
): CrossingsChanged {
  const over = (way: unknown) => crossingsOnWay(placesOfWay(way), map, crossings).map(({ id }) => id);
  const was = over(before);
  const is = over(after);
  return { came: is.filter((id) => !was.includes(id)), went: was.filter((id) => !is.includes(id)) };
}
