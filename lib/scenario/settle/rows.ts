import type { Draft, Entry } from '../draft/draft';

/** A row of a table by its headings, without blanks around its cells. */
export type Cells = Readonly<Record<string, string>>;

type Row = readonly string[];
const tableOf = (draft: Draft, file: string): readonly Row[] => (draft[file] ?? []) as readonly Row[];
const headingsOf = (draft: Draft, file: string): string[] => (tableOf(draft, file)[0] ?? []).map((one) => one.trim());

const isEmpty = (row: Row): boolean => row.every((cell) => cell.trim() === '');

/** The rows of a table that hold anything, each with its line as faults count them: the first below the headings is 2. */
export function recordsIn(draft: Draft, file: string): { row: number; cells: Cells }[] {
  const headings = headingsOf(draft, file);
  return tableOf(draft, file)
    .slice(1)
    .flatMap((row, at) =>
      isEmpty(row)
        ? []
        : [{ row: at + 2, cells: Object.fromEntries(headings.map((heading, i) => [heading, row[i]?.trim() ?? ''])) }],
    );
}

/** The draft in which rows of a table say otherwise. `change` answers the cells that are written; one without a column is not. */
export function rewritten(
  draft: Draft,
  file: string,
  rows: readonly number[],
  change: (cells: Cells, row: number) => Readonly<Record<string, string | undefined>>,
): Draft {
  const headings = headingsOf(draft, file);
  const asked = new Set(rows);
  const entries = tableOf(draft, file).map((row, at): Entry => {
    if (at === 0 || !asked.has(at + 1)) return row;
    const now = change(Object.fromEntries(headings.map((heading, i) => [heading, row[i]?.trim() ?? ''])), at + 1);
    return headings.map((heading, i) => now[heading] ?? row[i] ?? '');
  });
  return { ...draft, [file]: entries };
}

/** The draft with rows more at the end of a table, which is made with `headings` where it is not there. */
export function withRows(draft: Draft, file: string, headings: readonly string[], added: readonly Cells[]): Draft {
  const there = tableOf(draft, file);
  const columns = there.length > 0 ? headingsOf(draft, file) : headings;
  const rows = added.map((cells) => columns.map((column) => cells[column] ?? ''));
  return { ...draft, [file]: [...(there.length > 0 ? there : [[...headings]]), ...rows] };
}

type Fields = Readonly<Record<string, unknown>>;

/** The manifest of a draft; one that is no list of fields is empty. */
export function manifestIn(draft: Draft): Fields {
  const [manifest] = draft['manifest.json'] ?? [];
  return manifest && !Array.isArray(manifest) ? (manifest as Fields) : {};
}

/** The draft with other fields in its manifest. */
export const withManifest = (draft: Draft, fields: Fields): Draft => ({
  ...draft,
  'manifest.json': [{ ...manifestIn(draft), ...fields }],
});
