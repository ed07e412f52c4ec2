import type { Splice } from '@/lib/scenario/draft/edit';

/** A table of a draft: its headings, then its rows. */
export type Rows = readonly (readonly string[])[];

/** A cell: `row` counts from 1 below the headings, `column` from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** What is in a cell; empty where there is none. */
export const textAt = (rows: Rows, { row, column }: Cell): string => rows[row]?.[column] ?? '';

/**
 * The change that puts cells into a table, the first of them at `at`; rows that are not there yet are made. `columns`: where the
 * cells of a row go one after the other, as the table is shown; left out: as in the file. What is beyond the last is left out.
 */
export function putCells(file: string, rows: Rows, at: Cell, block: Rows, columns?: readonly number[]): Splice[] {
  const width = rows[0]?.length ?? 0;
  const into = columns ?? Array.from({ length: Math.max(0, width - at.column) }, (_, right) => at.column + right);
  const there = rows.slice(at.row, at.row + block.length);
  const after = block.map((cells, down) => {
    const row = [...(there[down] ?? [])];
    while (row.length < width) row.push('');
    for (const [right, cell] of cells.entries()) if (right < into.length) row[into[right]!] = cell;
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

/** The changes that take rows out, the last of them first; rows that lie apart in very many places go with those between written anew. */
export function dropRows(file: string, rows: Rows, picked: Iterable<number>): Splice[] {
  const places = [...new Set(picked)].filter((at) => at > 0 && at < rows.length).sort((a, b) => b - a);
  const splices: Splice[] = [];
  for (const at of places) {
    const last = splices.at(-1);
    if (last?.at === at + 1) splices[splices.length - 1] = { ...last, at, removed: [rows[at]!, ...last.removed] };
    else splices.push({ file, at, removed: [rows[at]!], inserted: [] });
  }
  const first = places.at(-1);
  if (first === undefined || splices.length <= changesInAnEdit) return splices;
  const gone = new Set(places);
  const there = rows.slice(first, places[0]! + 1);
  return [{ file, at: first, removed: there, inserted: there.filter((_, down) => !gone.has(first + down)) }];
}

/** The width of each column, in letters: most of its cells and its label fit, between the least and the most. */
export function widthsOf(rows: Rows, labels: readonly string[]): number[] {
  const least = 5;
  const most = 28;
  const sample = [labels, ...rows.slice(1, 80)];
  return labels.map((_, column) => {
    const lengths = sample.map((row) => row[column]?.length ?? 0);
    return Math.min(most, Math.max(least, ...lengths));
  });
}
