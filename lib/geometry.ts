/** Places on the flat grid of a scenario, in km: x to the east, y to the north. */

import { type Wind, winds } from './words';

export interface Place {
  x: number;
  y: number;
}

/** A thing that may be on the map: without a place it is not. */
interface MayStand {
  isOnMap: boolean;
  isCaptured: boolean;
  x: number | null;
  y: number | null;
}

/** True when a unit is in the field: it stands on the map, and is nobody's prisoner. */
export const isInField = <One extends MayStand>(unit: One): unit is One & Place =>
  unit.isOnMap && !unit.isCaptured && unit.x !== null && unit.y !== null;

/** A rectangle of the grid, such as the edges of the printed map. */
export interface Frame {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** The distance of a place outside of a frame, km; 0: within it or on its edge. */
export const kmBeyond = ({ x, y }: Place, { minX, minY, maxX, maxY }: Frame): number =>
  Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));

/** The straight distance, km. */
export const kmBetween = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The length of straight legs from place to place, km. */
export const lengthKm = (way: readonly Place[]): number =>
  way.slice(1).reduce((sum, place, i) => sum + kmBetween(place, way[i]!), 0);

/** The middle of several places, at least one. */
export const middleOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});

/** The middle of several places; null of none. */
export const centreOf = (places: readonly Place[]): Place | null => (places.length === 0 ? null : middleOf(places));

/** The place that lies `share` of the way from one to another: 0 is the first, 1 the second. */
export const placeBetween = (a: Place, b: Place, share: number): Place => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
});

/** The nearest place of a straight leg. */
export function nearestOnLeg({ x, y }: Place, a: Place, b: Place): Place {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  return placeBetween(a, b, squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / squared)));
}

/** A place as maps write it down: how far east, how far north. */
export const asPlace = ([x, y]: readonly [x: number, y: number]): Place => ({ x, y });

/** The distance of a place from a straight leg, km. */
export const kmToLeg = (place: Place, a: Place, b: Place): number => kmBetween(place, nearestOnLeg(place, a, b));

/** In which of the eight winds a place lies from another; east of itself. */
export function windOf(from: Place, to: Place): Wind {
  const eighths = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return winds[(10 - eighths) % 8]!;
}

export const isInFrame = ({ minX, minY, maxX, maxY }: Frame, { x, y }: Place): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** The place itself, or the nearest at the edge of the frame. */
export const intoFrame = ({ minX, minY, maxX, maxY }: Frame, { x, y }: Place): Place => ({
  x: Math.min(Math.max(x, minX), maxX),
  y: Math.min(Math.max(y, minY), maxY),
});

/**
 * The place somebody wrote: six figures (`746 779`, `746779`: the middle of that 100 m square, the one nearest to
 * `near`), or km with a point (`74.63 77.91`). null for anything else.
 */
export function placeOf(text: string, near: Place): Place | null {
  const km = /^\s*(-?\d{1,4}\.\d{1,3})[\s,;]+(-?\d{1,4}\.\d{1,3})\s*$/.exec(text);
  if (km) return { x: Number(km[1]), y: Number(km[2]) };
  const figures = /^\s*(\d{3})\s*(\d{3})\s*$/.exec(text);
  if (!figures) return null;
  return { x: nearest(Number(figures[1]) / 10 + 0.05, near.x), y: nearest(Number(figures[2]) / 10 + 0.05, near.y) };
}

const nearest = (withinHundred: number, near: number): number =>
  round(withinHundred + 100 * Math.round((near - withinHundred) / 100));

/** A place to the nearest 10 m, as it is written down. */
export const round = (km: number): number => Math.round(km * 100) / 100;

/** The side of the square that is bombed or shelled, km (§9 Bombing/Interdiction). Orders write it by the reference of its middle. */
export const squareKm = 2;

/** True when all of the square lies on the map. */
export const isSquareIn = ({ minX, minY, maxX, maxY }: Frame, middle: Place): boolean =>
  isInFrame(
    {
      minX: minX + squareKm / 2,
      minY: minY + squareKm / 2,
      maxX: maxX - squareKm / 2,
      maxY: maxY - squareKm / 2,
    },
    middle,
  );

/** The places of a map that a reference may mean: six figures repeat every 100 km. None: it is no reference, or lies off the map. */
export function placesOn(frame: Frame, reference: string): Place[] {
  const first = placeOf(reference, { x: frame.minX, y: frame.minY });
  if (!first) return [];
  if (reference.includes('.')) return isInFrame(frame, first) ? [first] : [];
  const along = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / 100) + 1 }, (_, hundreds) => 100 * hundreds);
  return along(frame.minX, frame.maxX)
    .flatMap((east) =>
      along(frame.minY, frame.maxY).map((north) => ({ x: round(first.x + east), y: round(first.y + north) })),
    )
    .filter((place) => isInFrame(frame, place));
}

/**
 * The middle of the square that a reference means: of two places on the map the one nearer to `near`, which is where the
 * team that wrote it stands. null: it means none.
 */
export const squareOf = (frame: Frame, reference: string, near: Place): Place | null =>
  placesOn(frame, reference).reduce<Place | null>(
    (best, place) => (best && kmBetween(best, near) <= kmBetween(place, near) ? best : place),
    null,
  );

/**
 * Why there is no whole square where a reference means it, in words for whoever wrote it; null: there is, or it is no
 * reference. `near` as for `squareOf`.
 */
export function squareFault(frame: Frame, reference: string, near: Place): string | null {
  const fault = placeFault(frame, reference, near);
  const middle = fault === null && squareOf(frame, reference, near);
  return middle && !isSquareIn(frame, middle) ? acrossEdge : fault;
}

/** Why a reference means no place on the map, as `squareFault`. */
export function placeFault(frame: Frame, reference: string, near: Place): string | null {
  return placeOf(reference, near) && !squareOf(frame, reference, near) ? `${reference} lies off the map.` : null;
}

/** Where a team stands as its map shows it: the middle of the counters that have a place; without one, the middle of the map. */
export const standsAround = ({ minX, minY, maxX, maxY }: Frame, middle: Place | null): Place =>
  middle ?? { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };

/** The refusal of a square that is not wholly on the map. */
const acrossEdge = `The square of ${squareKm} by ${squareKm} km lies across the map’s edge. Put its middle at least ${squareKm / 2} km inside.`;
