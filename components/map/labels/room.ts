import type { Box, Point } from '../core/projection';
import { type Crowd, crowd } from './crowd';
import type { Leader } from './item';

/** A straight piece of a leader. */
export interface Leg {
  from: Point;
  to: Point;
}

/** The room of a map that is taken so far. */
export interface Room {
  /** Symbols and words: nothing else may lie there. */
  taken: Crowd;
  /** Places of towns, crossings and moved counters: words keep clear of them, symbols do where they can. */
  spots: Crowd;
  /** True places: symbols rather do not cover those of others. */
  places: Crowd;
  /** Straight lines from symbols to their places: others rather do not cross them. */
  leaders: Crowd<Box & Leader>;
  /** The same as they are drawn, leg by leg: words keep clear of them. */
  legs: Crowd<Box & Leg>;
  /** Everything lies in here, as far as it is large enough; null: anywhere. */
  within: Box | null;
  /** Rivers and canals: a symbol rather stays on its own bank. */
  waters: Crowd<Box & Leg>;
}

export const emptyRoom = (
  spots: readonly Box[],
  places: readonly Box[],
  within: Box | null,
  waters: readonly (Box & Leg)[],
): Room => ({
  taken: crowd(),
  spots: crowd(spots),
  places: crowd(places),
  leaders: crowd(),
  legs: crowd(),
  within,
  waters: crowd(waters),
});

/** The least between two things, px. */
export const gap = 2;

export const around = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** From its place a symbol that does not lie on it is so far at the least, px: its leader is seen. */
const leastAway = 0.99;

/** True when a symbol may lie there: with its middle on its place, or beside it on a leader of at most `reach` px. */
export function isTrue(at: Point, box: Box, reach: number): boolean {
  const away = awayFrom(at, box);
  if (away > 0) return away >= leastAway && away <= reach;
  const { x, y } = middleOf(box);
  return Math.abs(x - at.x) < 0.01 && Math.abs(y - at.y) < 0.01;
}

/** The point of a box that is nearest to a place. */
export const edgeNear = ({ x, y }: Point, box: Box): Point => ({
  x: Math.max(box.x, Math.min(x, box.x + box.width)),
  y: Math.max(box.y, Math.min(y, box.y + box.height)),
});

/** The distance of a place from a box, px: 0 inside of it. */
export const awayFrom = ({ x, y }: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** The line from a place to a box; null where it lies on its place. */
export const leaderTo = (from: Point, box: Box): Leader | null =>
  awayFrom(from, box) > 0 ? { from: { x: from.x, y: from.y }, via: [], to: edgeNear(from, box) } : null;

/** A line with the box that its ends lie in. */
export const boxed = <Of extends Leg>(line: Of): Box & Of => {
  const { from, to } = line;
  const x = Math.min(from.x, to.x);
  const y = Math.min(from.y, to.y);
  return { ...line, x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
};

/** The legs of a leader, each with its box. */
export function legsOf({ from, via, to }: Leader): (Box & Leg)[] {
  const stops = [from, ...via, to];
  return stops.slice(1).map((stop, i) => boxed({ from: stops[i]!, to: stop }));
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** True when two straight lines cross. */
export const cross = (a: Leg, b: Leg): boolean =>
  turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) < 0 &&
  turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0;

export const isInside = (box: Box, within: Box | null): boolean =>
  within === null ||
  (box.x > within.x - 0.01 &&
    box.y > within.y - 0.01 &&
    box.x + box.width < within.x + within.width + 0.01 &&
    box.y + box.height < within.y + within.height + 0.01);

/** A box moved inside another, as far as it fits. */
export const heldIn = (within: Box | null, box: Box): Box =>
  within
    ? {
        ...box,
        x: Math.max(within.x, Math.min(box.x, within.x + within.width - box.width)),
        y: Math.max(within.y, Math.min(box.y, within.y + within.height - box.height)),
      }
    : box;
