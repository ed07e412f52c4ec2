import { least } from '@/lib/values';
import { isWithin, legsOf, nearestOn, type Point, type Shape, squared } from './shape';

/**
 * Where a hand that draws is put: on the nearest corner of what is drawn already, else on the nearest line, if one is within
 * reach; else where it is.
 */
export function snapped(to: Point, shapes: readonly Shape[], reach: number): Point {
  let corner: Point | null = null;
  let line: Point | null = null;
  let toCorner = reach ** 2;
  let toLine = reach ** 2;
  for (const { kind, paths } of shapes)
    for (const path of paths) {
      for (const point of path)
        if (squared(point, to) <= toCorner) {
          corner = point;
          toCorner = squared(point, to);
        }
      for (const [from, end] of legsOf(path, kind === 'area')) {
        const near = nearestOn(to, from, end);
        if (squared(near, to) <= toLine) {
          line = near;
          toLine = squared(near, to);
        }
      }
    }
  return corner ?? line ?? to;
}

/** The thing under a press. */
export interface Under<Of> {
  of: Of;
  /** Which of its paths. */
  path: number;
}

/**
 * The meaning of a press: the nearest point within reach, else the nearest line, else the smallest area that it lies
 * in. `shapeOf`: the shape of each thing.
 */
export function underPress<Of>(
  press: Point,
  things: readonly Of[],
  shapeOf: (of: Of) => Shape,
  reach: number,
): Under<Of> | null {
  const best: Record<Shape['kind'], { found: Under<Of> | null; measure: number }> = {
    point: { found: null, measure: reach ** 2 },
    line: { found: null, measure: reach ** 2 },
    area: { found: null, measure: Number.POSITIVE_INFINITY },
  };
  for (const of of things) {
    const { kind, paths } = shapeOf(of);
    const is = best[kind];
    if (kind === 'area' && isWithin(press, paths)) {
      const size = Math.abs(paths.reduce((sum, ring) => sum + twiceAreaOf(ring), 0));
      if (size < is.measure) best[kind] = { found: { of, path: 0 }, measure: size };
    }
    if (kind !== 'area')
      for (const [path, points] of paths.entries()) {
        const near = points.length === 1 ? squared(points[0]!, press) : nearestSquared(press, points);
        if (near <= best[kind].measure) best[kind] = { found: { of, path }, measure: near };
      }
  }
  return best.point.found ?? best.line.found ?? best.area.found;
}

const nearestSquared = (press: Point, path: readonly Point[]): number =>
  least(legsOf(path, false).map(([from, to]) => squared(nearestOn(press, from, to), press)));

const twiceAreaOf = (ring: readonly Point[]): number =>
  legsOf(ring, true).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
