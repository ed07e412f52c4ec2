import simplify from 'simplify-js';
import type { MapPoint } from '@/lib/scenario/types';

/** A line with no point further than `toleranceKm` from where it was (Douglas and Peucker). */
export const simplified = (line: readonly MapPoint[], toleranceKm: number): MapPoint[] =>
  simplify(
    line.map(([x, y]) => ({ x, y })),
    toleranceKm,
    true,
  ).map(({ x, y }) => [x, y]);

/** Square km within a ring. */
export function areaOf(ring: readonly MapPoint[]): number {
  let twice = 0;
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    twice += ax * by - bx * ay;
    ax = bx;
    ay = by;
  }
  return Math.abs(twice) / 2;
}

/**
 * A polygon with simpler rings; holes that are smaller than `leastKm2` are filled, and an outer ring that is gives none.
 * The outer ring comes first, closed by its first point.
 */
export function simplerPolygon(rings: readonly MapPoint[][], toleranceKm: number, leastKm2: number): MapPoint[][] {
  const [outer, ...holes] = rings.map((ring) => closed(simplified(ring, toleranceKm)));
  if (!outer || !isRing(outer, leastKm2)) return [];
  return [outer, ...holes.filter((hole) => isRing(hole, leastKm2))];
}

const isRing = (ring: readonly MapPoint[], leastKm2: number): boolean => ring.length >= 4 && areaOf(ring) >= leastKm2;

function closed(ring: MapPoint[]): MapPoint[] {
  const first = ring[0];
  const last = ring.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
}

/**
 * A line as an SVG path in whole units, north upwards: `m` to its first point and steps from there. A step that is less
 * than a unit is left out; a line of no length gives nothing.
 */
export function pathIn(unitKm: number, line: readonly MapPoint[], isClosed = false): string {
  const whole = line.map(([x, y]): MapPoint => [Math.round(x / unitKm), Math.round(-y / unitKm)]);
  let [x, y] = whole[0]!;
  let d = `M${x} ${y}`;
  let steps = '';
  for (const [nextX, nextY] of whole.slice(1)) {
    if (nextX === x && nextY === y) continue;
    steps += step(nextX - x, steps === '') + step(nextY - y, false);
    x = nextX;
    y = nextY;
  }
  if (steps === '') return '';
  d += `l${steps}`;
  return isClosed ? `${d}z` : d;
}

const step = (by: number, isFirst: boolean): string => (isFirst || by < 0 ? String(by) : ` ${by}`);
