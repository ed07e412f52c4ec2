import { withoutHidden } from '@/lib/scenario/files/unseen';
import { eachRow } from '@/lib/scenario/workbook/delimited';
import { asBrought, asText } from '@/lib/scenario/workbook/write-csv';
import type { Cell, Rows } from '../cells';

/** The columns of a table as they are shown, each by its place in the file. */
export type Order = readonly number[];

/** A rectangle of cells: its first and last row, and its columns as they are shown. */
export interface Range {
  first: number;
  last: number;
  columns: readonly number[];
}

/** The columns as they are shown: what a row is called comes first, the rest as in the file. */
export function shownOrder(headings: readonly string[]): number[] {
  const name = Math.max(0, headings.indexOf('name'));
  const others = [...headings.keys()].filter((column) => column !== name);
  return headings.length === 0 ? [] : [name, ...others];
}

/** The rectangle that has these two cells for corners. */
export function rangeBetween(order: Order, one: Cell, other: Cell): Range {
  const places = [order.indexOf(one.column), order.indexOf(other.column)];
  return {
    first: Math.min(one.row, other.row),
    last: Math.max(one.row, other.row),
    columns: order.slice(Math.min(...places), Math.max(...places) + 1),
  };
}

/** True when a range has more than one cell. */
export const isWide = ({ first, last, columns }: Range): boolean => last > first || columns.length > 1;

/** The texts of a range, as far as its rows are there. */
export const textsIn = (rows: Rows, { first, last, columns }: Range): string[][] =>
  rows.slice(first, last + 1).map((row) => columns.map((column) => row[column] ?? ''));

/** The texts of whole rows, in the order in which their columns are shown. */
export const textsOfRows = (rows: Rows, picked: Iterable<number>, order: Order): string[][] =>
  [...picked].sort((a, b) => a - b).map((at) => order.map((column) => rows[at]?.[column] ?? ''));

/** A cell on the clipboard: in quotes where a spreadsheet would take it apart, and never a formula there. */
const onClipboard = (cell: string): string => {
  const text = asText(cell);
  return /[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Cells as a spreadsheet takes them from the clipboard. */
export const copied = (cells: Rows): string => cells.map((row) => row.map(onClipboard).join('\t')).join('\n');

/** The cells of what was copied from a spreadsheet, without what cannot be seen. */
export function pasted(text: string): string[][] {
  const rows: string[][] = [];
  eachRow(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''), '\t', (cells) => {
    rows.push(cells.map((cell) => withoutHidden(asBrought(cell))));
    return true;
  });
  return rows;
}

/** A block as often as it fits a range whole; else the block itself. */
export function tiled(block: Rows, { first, last, columns }: Range): string[][] {
  const high = last - first + 1;
  const wide = Math.max(1, ...block.map((row) => row.length));
  if (block.length === 0 || high % block.length !== 0 || columns.length % wide !== 0)
    return block.map((row) => [...row]);
  return Array.from({ length: high }, (_, down) =>
    columns.map((_, right) => block[down % block.length]![right % wide] ?? ''),
  );
}

/**
 * The block that fills a range with its first row; a range of one row takes the row above it. `row`: where the block begins. Null: there is
 * no row to fill from.
 */
export function filledDown(rows: Rows, { first, last, columns }: Range): { row: number; block: string[][] } | null {
  const from = first === last ? first - 1 : first;
  const source = from < 1 ? undefined : rows[from];
  if (!source) return null;
  const texts = columns.map((column) => source[column] ?? '');
  return { row: from + 1, block: Array.from({ length: last - from }, () => texts) };
}
