import { type Box, overlap, type Point } from '../core/projection';
import type { Leader } from './item';
import { awayFrom, edgeNear, type Room } from './room';

/** The distance beside the straight line within which a way is searched, px. */
const aside = 40;
/** A line keeps so far from what it goes round, and may come so near to what it passes, px. */
const keeps = 0.95;
const nearest = 0.3;

/**
 * A leader that goes between the symbols and words in its way, or round them; straight where there is no way. `own`: the box
 * it leads to. From beneath what lies over its place it comes out at once.
 */
export function routed(leader: Leader, own: Box, room: Room): Leader {
  const { from } = leader;
  const field = holding(from, own);
  const walls = room.taken.near(field, aside).filter((box) => box !== own);
  if (!walls.some((wall) => runsBeneath(from, leader.to, wall) && !comesOutOf(wall, from, leader.to))) return leader;
  const isOpen = (a: Point, b: Point) => !walls.some((wall) => runsBeneath(a, b, wall));
  const stop = (x: number, y: number, length = Number.POSITIVE_INFINITY): Stop => ({
    x,
    y,
    length,
    left: awayFrom({ x, y }, own),
    via: null,
  });
  const start = stop(from.x, from.y, 0);
  const over = walls.find((wall) => holds(wall, from));
  const waiting = over
    ? waysOutOf(over, from).map(({ x, y }) => ({ ...stop(x, y, between(from, { x, y })), via: start }))
    : [start];
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
  const left = Math.min(x, box.x);
  const top = Math.min(y, box.y);
  const right = Math.max(x, box.x + box.width);
  const foot = Math.max(y, box.y + box.height);
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
  x > box.x + nearest && x < box.x + box.width - nearest && y > box.y + nearest && y < box.y + box.height - nearest;

/** From beneath a box a line may run so far until it is out, px. */
const outWithin = ({ height }: Box): number => height + keeps;

/** Where a line may come out of the box that lies over its place: straight up or down, left or right where that is near. */
const waysOutOf = (box: Box, { x, y }: Point): Point[] =>
  [
    { x, y: box.y - keeps },
    { x, y: box.y + box.height + keeps },
    { x: box.x - keeps, y },
    { x: box.x + box.width + keeps, y },
  ].filter((out) => between(out, { x, y }) <= outWithin(box));

/** True when a straight line from beneath a box is out of it soon enough. */
const comesOutOf = (box: Box, from: Point, to: Point): boolean =>
  holds(box, from) && pxBeneath(from, to, box) <= outWithin(box);

/** The length of the line from a to b beneath a box, px. */
export const pxBeneath = (a: Point, b: Point, box: Box): number => beneath(a, b, box) * between(a, b);

/** True when the line from a to b runs through a box. */
export const runsBeneath = (a: Point, b: Point, box: Box): boolean => beneath(a, b, box) > 0;

/** The share of the line from a to b that lies beneath a box. */
function beneath(a: Point, b: Point, { x, y, width, height }: Box): number {
  const left = x + nearest;
  const right = x + width - nearest;
  const top = y + nearest;
  const foot = y + height - nearest;
  if ((a.x <= left && b.x <= left) || (a.x >= right && b.x >= right)) return 0;
  if ((a.y <= top && b.y <= top) || (a.y >= foot && b.y >= foot)) return 0;
  let enters = 0;
  let leaves = 1;
  const across = b.x - a.x;
  const down = b.y - a.y;
  if (across !== 0) {
    enters = Math.max(enters, ((across > 0 ? left : right) - a.x) / across);
    leaves = Math.min(leaves, ((across > 0 ? right : left) - a.x) / across);
  }
  if (down !== 0) {
    enters = Math.max(enters, ((down > 0 ? top : foot) - a.y) / down);
    leaves = Math.min(leaves, ((down > 0 ? foot : top) - a.y) / down);
  }
  return Math.max(0, leaves - enters);
}
