import Flatbush from 'flatbush';
import { legsOf, type Path, type Point } from './shape';

/** Where two legs cross, each in its inside or at an end; null: they do not. Legs along one another do not cross. */
export function meetingOf([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null {
  const rx = b[0] - a[0];
  const ry = b[1] - a[1];
  const sx = d[0] - c[0];
  const sy = d[1] - c[1];
  const across = rx * sy - ry * sx;
  if (across === 0) return null;
  const qx = c[0] - a[0];
  const qy = c[1] - a[1];
  const along = (qx * sy - qy * sx) / across;
  const other = (qx * ry - qy * rx) / across;
  return along >= 0 && along <= 1 && other >= 0 && other <= 1 ? [a[0] + along * rx, a[1] + along * ry] : null;
}

type Leg = readonly [from: Point, to: Point];
type Crossed = readonly [one: number, other: number];

/**
 * Two edges of a path that cross, each by the point it begins at; null: none do. Edges that share a point meet there and do not
 * cross. The edges are gone through from left to right, each with those that begin before it ends.
 */
export function crossedEdges(path: Path, isRing: boolean): Crossed | null {
  const edges = legsOf(path, isRing);
  const order = edges.map((_, at) => at).sort((one, other) => leftOf(edges[one]!) - leftOf(edges[other]!));
  for (const [position, one] of order.entries())
    for (let next = position + 1; next < order.length; next++) {
      const other = order[next]!;
      if (leftOf(edges[other]!) > rightOf(edges[one]!)) break;
      if (doCross(edges[one]!, edges[other]!)) return one < other ? [one, other] : [other, one];
    }
  return null;
}

const leftOf = ([[ax], [bx]]: Leg): number => Math.min(ax, bx);
const rightOf = ([[ax], [bx]]: Leg): number => Math.max(ax, bx);

function doCross([a, b]: Leg, [c, d]: Leg): boolean {
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) return false;
  const side = ([px, py]: Point, [qx, qy]: Point, [x, y]: Point) =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** A place where a line goes over another. */
export interface Meeting<Over, Of> {
  over: Over;
  of: Of;
  at: Point;
}

/** The legs of many lines, in an index made once. */
export interface Legs<Of> {
  legs: readonly { of: Of; leg: Leg }[];
  index: Flatbush | null;
}

export function indexed<Of extends { lines?: readonly Path[] | undefined }>(lines: readonly Of[]): Legs<Of> {
  const legs = lines.flatMap((of) =>
    (of.lines ?? []).flatMap((path) => legsOf(path, false).map((leg) => ({ of, leg }))),
  );
  const index = legs.length > 0 ? new Flatbush(legs.length) : null;
  for (const { leg } of legs) {
    const [[ax, ay], [bx, by]] = leg;
    index!.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
  }
  index?.finish();
  return { legs, index };
}

/** The legs that may come within so far of a point. */
export const legsNear = <Of>({ legs, index }: Legs<Of>, [x, y]: Point, reach: number): Legs<Of>['legs'] =>
  index ? index.search(x - reach, y - reach, x + reach, y + reach).map((at) => legs[at]!) : [];

/** Every place where one of the lines crosses one of the others. */
export function meetings<Over extends { lines?: readonly Path[] | undefined }, Of>(
  lines: readonly Over[],
  { legs, index }: Legs<Of>,
): Meeting<Over, Of>[] {
  if (!index) return [];
  return lines.flatMap((over) =>
    (over.lines ?? []).flatMap((path) =>
      legsOf(path, false).flatMap((leg) => {
        const [[ax, ay], [bx, by]] = leg;
        const near = index.search(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
        return near.flatMap((found) => {
          const at = meetingOf(leg, legs[found]!.leg);
          return at ? [{ over, of: legs[found]!.of, at }] : [];
        });
      }),
    ),
  );
}
