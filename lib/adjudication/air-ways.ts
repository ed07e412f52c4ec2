import { kmBetween, nearestOnLeg, type Place } from '@/lib/geometry';
import { tidy } from './score';

/** The geometry of what flies: ways of straight legs and circles, in km on the grid. */

/** A way, leg by leg. One place alone is a way that begins and ends there. */
export type FlightPath = readonly Place[];

/** The way of an air order: its route, and where it flies to at the end of it. Empty: nothing of it is known. */
export function wayOf(route: readonly (readonly [number, number])[], to: Place | null): FlightPath {
  const way: Place[] = route.map(([x, y]) => ({ x, y }));
  const last = way.at(-1);
  if (to && (!last || last.x !== to.x || last.y !== to.y)) way.push({ x: to.x, y: to.y });
  return way;
}

/** Where a way comes nearest to a place, and how near, in km. Null: the way is empty. */
export function nearestOnWay(place: Place, way: FlightPath): { at: Place; km: number } | null {
  let best: { at: Place; km: number } | null = null;
  for (const [i, from] of way.entries()) {
    const at = nearestOnLeg(place, from, way[i + 1] ?? from);
    const km = tidy(kmBetween(at, place));
    if (!best || km < best.km) best = { at, km };
  }
  return best;
}

/** An area of air cover: where its middle is, and how far it reaches. */
export interface CoverArea extends Place {
  radiusKm: number;
}

/** Where two areas overlap, in the middle of what they share; null where they lie apart. Touching is overlapping. */
export function overlapOf(one: CoverArea, other: CoverArea): Place | null {
  const km = kmBetween(other, one);
  if (tidy(km) > tidy(one.radiusKm + other.radiusKm)) return null;
  // Along the line of the middles, from where the other begins to where the first ends.
  const from = Math.max(-one.radiusKm, km - other.radiusKm);
  const to = Math.min(one.radiusKm, km + other.radiusKm);
  const share = km === 0 ? 0 : (from + to) / 2 / km;
  return { x: tidy(one.x + share * (other.x - one.x)), y: tidy(one.y + share * (other.y - one.y)) };
}

/** Where a way runs deepest into an area; null where it passes by. */
export function entryOf(way: FlightPath, area: CoverArea): Place | null {
  const nearest = nearestOnWay(area, way);
  return nearest && nearest.km <= tidy(area.radiusKm) ? nearest.at : null;
}

/** True when a place lies in the 2 by 2 km of a bombing area: the middle of the counter counts, its edge is inside (OC-82). */
export const isInArea = (place: Place, middle: Place): boolean =>
  tidy(Math.abs(place.x - middle.x)) <= 1 && tidy(Math.abs(place.y - middle.y)) <= 1;
