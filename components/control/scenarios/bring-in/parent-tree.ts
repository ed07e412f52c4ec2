import { type Level, levelInName, levels, levelUnder, withFormation } from '@/lib/scenario/order-of-battle/levels';
import { plain } from '@/lib/scenario/written-words';
import { counted, listed } from '@/lib/text';

/** A sheet in which each row says by an id or a name what stands above it. */

type Table = readonly (readonly string[])[];

const saysParent = /parent|superior|subord|higher|reportsto|belongsto|above/;
const idHeadings = ['id', 'unitid', 'uid', 'uuid', 'key', 'no', 'nr', 'number', 'code'];
const nameHeadings = ['name', 'unit', 'unitname', 'designation'];
const levelHeadings = ['level', 'echelon', 'size'];

export interface TreeRead {
  /** The rows that are counters, with columns for their formations, and without the one that said what is above. */
  rows: Table;
  /** Which rows of the sheet they are, the headings among them. */
  kept: readonly number[];
  notes: string[];
}

/** Which column the words of another are of: those of the ids, or of the names; -1: of neither. */
function columnOfParents(rows: Table, headings: readonly string[], parentAt: number): number {
  const said = rows.slice(1).flatMap((row) => row[parentAt]?.trim() || []);
  const fits = (at: number): boolean => {
    const there = new Set(rows.slice(1).map((row) => row[at]?.trim() ?? ''));
    return said.length > 0 && said.filter((one) => there.has(one)).length * 2 > said.length;
  };
  const candidates = [...idHeadings, ...nameHeadings].map((name) => headings.indexOf(name));
  return candidates.find((at) => at >= 0 && at !== parentAt && fits(at)) ?? -1;
}

/** Reads the tree of a sheet, its headings first; null: no column of it says what is above. */
export function parentTree(rows: Table): TreeRead | null {
  const headings = (rows[0] ?? []).map(plain);
  const parentAt = headings.findIndex((heading) => saysParent.test(heading));
  const keyAt = parentAt < 0 ? -1 : columnOfParents(rows, headings, parentAt);
  if (keyAt < 0) return null;
  const find = (names: readonly string[]) => names.map((name) => headings.indexOf(name)).find((at) => at >= 0) ?? -1;
  const nameAt = find(nameHeadings);
  const levelAt = find(levelHeadings);
  const own = rows.slice(1);
  const byKey = new Map<string, readonly string[]>();
  for (const row of own) {
    const key = row[keyAt]?.trim() ?? '';
    if (key !== '' && !byKey.has(key)) byKey.set(key, row);
  }
  const above = (row: readonly string[]) => byKey.get(row[parentAt]?.trim() ?? '');
  const formations = new Set(own.map(above).filter((row) => row !== undefined));
  const nameOf = (row: readonly string[]) => row[nameAt]?.trim() || row[keyAt]?.trim() || '';
  const cellsAbove = (row: readonly string[]): Readonly<Record<string, string>> => {
    const chain: (readonly string[])[] = [];
    for (let up = above(row); up && !chain.includes(up) && up !== row; up = above(up)) chain.unshift(up);
    let level: Level | null = null;
    let cells: Readonly<Record<string, string>> = {};
    for (const one of chain) {
      level = levelSaid(one[levelAt] ?? '') ?? levelUnder(level, nameOf(one));
      cells = withFormation(cells, level, nameOf(one));
    }
    return cells;
  };
  const added = ['corps', 'division', 'brigade'].filter((column) => !headings.includes(column));
  const without = (row: readonly string[]) => row.filter((_, at) => at !== parentAt);
  const counters = own.filter((row) => !formations.has(row));
  const kept = [0, ...own.flatMap((row, at) => (formations.has(row) ? [] : [at + 1]))];
  const lost = own.filter((row) => (row[parentAt]?.trim() ?? '') !== '' && !above(row));
  return {
    kept,
    rows: [
      [...without(rows[0]!), ...added],
      ...counters.map((row) => {
        const cells = cellsAbove(row);
        return [...without(row), ...added.map((column) => cells[column] ?? '')];
      }),
    ],
    notes: [
      `The column “${rows[0]![parentAt]}” says what stands above what: ${counted(formations.size, 'row')} ${formations.size === 1 ? 'is a formation' : 'are formations'} (${listed([...formations].map(nameOf), 12)}), and ${counted(counters.length, 'row')} ${counters.length === 1 ? 'is a counter' : 'are counters'}.`,
      ...(lost.length > 0
        ? [
            `${counted(lost.length, 'row')} ${lost.length === 1 ? 'names' : 'name'} what is not in the sheet as above: ${listed(
              lost.map((row) => `${nameOf(row)} (${row[parentAt]})`),
              12,
            )}.`,
          ]
        : []),
    ],
  };
}

/** A level by a word that is one: `Corps`, `XX`, `division`. */
function levelSaid(word: string): Level | null {
  const meant = word.trim().toLowerCase();
  return levels.find((level) => level === meant) ?? (meant === '' ? null : levelInName(meant));
}
