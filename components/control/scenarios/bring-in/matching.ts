import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { plain, wordFor } from '@/lib/scenario/written-words';

/** Where what stands in a column comes from: a column of what was brought, the same words in every row, or nothing yet. */
export type Origin = { kind: 'column'; at: number } | { kind: 'same'; text: string } | { kind: 'none' };

/** What a column of a table is brought from, and which words of it stand for which. */
export interface Match {
  origin: Origin;
  /** By a word as it was brought: the word there is for it. */
  words: Readonly<Record<string, string>>;
}

export type Matching = Readonly<Record<string, Match>>;

/** Headings that people give a column, in small letters and figures alone. */
const known: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'no', 'number', 'nr', 'unitid', 'key'],
  side: ['side', 'force', 'army'],
  team: ['team', 'hq', 'player'],
  corps: ['corps'],
  division: ['division', 'div'],
  brigade: ['brigade', 'bde', 'regiment', 'regt'],
  formation: ['formation', 'parent'],
  name: ['name', 'unit', 'unitname', 'designation'],
  shortName: ['shortname', 'short', 'label', 'counter'],
  arm: ['arm', 'type', 'unittype', 'branch', 'armofservice'],
  nation: ['nation', 'nationality', 'country'],
  echelon: ['echelon', 'size', 'level'],
  arrivalTurn: ['arrivalturn', 'arrival', 'turn', 'arrives'],
  entry: ['entry', 'place', 'location', 'where', 'position'],
  lon: ['lon', 'long', 'longitude', 'lng', 'x'],
  lat: ['lat', 'latitude', 'y'],
  carriage: ['carriage', 'transport', 'mobility'],
  mover: ['mover', 'movement', 'movementtype'],
  profile: ['profile', 'statusprofile'],
  notation: ['notation', 'status', 'levels', 'strength'],
  stepsLost: ['stepslost', 'losses', 'steps'],
  notes: ['notes', 'note', 'remarks', 'comment', 'comments'],
};

const headingsOf = (column: string): string[] => [plain(column), ...(known[column] ?? [])];

/** How many cells of a row are headings that are known. */
export function knownHeadings(columns: readonly ColumnGuide[], cells: readonly string[]): number {
  const there = new Set(cells.map(plain));
  return columns.filter(({ column }) => headingsOf(column).some((name) => there.has(name))).length;
}

/** Which column each is most likely brought from, by its heading; and which words stand for which, as far as that is certain. */
export function suggestMatching(columns: readonly ColumnGuide[], rows: readonly (readonly string[])[]): Matching {
  const headings = (rows[0] ?? []).map(plain);
  const taken = new Set<number>();
  const matching: Record<string, Match> = {};
  for (const { column, words } of columns) {
    const at = headingsOf(column)
      .map((name) => headings.findIndex((heading, i) => heading === name && !taken.has(i)))
      .find((i) => i >= 0);
    if (at === undefined) matching[column] = { origin: { kind: 'none' }, words: {} };
    else {
      taken.add(at);
      matching[column] = { origin: { kind: 'column', at }, words: suggestWords(words, broughtWords(rows, at)) };
    }
  }
  return matching;
}

/** What stands in a column of what was brought, each word once. */
export const broughtWords = (rows: readonly (readonly string[])[], at: number): string[] => [
  ...new Set(rows.slice(1).map((row) => row[at] ?? '')),
];

/** By a word as it was brought: the word there is for it, where that is certain and it is another. */
export function suggestWords(words: readonly string[] | null, brought: readonly string[]): Record<string, string> {
  if (!words) return {};
  return Object.fromEntries(
    brought.flatMap((one) => {
      const word = words.includes(one) ? null : wordFor(one, words);
      return word === null ? [] : [[one, word]];
    }),
  );
}

/** The rows as they go into a table: in its columns, with the words there are. Nothing that was brought is dropped. */
export function broughtRows(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  matching: Matching,
): string[][] {
  return rows.slice(1).map((row) =>
    headings.map((heading) => {
      const { origin, words } = matching[heading] ?? { origin: { kind: 'none' }, words: {} };
      if (origin.kind === 'none') return '';
      const text = origin.kind === 'same' ? origin.text : (row[origin.at] ?? '');
      return words[text] ?? text;
    }),
  );
}
