import { type Box, overlap } from './projection';

/** Boxes sorted by squares of 96 px, so that hundreds of counters and names can ask for room. */
export interface Crowd {
  add(box: Box): void;
  /** Whether a box comes closer than `gap` to one of them, `except` left out. */
  meets(box: Box, gap?: number, except?: readonly Box[]): boolean;
}

const square = 96;

export function crowd(boxes: readonly Box[]): Crowd {
  const squares = new Map<string, Box[]>();
  const keysOf = (box: Box, gap: number): string[] => {
    const keys: string[] = [];
    for (let x = Math.floor((box.x - gap) / square); x <= Math.floor((box.x + box.width + gap) / square); x++)
      for (let y = Math.floor((box.y - gap) / square); y <= Math.floor((box.y + box.height + gap) / square); y++)
        keys.push(`${x},${y}`);
    return keys;
  };
  const add = (box: Box) => {
    for (const key of keysOf(box, 0)) {
      const there = squares.get(key);
      if (there) there.push(box);
      else squares.set(key, [box]);
    }
  };
  for (const box of boxes) add(box);
  return {
    add,
    meets: (box, gap = 0, except = []) =>
      keysOf(box, gap).some((key) =>
        squares.get(key)?.some((other) => overlap(box, other, gap) && !except.includes(other)),
      ),
  };
}
