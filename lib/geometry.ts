/** Places on the flat grid of a scenario, in km: x to the east, y to the north. */

import { type Wind, winds } from './words';

export interface Place {
  x: number;
  y: number;
}

/** What may stand on the map: without a place it does not. */
interface MayStand {
  isOnMap: boolean;
  isCaptured: boolean;
  x: number | null;
  y: number | null;
}

/** Whether a unit is in the field: it stands on the map, and is nobody's prisoner. */
export const isInField = <One extends MayStand>(unit: One): unit is One & Place =>
  unit.isOnMap && !unit.isCaptured && unit.x !== null && unit.y !== null;

/** A rectangle of the grid, such as the edges of the printed map. */
export interface Frame {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

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
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  return placeBetween(a, b, squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / squared)));
}

/** A place as maps write it down: how far east, how far north. */
export const asPlace = ([x, y]: readonly [x: number, y: number]): Place => ({ x, y });

/** How far a place is from a straight leg, km. */
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
