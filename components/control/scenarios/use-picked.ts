import { useState } from 'react';

/** The ways in which a press picks a row: it alone, besides the others (or not any more), or with all rows from the one picked before. */
export type PickedHow = 'alone' | 'also' | 'range';

export interface Picked {
  rows: ReadonlySet<number>;
  pick: (row: number, how: PickedHow) => void;
  /** Picks rows, or leaves them. */
  pickAll: (rows: readonly number[], isPicked: boolean) => void;
  /** These are picked, and no others. */
  only: (rows: readonly number[]) => void;
  clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** Rows that are picked, to be changed all at once. None is, once rows were put in or taken out: they are known by their places. */
export function usePicked(count: number): Picked {
  const [picked, setPicked] = useState({ rows: none, last: 0, of: count });
  const now = picked.of === count ? picked : { rows: none, last: 0, of: count };
  const pickAll = (rows: readonly number[], isPicked: boolean) => {
    const next = new Set(now.rows);
    for (const row of rows) {
      if (isPicked) next.add(row);
      else next.delete(row);
    }
    setPicked({ rows: next, last: rows.at(-1) ?? now.last, of: count });
  };
  const only = (rows: readonly number[], last = rows.at(-1) ?? 0) =>
    setPicked({ rows: new Set(rows), last, of: count });
  const pick = (row: number, how: PickedHow) => {
    if (row < 1 || row >= count) return;
    if (how === 'alone') only([row]);
    else if (how === 'also') pickAll([row], !now.rows.has(row));
    else {
      const from = now.last > 0 ? now.last : row;
      const least = Math.min(from, row);
      // The range always reaches from the row that was picked first.
      only(
        Array.from({ length: Math.abs(row - from) + 1 }, (_, at) => least + at),
        from,
      );
    }
  };
  return { rows: now.rows, pick, pickAll, only, clear: () => only([]) };
}
