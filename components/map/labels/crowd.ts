import { type Box, overlap } from '../core/projection';

/** Boxes sorted by squares of 96 px, so that thousands of counters and names can ask for room. */
export interface Crowd<Of extends Box = Box> {
  add(box: Of): void;
  /** Takes out a box that was added. */
  remove(box: Of): void;
  /** True when a box comes closer than `gap` to one of them. */
  meets(box: Box, gap?: number): boolean;
  /** The boxes that come closer than `gap` to a box, each once. */
  near(box: Box, gap?: number): Of[];
}

const square = 96;

/** A square as one whole number: its column and row, each within ±65,536 squares. */
const keyOf = (column: number, row: number): number => (column + 0x10000) * 0x20000 + (row + 0x10000);
const squareOf = (px: number): number => Math.floor(px / square);

export function crowd<Of extends Box = Box>(boxes: readonly Of[] = []): Crowd<Of> {
  const squares = new Map<number, Of[]>();
  const add = (box: Of) => {
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
    remove(box) {
      for (let x = squareOf(box.x); x <= squareOf(box.x + box.width); x++)
        for (let y = squareOf(box.y); y <= squareOf(box.y + box.height); y++) {
          const there = squares.get(keyOf(x, y)) ?? [];
          there.splice(there.indexOf(box), 1);
        }
    },
    meets(box, gap = 0) {
      for (let x = squareOf(box.x - gap); x <= squareOf(box.x + box.width + gap); x++)
        for (let y = squareOf(box.y - gap); y <= squareOf(box.y + box.height + gap); y++) {
          const there = squares.get(keyOf(x, y));
          if (there?.some((other) => overlap(box, other, gap))) return true;
        }
      return false;
    },
    near(box, gap = 0) {
      const found = new Set<Of>();
      for (let x = squareOf(box.x - gap); x <= squareOf(box.x + box.width + gap); x++)
        for (let y = squareOf(box.y - gap); y <= squareOf(box.y + box.height + gap); y++)
          for (const other of squares.get(keyOf(x, y)) ?? []) if (overlap(box, other, gap)) found.add(other);
      return [...found];
    },
  };
}
