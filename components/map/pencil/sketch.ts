import { type Place, round } from '@/lib/geometry';
import type { MapPoint } from '../core/map-data';

/** A shape under the pencil: its points in km, and the one that is in hand. */
export interface Sketch {
  points: readonly MapPoint[];
  /** The point in hand, by its place in the row; null: none. */
  held: number | null;
}

/** A place as a point of a shape, to the precision of the house. */
export const pointAt = ({ x, y }: Place): MapPoint => [round(x), round(y)];

/** With one more point: after the one in hand, which it follows, or at the end. */
export function withPoint({ points, held }: Sketch, point: MapPoint): Sketch {
  const at = held === null ? points.length : held + 1;
  return { points: [...points.slice(0, at), point, ...points.slice(at)], held: held === null ? null : at };
}

/** With a point elsewhere. */
export const withMoved = ({ points, held }: Sketch, index: number, point: MapPoint): Sketch => ({
  points: points.map((one, i) => (i === index ? point : one)),
  held,
});

/** Without the point in hand, or the last; the one before it is then in hand, if one was. */
export function withoutPoint({ points, held }: Sketch): Sketch {
  const gone = held ?? points.length - 1;
  const left = points.filter((_, i) => i !== gone);
  return { points: left, held: held === null || left.length === 0 ? null : Math.max(0, held - 1) };
}

/** The point after the one in hand, or before it, once round the shape; null: there is none to take. */
export function nextHeld({ points, held }: Sketch, by: 1 | -1): number | null {
  if (points.length === 0) return null;
  if (held === null) return by === 1 ? 0 : points.length - 1;
  return (held + by + points.length) % points.length;
}
