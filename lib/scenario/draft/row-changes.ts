/** The changes that a second file makes of a table that is there: cell by cell, with the rows that only one of them has. */

type Rows = readonly (readonly string[])[];

/** A cell that the file says otherwise. */
export interface CellChange {
  id: string;
  /** The line of the table, its headings being 1. */
  row: number;
  /** The name of the row here. */
  name: string;
  column: string;
  was: string;
  now: string;
}

/** A row that only the file has, or only the table. */
export interface RowChange {
  id: string;
  row: number;
  name: string;
}

export interface RowChanges {
  cells: readonly CellChange[];
  /** Only in the file: they would come after the last. */
  added: readonly RowChange[];
  /** Only here: they stay, unless somebody wants them out. */
  gone: readonly RowChange[];
}

const nameOf = (headings: readonly string[], row: readonly string[], at: number): string => {
  const cell = (heading: string) => row[headings.indexOf(heading)]?.trim() ?? '';
  return cell('name') || cell('shortName') || cell('zone') || cell('id') || cell('key') || `row ${at + 1}`;
};

/**
 * All that is otherwise in `then` than in `now`: the rows of `now` in their places, with other texts in some cells and columns more,
 * and rows after them. `gone`: which rows of `now`, by their places, the file does not have.
 */
export function rowChanges(now: Rows, then: Rows, gone: readonly number[] = []): RowChanges {
  const [headings = []] = then;
  const columns = now[0] ?? [];
  const there = now.slice(1);
  return {
    cells: there.flatMap((row, index) => {
      const at = index + 1;
      return headings.flatMap((column, i): CellChange[] => {
        const was = row[columns.indexOf(column)] ?? '';
        const text = then[at]?.[i] ?? '';
        const id = `cell ${at + 1} ${column}`;
        return text.trim() === was.trim()
          ? []
          : [{ id, row: at + 1, name: nameOf(columns, row, at), column, was, now: text }];
      });
    }),
    added: then.slice(Math.max(1, now.length)).map((row, index) => {
      const at = Math.max(1, now.length) + index;
      return { id: `added ${at + 1}`, row: at + 1, name: nameOf(headings, row, at) };
    }),
    gone: gone.map((at) => ({ id: `gone ${at + 1}`, row: at + 1, name: nameOf(columns, now[at] ?? [], at) })),
  };
}

/** The changes that are made unless somebody says otherwise: all but taking out what only this table has. */
export const usuallyMade = ({ cells, added }: RowChanges): string[] => [...cells, ...added].map(({ id }) => id);

/** The table with those changes that are `made`, by their ids; a column that no change needs is not put in. */
export function updatedRows(now: Rows, then: Rows, changes: RowChanges, made: ReadonlySet<string>): string[][] {
  const columns = now[0] ?? [];
  const cells = changes.cells.filter(({ id }) => made.has(id));
  const added = changes.added.filter(({ id }) => made.has(id));
  const gone = new Set(changes.gone.flatMap(({ id, row }) => (made.has(id) ? [row] : [])));
  const [all = []] = then;
  const wanted = all.filter(
    (column, i) =>
      !columns.includes(column) &&
      (cells.some((one) => one.column === column) || added.some(({ row }) => then[row - 1]?.[i])),
  );
  const headings = [...columns, ...wanted];
  const byRow = new Map<number, Map<string, string>>();
  for (const { row, column, now: text } of cells) byRow.set(row, (byRow.get(row) ?? new Map()).set(column, text));
  const kept = now.slice(1).flatMap((row, index) => {
    const line = index + 2;
    if (gone.has(line)) return [];
    const texts = byRow.get(line);
    return [headings.map((column, i) => texts?.get(column) ?? row[i] ?? '')];
  });
  const more = added.map(({ row }) => headings.map((column) => then[row - 1]?.[all.indexOf(column)] ?? ''));
  return [headings, ...kept, ...more];
}
