import type { Point } from './projection';

/** The directions of the arrow keys, in pixels: to the right and downwards. */
export const arrowWays: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The nearest of some places in a direction, by its number: one that lies within 45° of it, else the nearest on that side.
 * -1: nothing lies on that side.
 */
export function nearestIn(way: Point, from: Point, places: readonly Point[]): number {
  let best = -1;
  let bestAway = Number.POSITIVE_INFINITY;
  places.forEach(({ x, y }, at) => {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    if (along <= 0.5) return;
    // What lies more to the side than ahead comes after all that lies ahead.
    const away = Math.hypot(along, aside) + (aside > along ? farPx : 0);
    if (away >= bestAway) return;
    best = at;
    bestAway = away;
  });
  return best;
}

/** Further away than anything on a screen, px. */
const farPx = 100_000;
