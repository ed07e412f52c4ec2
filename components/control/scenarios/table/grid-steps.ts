import type { Cell } from '../cells';
import type { Order } from './ranges';

/** Down and right, by the key that goes there. */
const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageDown: [15, 0],
  PageUp: [-15, 0],
};

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The cell so many rows down and columns right of another, as the table is shown. `lastRow`: of the empty row at its end. */
export function cellBeside(at: Cell, [down, right]: readonly [number, number], order: Order, lastRow: number): Cell {
  const place = within(order.indexOf(at.column) + right, 0, order.length - 1);
  return { row: within(at.row + down, 1, lastRow), column: order[place] ?? 0 };
}

/** The cell that a key leads to; null: it leads nowhere. With Control an arrow goes to the edge of the table. */
export function cellByKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  at: Cell,
  order: Order,
  lastRow: number,
): Cell | null {
  const isFar = ctrlKey || metaKey;
  const first = order[0] ?? 0;
  if (key === 'Home') return { row: isFar ? 1 : at.row, column: first };
  // The last row that is written: the empty one after it belongs to no range.
  if (key === 'End') return { row: isFar ? Math.max(1, lastRow - 1) : at.row, column: order.at(-1) ?? 0 };
  const step = steps[key];
  if (!step) return null;
  const times = isFar ? 100_000 : 1;
  return cellBeside(at, [step[0] * times, step[1] * times], order, isFar ? Math.max(1, lastRow - 1) : lastRow);
}
