/** A thing that is drawn, as a hand changes it: a point, lines, or the rings of an area. Points in km or in degrees alike. */

export type Point = readonly [x: number, y: number];
export type ShapeKind = 'point' | 'line' | 'area';

/** A path of a shape: a ring is not closed here, its last point is joined to its first. */
export type Path = readonly Point[];

export interface Shape {
  kind: ShapeKind;
  paths: readonly Path[];
}

/** The least number of points that a path of each kind may have. */
export const leastPoints: Readonly<Record<ShapeKind, number>> = { point: 1, line: 2, area: 3 };

/** The shape with another path in the place of one; a path of too few points is taken out. */
export const withPath = ({ kind, paths }: Shape, at: number, path: Path): Shape => ({
  kind,
  paths:
    path.length < leastPoints[kind] ? paths.filter((_, i) => i !== at) : paths.map((one, i) => (i === at ? path : one)),
});

/**
 * The points of a path that differ from those before, put back where they were kept: `kept` holds the same points in another
 * unit, and a point that was not touched stays there to the last figure.
 */
export function carriedOver(before: Path, kept: Path, after: Path, convert: (point: Point) => Point): Path {
  const known = new Map(before.map((point, at) => [point.join(' '), kept[at]!]));
  return after.map((point) => known.get(point.join(' ')) ?? convert(point));
}

/** The square distance of two points. */
export const squared = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2;

/** The nearest point of a straight leg. */
export function nearestOn([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return [ax + share * dx, ay + share * dy];
}

/** The legs of a path; of a ring the last goes back to its first point. */
export const legsOf = (path: Path, isRing: boolean): (readonly [from: Point, to: Point])[] =>
  path.flatMap((point, at) => {
    const next = path[at + 1] ?? (isRing && path.length > 2 ? path[0] : undefined);
    return next ? [[point, next] as const] : [];
  });

/** True when a point lies inside the rings: in an odd number of them. */
export function isWithin([x, y]: Point, rings: readonly Path[]): boolean {
  let isInside = false;
  for (const ring of rings)
    for (const [[ax, ay], [bx, by]] of legsOf(ring, true))
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside;
  return isInside;
}
