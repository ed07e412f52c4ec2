import { useState } from 'react';

export interface Picked {
  rows: ReadonlySet<number>;
  /** Picks a row or leaves it; with `isRange` all rows from the one picked before. */
  pick: (row: number, isRange: boolean) => void;
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
  const pick = (row: number, isRange: boolean) => {
    if (row >= count) return;
    const from = isRange && now.last > 0 ? now.last : row;
    const least = Math.min(from, row);
    const most = Math.max(from, row);
    const range = Array.from({ length: most - least + 1 }, (_, at) => least + at);
    pickAll(from < row ? range : range.reverse(), isRange || !now.rows.has(row));
  };
  const only = (rows: readonly number[]) => setPicked({ rows: new Set(rows), last: rows.at(-1) ?? 0, of: count });
  return { rows: now.rows, pick, pickAll, only, clear: () => only([]) };
}
