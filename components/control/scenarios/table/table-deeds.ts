import type { Splice } from '@/lib/scenario/draft/edit';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import { counted } from '@/lib/text';
import { addRow, type Cell, dropRows, moveRows, putCells, type Rows, textAt } from '../cells';
import { copied, filledDown, isWide, type Order, pasted, textsIn, textsOfRows, tiled } from './ranges';
import type { Selection } from './use-selection';

/** The deeds of a table; each is one edit. */
export interface TableDeeds {
  /** Writes the cell in hand. */
  write: (text: string) => void;
  /** The range, or the picked rows whole, as a spreadsheet takes them. */
  copy: () => string;
  /** Puts copied cells in from the cell in hand on, or over the whole range where they fit it. */
  paste: (text: string) => void;
  /** Empties the range, or takes the picked rows out. */
  clear: () => void;
  fillDown: () => void;
  /** Puts a row, and the picked ones with it, in the place of another. */
  carry: (row: number, over: number) => void;
  /** Puts an empty row after the one in hand. */
  add: () => void;
  /** Puts a copy of the row in hand after it. */
  repeat: () => void;
  /** Takes out the picked rows, else the one in hand. */
  drop: () => void;
}

interface Table {
  file: string;
  /** The table's name in the list of edits. */
  name: string;
  rows: Rows;
  order: Order;
  selection: Selection;
  onChange: (what: string, splices: Splice[]) => void;
}

/** The deeds of a table, with their words for the list of edits. */
export function tableDeeds({ file, name, rows, order, selection, onChange }: Table): TableDeeds {
  const { at, range, picked, isOfRows } = selection;
  const headings = rows[0] ?? [];
  const put = (what: string, from: Cell, block: Rows) =>
    onChange(`${name}: ${what}`, putCells(file, rows, from, block, order.slice(order.indexOf(from.column))));
  const start = (row: number): Cell => ({ row, column: range.columns[0] ?? 0 });
  const drop = () => {
    const gone = isOfRows ? [...picked.rows] : [at.row];
    const what = gone.length === 1 ? `row ${gone[0]! + 1}` : counted(gone.length, 'row');
    onChange(`${name}: ${what} deleted`, dropRows(file, rows, gone));
    selection.take({ row: Math.min(...gone), column: at.column }, false);
  };
  return {
    write: (text) => {
      if (text === textAt(rows, at)) return;
      const is = text ? `“${text.slice(0, 40)}”` : 'empty';
      put(`row ${at.row + 1}: ${columnLabel(headings[at.column] ?? '')} is ${is}`, at, [[text]]);
    },
    copy: () => copied(isOfRows ? textsOfRows(rows, picked.rows, order) : textsIn(rows, range)),
    paste: (text) => {
      const block = pasted(text);
      if (block.length === 0) return;
      const from = isOfRows ? { row: Math.min(...picked.rows), column: order[0] ?? 0 } : start(range.first);
      const cells = isOfRows ? block : tiled(block, range);
      put(`${counted(cells.length, 'row')} put in from row ${from.row + 1}`, from, cells);
      const last = order.indexOf(from.column) + Math.max(...cells.map((row) => row.length)) - 1;
      selection.takeRange(from, { row: from.row + cells.length - 1, column: order[last] ?? order.at(-1) ?? 0 });
    },
    clear: () => {
      if (isOfRows) return drop();
      const block = textsIn(rows, range).map((row) => row.map(() => ''));
      if (block.length === 0) return;
      const count = block.length * range.columns.length;
      const what = isWide(range)
        ? `${counted(count, 'cell')} emptied from row ${range.first + 1}`
        : `row ${at.row + 1}: ${columnLabel(headings[at.column] ?? '')} is empty`;
      put(what, start(range.first), block);
    },
    fillDown: () => {
      const filled = filledDown(rows, range);
      if (!filled) return;
      put(`${counted(filled.block.length, 'row')} filled from row ${filled.row}`, start(filled.row), filled.block);
    },
    carry: (row, over) => {
      const moved = picked.rows.has(row) ? picked.rows : new Set([row]);
      const step = Math.sign(over - row);
      let place = over;
      while (moved.has(place)) place += step;
      const before = step > 0 ? place + 1 : place;
      const splices = moveRows(file, rows, moved, before);
      if (splices.length === 0) return;
      const what = moved.size === 1 ? `row ${row + 1}` : counted(moved.size, 'row');
      const first = Math.min(before, rows.length) - [...moved].filter((one) => one < before).length;
      onChange(`${name}: ${what} moved to row ${first + 1}`, splices);
      const there = Array.from(moved, (_, down) => first + down);
      picked.only(moved === picked.rows ? there : []);
      selection.take({ row: first, column: at.column }, false);
    },
    add: () => {
      const row = Math.min(at.row + 1, rows.length);
      onChange(`${name}: a row put in after row ${at.row + 1}`, addRow(file, rows, row));
      selection.take({ row, column: order[0] ?? 0 }, false);
    },
    repeat: () => onChange(`${name}: a copy of row ${at.row + 1} put in`, addRow(file, rows, at.row + 1, rows[at.row])),
    drop,
  };
}
