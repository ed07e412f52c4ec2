import type { Splice } from '@/lib/scenario/draft/edit';
import { formationColumns } from '@/lib/scenario/order-of-battle/tree';
import { changeRows, type Rows, withTexts } from '../cells';

/** A unit as its row has it, by column. */
export type UnitRecord = Readonly<Record<string, string>>;

/** The rows of a table by their headings; the first of them is row 1 of its entries. */
export function recordsOf(rows: Rows): UnitRecord[] {
  const headings = rows[0] ?? [];
  return rows.slice(1).map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
}

/** What the formation of units is called in combat and in reports, as those that are there already have it. */
function calledIn(records: readonly UnitRecord[], path: readonly string[]): string {
  for (let depth = path.length; depth > 1; depth--) {
    const there = records.find((unit) =>
      formationColumns.slice(0, depth).every((column, at) => (unit[column]?.trim() ?? '') === path[at]),
    );
    if (there?.formation) return there.formation;
  }
  return path[1] || path[2] || path[0] || '';
}

/** The change that moves units, by their rows, to another formation. */
export function moveUnits(file: string, rows: Rows, picked: Iterable<number>, path: readonly string[]): Splice[] {
  const headings = rows[0] ?? [];
  const [corps = '', division = '', brigade = ''] = path;
  const texts = { corps, division, brigade, formation: calledIn(recordsOf(rows), path) };
  return changeRows(file, rows, picked, (row) => withTexts(headings, row, texts));
}
