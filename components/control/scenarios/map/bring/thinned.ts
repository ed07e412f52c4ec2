import FlatQueue from 'flatqueue';
import type { Path, Point } from '@/lib/drawing/shape';

/** Twice the area of the triangle that a point makes with those before and after it, as it lies on the ground there. */
function areaOf([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const narrow = Math.cos((by * Math.PI) / 180);
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) * narrow;
}

/**
 * A path of at most so many points: the points that bend it least are taken out one by one (Visvalingam). Its ends stay.
 */
export function thinned(path: Path, most: number): Path {
  if (path.length <= most) return path;
  const before = path.map((_, at) => at - 1);
  const after = path.map((_, at) => at + 1);
  const areas = new Float64Array(path.length).fill(Number.POSITIVE_INFINITY);
  const isOut = new Uint8Array(path.length);
  const queue = new FlatQueue<number>();
  const weigh = (at: number, least: number) => {
    if (at <= 0 || at >= path.length - 1) return;
    areas[at] = Math.max(least, areaOf(path[before[at]!]!, path[at]!, path[after[at]!]!));
    queue.push(at, areas[at]!);
  };
  for (let at = 1; at < path.length - 1; at++) weigh(at, 0);
  for (let left = path.length; left > most; ) {
    const area = queue.peekValue();
    const at = queue.pop();
    if (at === undefined || area === undefined) break;
    // It was weighed anew since.
    if (isOut[at] || area !== areas[at]) continue;
    isOut[at] = 1;
    left -= 1;
    const from = before[at]!;
    const to = after[at]!;
    after[from] = to;
    before[to] = from;
    weigh(from, area);
    weigh(to, area);
  }
  return path.filter((_, at) => !isOut[at]);
}

/** Paths of at most so many points together, each thinned as much as the others; a path keeps `least` points. */
export function thinnedTogether(paths: readonly Path[], most: number, least: number): Path[] {
  const all = paths.reduce((sum, path) => sum + path.length, 0);
  return all <= most
    ? [...paths]
    : paths.map((path) => thinned(path, Math.max(least, Math.floor((most * path.length) / all))));
}
