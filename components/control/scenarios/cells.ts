import type { Splice } from '@/lib/scenario/draft/edit';
import { eachRow } from '@/lib/scenario/workbook/delimited';

/** A table of a draft: its headings, then its rows. */
export type Rows = readonly (readonly string[])[];

/** A cell: `row` counts from 1 below the headings, `column` from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** What is in a cell; empty where there is none. */
export const textAt = (rows: Rows, { row, column }: Cell): string => rows[row]?.[column] ?? '';

/** What was copied from a spreadsheet, as cells. */
export function cellsOf(copied: string): string[][] {
  const rows: string[][] = [];
  eachRow(copied.replace(/\r\n?/g, '\n').replace(/\n$/, ''), '\t', (cells) => {
    rows.push(cells);
    return true;
  });
  return rows;
}

/** The change that puts cells into a table, the first of them at `at`; rows that are not there yet are made. */
export function putCells(file: string, rows: Rows, at: Cell, block: readonly (readonly string[])[]): Splice[] {
  const width = rows[0]?.length ?? 0;
  const there = rows.slice(at.row, at.row + block.length);
  const after = block.map((cells, down) => {
    const row = [...(there[down] ?? [])];
    while (row.length < width) row.push('');
    for (const [right, cell] of cells.entries()) if (at.column + right < width) row[at.column + right] = cell;
    return row;
  });
  const isSame = there.length === after.length && there.every((row, down) => isSameRow(row, after[down]!));
  return isSame ? [] : [{ file, at: at.row, removed: there, inserted: after }];
}

const isSameRow = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);

/** The change that puts an empty row before another, or a copy of `like`. */
export const addRow = (file: string, rows: Rows, before: number, like?: readonly string[]): Splice[] => [
  { file, at: before, removed: [], inserted: [like ?? (rows[0] ?? []).map(() => '')] },
];

/** An edit has so many changes at most. */
const changesInAnEdit = 200;

/** The changes of one edit that write other rows in the place of some; those that stay as they are make none. */
export function changeRows(
  file: string,
  rows: Rows,
  picked: Iterable<number>,
  changed: (row: readonly string[]) => readonly string[],
): Splice[] {
  const after = new Map<number, readonly string[]>();
  for (const at of picked) {
    const row = rows[at];
    if (!row) continue;
    const next = changed(row);
    if (!isSameRow(row, next)) after.set(at, next);
  }
  const places = [...after.keys()].sort((a, b) => a - b);
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return [];
  if (places.length <= changesInAnEdit)
    return places.map((at) => ({ file, at, removed: [rows[at]!], inserted: [after.get(at)!] }));
  const there = rows.slice(first, last + 1);
  return [{ file, at: first, removed: there, inserted: there.map((row, down) => after.get(first + down) ?? row) }];
}

/** A row with other texts in some of its columns, filled up where it is too short. */
export function withTexts(
  headings: readonly string[],
  row: readonly string[],
  texts: Readonly<Record<string, string>>,
): string[] {
  return headings.map((heading, at) => texts[heading] ?? row[at] ?? '');
}

/**
 * The changes that put rows before another one, in the order they have; none where they lie there. `place`: of the row they
 * are put before; beyond the last they go to the end.
 */
export function moveRows(file: string, rows: Rows, moved: ReadonlySet<number>, place: number): Splice[] {
  const before = Math.min(place, rows.length);
  const places = [...moved].filter((at) => at > 0 && at < rows.length).sort((a, b) => a - b);
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined || before < 1) return [];
  const from = Math.min(first, before);
  const to = Math.max(last + 1, before);
  const kept = (start: number, end: number) => rows.slice(start, end).filter((_, down) => !moved.has(start + down));
  const carried = places.map((at) => rows[at]!);
  const there = rows.slice(from, to);
  const after = [...kept(from, before), ...carried, ...kept(before, to)];
  if (there.every((row, down) => row === after[down])) return [];
  // A row that goes far takes only itself along; many of them are written with all between.
  if (places.length > 1) return [{ file, at: from, removed: there, inserted: after }];
  return [
    { file, at: first, removed: carried, inserted: [] },
    { file, at: before > first ? before - 1 : before, removed: [], inserted: carried },
  ];
}

/** The change that takes a row out. */
export const dropRow = (file: string, rows: Rows, row: number): Splice[] => [
  { file, at: row, removed: [rows[row]!], inserted: [] },
];

/** How wide each column is drawn, in letters: as wide as most of what is in it, between the least and the most. */
export function widthsOf(rows: Rows): number[] {
  const least = 5;
  const most = 28;
  const sample = rows.slice(0, 80);
  return (rows[0] ?? []).map((_, column) => {
    const lengths = sample.map((row) => row[column]?.length ?? 0);
    return Math.min(most, Math.max(least, ...lengths));
  });
}
