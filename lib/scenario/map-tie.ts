import { Matrix, solve } from 'ml-matrix';
import { kmBetween, type Place } from '@/lib/geometry';
import { counted } from '@/lib/text';
import { greatest } from '@/lib/values';

/** A point of the picture, px to the right and down, and where it lies on the ground, km. */
export interface TiePoint {
  px: number;
  py: number;
  x: number;
  y: number;
}

/** How a picture lies on the ground, from its pixels to km: x = a·px + b·py + c, y = d·px + e·py + f. */
export interface Tie {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export type TieReading =
  | {
      ok: true;
      /** Two points turn, scale and shift the picture; three or more may stretch and slant it as well. */
      kind: 'similarity' | 'affine';
      tie: Tie;
      /** The leftover error of each point in the order given, and of all (root mean square), metres. */
      leftoverMetres: number[];
      rmsMetres: number;
      /** The fit goes through every point whatever they are: one more would show how good it is. */
      isExact: boolean;
      metresPerPixel: number;
    }
  | { ok: false; message: string; point?: number };

/** The furthest two points are at least this share of the picture's longer side apart. */
const leastSpread = 0.1;
/** The point furthest off the line through those two is at least this share of their distance off it. */
const leastBreadth = 0.05;
/** No two points are nearer than this on the picture, px, nor on the ground, km. */
const leastPx = 10;
const leastKm = 0.05;

/**
 * Ties a picture of `widthPx` × `heightPx` to the ground by points: similarity for two, affine by least squares for
 * three or more. Points too few, too near, in a line, or that would turn the picture over are refused, with what would
 * be right; `point` is the index of the one to move.
 */
export function tieOf(points: readonly TiePoint[], widthPx: number, heightPx: number): TieReading {
  const wrong = faultOf(points, Math.max(widthPx, heightPx));
  if (wrong) return wrong;
  const kind = points.length === 2 ? 'similarity' : 'affine';
  const centred = aboutMiddle(points, Math.max(widthPx, heightPx));
  const tie = centred.back(kind === 'similarity' ? similarity(centred.points) : affine(centred.points));
  const area = tie.a * tie.e - tie.b * tie.d;
  if (area >= 0)
    return {
      ok: false,
      message:
        'The picture would lie the wrong way up, as in a mirror: two points have changed places, or one reference is far off. Look each of them over.',
    };
  const leftoverMetres = points.map((point) => {
    const there = groundOf(tie, point);
    return kmBetween(there, point) * 1000;
  });
  return {
    ok: true,
    kind,
    tie,
    leftoverMetres,
    rmsMetres: Math.sqrt(leftoverMetres.reduce((sum, metres) => sum + metres ** 2, 0) / points.length),
    isExact: points.length <= 3,
    metresPerPixel: Math.sqrt(-area) * 1000,
  };
}

/** Where a point of the picture lies on the ground, km. */
export const groundOf = (tie: Tie, { px, py }: { px: number; py: number }): Place => ({
  x: tie.a * px + tie.b * py + tie.c,
  y: tie.d * px + tie.e * py + tie.f,
});

/** Which point of the picture shows a place. The tie must be one that `tieOf` gave. */
export function pixelOf(tie: Tie, { x, y }: Place): { px: number; py: number } {
  const area = tie.a * tie.e - tie.b * tie.d;
  const dx = x - tie.c;
  const dy = y - tie.f;
  return { px: (tie.e * dx - tie.b * dy) / area, py: (tie.a * dy - tie.d * dx) / area };
}

type TieRefusal = Extract<TieReading, { ok: false }>;

function faultOf(points: readonly TiePoint[], longerSide: number): TieRefusal | null {
  if (points.length === 0)
    return { ok: false, message: 'No point is tied yet. Tie two points that lie far apart, better four.' };
  if (points.length === 1)
    return {
      ok: false,
      message: 'One point does not tie a map: it could turn about it. Tie a second one far from it.',
    };
  const twin = twinOf(points);
  if (twin) return twin;
  const onPicture = points.map(({ px, py }): Flat => [px, py]);
  const onGround = points.map(({ x, y }): Flat => [x, y]);
  const picture = spreadOf(onPicture);
  if (picture.length < longerSide * leastSpread)
    return {
      ok: false,
      message: `The points lie too near to each other: at most ${Math.round(picture.length)} px apart on the picture. Take points at least ${Math.ceil(longerSide * leastSpread)} px apart, best in opposite corners.`,
    };
  if (points.length === 2) return null;
  if (
    picture.breadth < picture.length * leastBreadth ||
    spreadOf(onGround).breadth < spreadOf(onGround).length * leastBreadth
  )
    return {
      ok: false,
      message: `The ${counted(points.length, 'point')} lie in a line: across it the map could lie anyhow. Move one, or tie one more, to the side of that line, at least ${Math.ceil(picture.length * leastBreadth)} px off it.`,
    };
  return null;
}

/** Two points at one place, on the picture or on the ground. */
function twinOf(points: readonly TiePoint[]): TieRefusal | null {
  for (const [index, point] of points.entries())
    for (const [before, other] of points.slice(0, index).entries()) {
      const both = `Points ${before + 1} and ${index + 1}`;
      if (Math.hypot(point.px - other.px, point.py - other.py) < leastPx)
        return { ok: false, point: index, message: `${both} are the same point of the picture. Move one of them.` };
      if (kmBetween(point, other) < leastKm)
        return {
          ok: false,
          point: index,
          message: `${both} have the same place on the ground. Give each its own reference.`,
        };
    }
  return null;
}

type Flat = readonly [number, number];

/** The distance of the two points furthest apart, and how far off the line through them the others reach. */
function spreadOf(points: readonly Flat[]): { length: number; breadth: number } {
  let from: Flat = points[0]!;
  let to: Flat = points[0]!;
  let length: number = 0;
  for (const one of points)
    for (const other of points) {
      const apart = Math.hypot(one[0] - other[0], one[1] - other[1]);
      if (apart > length) {
        from = one;
        to = other;
        length = apart;
      }
    }
  if (length === 0) return { length, breadth: 0 };
  const off = points.map(
    ([x, y]) => Math.abs((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length,
  );
  return { length, breadth: greatest(off) };
}

/** The points about their middle, the picture's longer side as the unit: least squares stay sound on large pictures. */
function aboutMiddle(points: readonly TiePoint[], side: number) {
  const mean = (of: (point: TiePoint) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const px = mean((p) => p.px);
  const py = mean((p) => p.py);
  const x = mean((p) => p.x);
  const y = mean((p) => p.y);
  return {
    points: points.map((p) => ({ px: (p.px - px) / side, py: (p.py - py) / side, x: p.x - x, y: p.y - y })),
    back({ a, b, c, d, e, f }: Tie): Tie {
      const A = a / side;
      const B = b / side;
      const D = d / side;
      const E = e / side;
      return { a: A, b: B, c: x + c - A * px - B * py, d: D, e: E, f: y + f - D * px - E * py };
    },
  };
}

/** x = p·px + q·py + c, y = q·px − p·py + f: turned, scaled, shifted, and north up where the picture counts downwards. */
function similarity(points: readonly TiePoint[]): Tie {
  const rows = points.flatMap(({ px, py }) => [
    [px, py, 1, 0],
    [-py, px, 0, 1],
  ]);
  const [p, q, c, f] = solve(
    new Matrix(rows),
    Matrix.columnVector(points.flatMap(({ x, y }) => [x, y])),
  ).to1DArray() as [number, number, number, number];
  return { a: p, b: q, c, d: q, e: -p, f };
}

function affine(points: readonly TiePoint[]): Tie {
  const rows = new Matrix(points.map(({ px, py }) => [px, py, 1]));
  const along = (values: number[]) =>
    solve(rows, Matrix.columnVector(values), true).to1DArray() as [number, number, number];
  const [a, b, c] = along(points.map(({ x }) => x));
  const [d, e, f] = along(points.map(({ y }) => y));
  return { a, b, c, d, e, f };
}
