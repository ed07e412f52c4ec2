import type { Place } from './contact';

/** Things on the map by squares, so that what stands near is found without looking at all of them. */
export interface Nearby<Thing> {
  /** The nearest thing; of equals always the same one. Null: there is none. */
  nearest: (place: Place) => { thing: Thing; km: number } | null;
}

/** Sorts things into squares of `squareKm`. */
export function nearbyOf<Thing extends Place>(things: readonly Thing[], squareKm = 4): Nearby<Thing> {
  const square = (km: number): number => Math.floor(km / squareKm);
  const columns = things.map(({ x }) => square(x));
  const rows = things.map(({ y }) => square(y));
  const least = (of: readonly number[]) => of.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (of: readonly number[]) => of.reduce((a, b) => Math.max(a, b), -Infinity);
  const [left, right, bottom, top] = [least(columns), most(columns), least(rows), most(rows)];
  const height = top - bottom + 1;
  const squares = new Map<number, Thing[]>();
  for (const [i, thing] of things.entries()) {
    const key = (columns[i]! - left) * height + rows[i]! - bottom;
    const held = squares.get(key);
    if (held) held.push(thing);
    else squares.set(key, [thing]);
  }

  return {
    nearest: (place) => {
      const [column, row] = [square(place.x), square(place.y)];
      const last = Math.max(column - left, right - column, row - bottom, top - row);
      let best: Thing | null = null;
      let nearest = Infinity;
      const look = (x: number, y: number) => {
        if (y < bottom || y > top) return;
        for (const thing of squares.get((x - left) * height + y - bottom) ?? []) {
          const squared = (thing.x - place.x) ** 2 + (thing.y - place.y) ** 2;
          if (squared < nearest) [best, nearest] = [thing, squared];
        }
      };
      // Whatever lies in a ring of squares is further off than the rings within it are wide.
      for (let ring = 0; ring <= last && (ring < 2 || nearest > ((ring - 1) * squareKm) ** 2); ring++)
        for (let x = Math.max(left, column - ring); x <= Math.min(right, column + ring); x++) {
          const isSide = Math.abs(x - column) === ring;
          const [from, to] = [Math.max(bottom, row - ring), Math.min(top, row + ring)];
          if (isSide) for (let y = from; y <= to; y++) look(x, y);
          else for (const y of [row - ring, row + ring]) look(x, y);
        }
      return best && { thing: best, km: Math.sqrt(nearest) };
    },
  };
}
