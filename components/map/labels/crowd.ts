import { type Box, overlap, type Point } from '../core/projection';

/** Boxes sorted by squares of 96 px, so that thousands of counters and names can ask for room. */
export interface Crowd {
  add(box: Box): void;
  /** Whether a box comes closer than `gap` to one of them, `except` left out. */
  meets(box: Box, gap?: number, except?: readonly Box[]): boolean;
}

const square = 96;

/** A square as one whole number: its column and row, each within ±65,536 squares. */
const keyOf = (column: number, row: number): number => (column + 0x10000) * 0x20000 + (row + 0x10000);
const squareOf = (px: number): number => Math.floor(px / square);

export function crowd(boxes: readonly Box[]): Crowd {
  const squares = new Map<number, Box[]>();
  const add = (box: Box) => {
    for (let x = squareOf(box.x); x <= squareOf(box.x + box.width); x++)
      for (let y = squareOf(box.y); y <= squareOf(box.y + box.height); y++) {
        const there = squares.get(keyOf(x, y));
        if (there) there.push(box);
        else squares.set(keyOf(x, y), [box]);
      }
  };
  for (const box of boxes) add(box);
  return {
    add,
    meets(box, gap = 0, except = []) {
      for (let x = squareOf(box.x - gap); x <= squareOf(box.x + box.width + gap); x++)
        for (let y = squareOf(box.y - gap); y <= squareOf(box.y + box.height + gap); y++) {
          const there = squares.get(keyOf(x, y));
          if (there?.some((other) => overlap(box, other, gap) && !except.includes(other))) return true;
        }
      return false;
    },
  };
}

/** Things by the square their point lies in, and which of them is nearest to a place. */
export interface Neighbours<T> {
  add(at: Point, thing: T): void;
  /** The nearest; of two as near the one added first; null while there is none. */
  nearest(at: Point): T | null;
}

export function neighbours<T>(): Neighbours<T> {
  const squares = new Map<number, { at: Point; thing: T; order: number }[]>();
  let count = 0;
  let reach = { left: 0, right: -1, top: 0, bottom: -1 };
  return {
    add(at, thing) {
      const x = squareOf(at.x);
      const y = squareOf(at.y);
      const there = squares.get(keyOf(x, y)) ?? [];
      squares.set(keyOf(x, y), [...there, { at, thing, order: count }]);
      reach =
        count++ === 0
          ? { left: x, right: x, top: y, bottom: y }
          : {
              left: Math.min(reach.left, x),
              right: Math.max(reach.right, x),
              top: Math.min(reach.top, y),
              bottom: Math.max(reach.bottom, y),
            };
    },
    nearest({ x, y }) {
      const column = squareOf(x);
      const row = squareOf(y);
      const furthest = Math.max(column - reach.left, reach.right - column, row - reach.top, reach.bottom - row);
      let best: { thing: T; away: number; order: number } | null = null;
      for (let ring = 0; count > 0 && ring <= furthest; ring++) {
        // What lies in a further ring is at least `ring - 1` whole squares away.
        if (best && best.away < (ring - 1) * square) break;
        for (const key of ringOf(column, row, ring))
          for (const { at, thing, order } of squares.get(key) ?? []) {
            const away = Math.hypot(at.x - x, at.y - y);
            if (!best || away < best.away || (away === best.away && order < best.order)) best = { thing, away, order };
          }
      }
      return best?.thing ?? null;
    },
  };
}

/** The squares whose distance from the middle one is exactly `ring`. */
function ringOf(column: number, row: number, ring: number): number[] {
  if (ring === 0) return [keyOf(column, row)];
  const keys: number[] = [];
  for (let i = -ring; i <= ring; i++) keys.push(keyOf(column + i, row - ring), keyOf(column + i, row + ring));
  for (let i = 1 - ring; i < ring; i++) keys.push(keyOf(column - ring, row + i), keyOf(column + ring, row + i));
  return keys;
}
