import type { KeyboardEvent } from 'react';
import { isKeyOf } from '@/components/control/parts/keys/key-table';
import { type Cell, type Rows, textAt } from '../cells';
import { cellByKey } from './grid-steps';
import type { Order } from './ranges';
import type { TableDeeds } from './table-deeds';
import type { Selection } from './use-selection';

interface Table {
  rows: Rows;
  order: Order;
  selection: Selection;
  deeds: TableDeeds;
  /** Opens the cell in hand, with what stands there first. */
  onWrite: (begin: string) => void;
}

/** The deed of a key on the cells in hand; undefined: nothing here. */
function deedOf(
  event: KeyboardEvent,
  { rows, order, selection, deeds: table, onWrite }: Table,
): (() => void) | undefined {
  const { at, picked } = selection;
  const lastWritten = Math.max(1, rows.length - 1);
  const first: Cell = { row: 1, column: order[0] ?? 0 };
  const begin = () => onWrite(textAt(rows, at));
  const all: Record<string, () => void> = {
    Enter: begin,
    F2: begin,
    Delete: table.clear,
    Backspace: table.clear,
    Escape: () => {
      picked.clear();
      selection.take(at, false);
    },
  };
  if (isKeyOf('fillDown', event)) return table.fillDown;
  if (isKeyOf('selectAll', event))
    return () => selection.takeRange(first, { row: lastWritten, column: order.at(-1) ?? 0 });
  if (event.key === ' ' && event.shiftKey) return selection.pickRange;
  const deed = all[event.key];
  if (deed) return deed;
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isLetter ? () => onWrite(event.key) : undefined;
}

/** Does what a key does in a table while no cell is written in; false: it does nothing here. */
export function doesByKey(event: KeyboardEvent, table: Table): boolean {
  const { rows, order, selection, deeds: does } = table;
  const { at } = selection;
  const to = cellByKey(event, at, order, rows.length);
  if (to && event.altKey) {
    if (to.row === at.row) return false;
    does.carry(at.row, at.row + Math.sign(to.row - at.row));
  } else if (to) selection.take(to, event.shiftKey);
  else {
    const deed = deedOf(event, table);
    if (!deed) return false;
    deed();
  }
  return true;
}
