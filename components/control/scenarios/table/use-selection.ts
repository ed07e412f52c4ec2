import { useState } from 'react';
import type { Cell } from '../cells';
import { type Picked, type PickedHow, usePicked } from '../use-picked';
import { type Order, type Range, rangeBetween } from './ranges';

/** The part of a table that is in hand: a cell, the range around it, and rows that are picked whole. */
export interface Selection {
  at: Cell;
  /** Reaches from the cell where it was begun to the one in hand. */
  range: Range;
  picked: Picked;
  /** Rows were picked last: what is done, is done to whole rows. Once the hand has gone on to a cell, it is done to the range. */
  isOfRows: boolean;
  /** Takes a row in hand and picks it. */
  pickRow: (row: number, how: PickedHow) => void;
  /** Picks all rows of the range, or leaves them where all of them are picked. */
  pickRange: () => void;
  /** Takes a cell in hand. `isRange`: the range grows or shrinks to it. */
  take: (to: Cell, isRange: boolean) => void;
  /** Takes a range, with the first of these cells in hand. */
  takeRange: (at: Cell, to: Cell) => void;
}

/** Keeps the part in hand of a table with `count` rows, its headings among them. */
export function useSelection(count: number, order: Order): Selection {
  const [held, setHeld] = useState<Held>(() => {
    const first = { row: 1, column: order[0] ?? 0 };
    return { at: first, from: first, isOfRows: false };
  });
  const picked = usePicked(count);
  const there = ({ row, column }: Cell): Cell => ({ row: Math.max(1, Math.min(row, count)), column });
  const at = there(held.at);
  const range = rangeBetween(order, there(held.from), at);
  return {
    at,
    range,
    picked,
    isOfRows: held.isOfRows && picked.rows.size > 0,
    take: (to, isRange) => setHeld(({ from }) => ({ at: to, from: isRange ? from : to, isOfRows: false })),
    takeRange: (first, to) => setHeld({ at: first, from: to, isOfRows: false }),
    pickRow: (row, how) => {
      const to = { row, column: at.column };
      picked.pick(row, how);
      setHeld({ at: to, from: to, isOfRows: true });
    },
    pickRange: () => {
      const rows = Array.from({ length: range.last - range.first + 1 }, (_, down) => range.first + down);
      const written = rows.filter((row) => row < count);
      picked.pickAll(written, !written.every((row) => picked.rows.has(row)));
      setHeld((now) => ({ ...now, isOfRows: true }));
    },
  };
}

interface Held {
  at: Cell;
  /** The cell in which the range was begun. */
  from: Cell;
  isOfRows: boolean;
}
