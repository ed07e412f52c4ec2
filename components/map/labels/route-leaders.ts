import { type Box, overlap, type Point } from '../core/projection';
import type { Leader } from './item';
import { awayFrom, edgeNear, type Room } from './room';

/** How far beside the straight line a way is looked for, px. */
const aside = 40;
/** A line keeps so far from what it goes round, and may come so near to what it passes, px. */
const keeps = 0.95;
const nearest = 0.3;

/** A leader that goes between what lies in its way, or round it; straight where there is no way. `own`: the box it leads to. */
export function routed(leader: Leader, own: Box, room: Room): Leader {
  const { from } = leader;
  const field = holding(from, own);
  const near = room.taken.near(field, aside);
  // What lies over its place it cannot but begin beneath.
  const walls = near.filter((box) => box !== own && !holds(box, from));
  if (!walls.some((wall) => runsBeneath(from, leader.to, wall))) return leader;
  const isOpen = (a: Point, b: Point) => !walls.some((wall) => runsBeneath(a, b, wall));
  const stop = (x: number, y: number, length = Number.POSITIVE_INFINITY): Stop => ({
    x,
    y,
    length,
    left: awayFrom({ x, y }, own),
    via: null,
  });
  const waiting = [stop(from.x, from.y, 0)];
  for (const { x, y, width, height } of walls)
    for (const cx of [x - keeps, x + width + keeps])
      for (const cy of [y - keeps, y + height + keeps])
        if (overlap({ x: cx, y: cy, width: 0, height: 0 }, field, aside)) waiting.push(stop(cx, cy));
  let best: { way: Stop; to: Point; length: number } | null = null;
  const isLonger = (length: number) => length === Number.POSITIVE_INFINITY || (best !== null && length >= best.length);
  while (waiting.length > 0) {
    const at = takeNearest(waiting);
    const length = at.length + at.left;
    if (isLonger(length)) break;
    const to = edgeNear(at, own);
    if (isOpen(at, to)) best = { way: at, to, length };
    for (const next of waiting) {
      const long = at.length + between(at, next);
      if (long >= next.length || isLonger(long + next.left) || !isOpen(at, next)) continue;
      next.length = long;
      next.via = at;
    }
  }
  return best ? { from, via: stopsOf(best.way).slice(1), to: best.to } : leader;
}

/** A corner the way may turn at, and how it is come to. */
interface Stop extends Point {
  /** The way so far, and what is left of it at the least, px. */
  length: number;
  left: number;
  via: Stop | null;
}

const stopsOf = (stop: Stop): Point[] => [...(stop.via ? stopsOf(stop.via) : []), { x: stop.x, y: stop.y }];

/** The box that holds a place and another box. */
function holding({ x, y }: Point, box: Box): Box {
  const [left, top] = [Math.min(x, box.x), Math.min(y, box.y)];
  const [right, foot] = [Math.max(x, box.x + box.width), Math.max(y, box.y + box.height)];
  return { x: left, y: top, width: right - left, height: foot - top };
}

const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

function takeNearest(stops: Stop[]): Stop {
  let least = 0;
  for (let i = 1; i < stops.length; i++)
    if (stops[i]!.length + stops[i]!.left < stops[least]!.length + stops[least]!.left) least = i;
  return stops.splice(least, 1)[0]!;
}

const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x - keeps && x <= box.x + box.width + keeps && y >= box.y - keeps && y <= box.y + box.height + keeps;

/** Whether the line from a to b runs through a box. */
export function runsBeneath(a: Point, b: Point, box: Box): boolean {
  let [enters, leaves] = [0, 1];
  for (const [at, by, low, high] of [
    [a.x, b.x - a.x, box.x + nearest, box.x + box.width - nearest],
    [a.y, b.y - a.y, box.y + nearest, box.y + box.height - nearest],
  ] as const) {
    if (by === 0) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const [first, last] = by > 0 ? [(low - at) / by, (high - at) / by] : [(high - at) / by, (low - at) / by];
    enters = Math.max(enters, first);
    leaves = Math.min(leaves, last);
  }
  return enters < leaves;
}
