import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { plain, wordFor } from '@/lib/scenario/written-words';
import type { Around } from './around';
import { isMadeDate, notationsOfDate } from './dates';
import { headingsOf } from './headings';
import { keyCalled } from './near-names';

/** Where what stands in a column comes from: a column of what was brought, the same words in every row, or nothing yet. */
export type Origin = { kind: 'column'; at: number } | { kind: 'same'; text: string } | { kind: 'none' };

/** What a column of a table is brought from, and which words of it stand for which. */
export interface Match {
  origin: Origin;
  /** By a word as it was brought: the word there is for it. */
  words: Readonly<Record<string, string>>;
}

export type Matching = Readonly<Record<string, Match>>;

/** The columns that the file has. */
export const broughtColumns = (matching: Matching): ReadonlySet<string> =>
  new Set(Object.entries(matching).flatMap(([column, { origin }]) => (origin.kind === 'column' ? column : [])));

/** How many cells of a row are headings that are known. */
export function knownHeadings(columns: readonly ColumnGuide[], cells: readonly string[]): number {
  const there = new Set(cells.map(plain));
  return columns.filter(({ column }) => headingsOf(column).some((name) => there.has(name))).length;
}

/** Which column each is most likely brought from, by its heading; and which words stand for which, as far as that is certain. */
export function suggestMatching(
  columns: readonly ColumnGuide[],
  rows: readonly (readonly string[])[],
  called: Around['called'] = {},
): Matching {
  const headings = (rows[0] ?? []).map(plain);
  const taken = new Set<number>();
  const matching: Record<string, Match> = {};
  for (const guide of columns) {
    const { column } = guide;
    const at = headingsOf(column)
      .map((name) => headings.findIndex((heading, i) => heading === name && !taken.has(i)))
      .find((i) => i >= 0);
    if (at === undefined) matching[column] = { origin: { kind: 'none' }, words: {} };
    else {
      taken.add(at);
      matching[column] = { origin: { kind: 'column', at }, words: suggestWords(guide, broughtWords(rows, at), called) };
    }
  }
  return matching;
}

/** What stands in a column of what was brought, each word once. */
export const broughtWords = (rows: readonly (readonly string[])[], at: number): string[] => [
  ...new Set(rows.slice(1).map((row) => row[at] ?? '')),
];

/** Columns of counter notations, which spreadsheets take for dates. */
const notationColumns = ['notation', 'profile'];

/** True where the column is one of notations, and the word is a date that a spreadsheet made of one. */
export const isDateIn = (column: string, word: string): boolean => notationColumns.includes(column) && isMadeDate(word);

/** By a word as it was brought: the word there is for it, where that is certain and it is another. `called`: what keys are called. */
export function suggestWords(
  { column, words }: Pick<ColumnGuide, 'column' | 'words'>,
  brought: readonly string[],
  called: Around['called'] = {},
): Record<string, string> {
  const known = called[column] ?? [];
  return Object.fromEntries(
    brought.flatMap((one) => {
      if (isDateIn(column, one)) {
        const { certain } = notationsOfDate(one);
        return certain === null ? [] : [[one, certain]];
      }
      const isOurs = words?.includes(one) || known.some(({ id }) => id === one);
      const word = isOurs ? null : (keyCalled(one, known) ?? (words && wordFor(one, words)));
      return word === null ? [] : [[one, word]];
    }),
  );
}

const isFigureColumn = ({ allowed }: Pick<ColumnGuide, 'allowed'>): boolean => /^a (whole )?number/.test(allowed);

/** A figure with a decimal comma, with a point. */
export const withPoint = (text: string): string =>
  /^\s*-?\d{1,6},\d+\s*$/.test(text) ? text.trim().replace(',', '.') : text;

/** The rows as they go into a table: in its columns, with the words there are. Nothing that was brought is dropped. */
export function broughtRows(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  matching: Matching,
  columns: readonly ColumnGuide[] = [],
): string[][] {
  const figures = new Set(columns.filter(isFigureColumn).map(({ column }) => column));
  return rows.slice(1).map((row) =>
    headings.map((heading) => {
      const { origin, words } = matching[heading] ?? { origin: { kind: 'none' }, words: {} };
      if (origin.kind === 'none') return '';
      const text = origin.kind === 'same' ? origin.text : (row[origin.at] ?? '');
      return words[text] ?? (figures.has(heading) ? withPoint(text) : text);
    }),
  );
}
