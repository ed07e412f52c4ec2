import type { Splice } from '@/lib/scenario/draft/edit';
import { counted, listed } from '@/lib/text';

/** Rows of a second file beside those that are there: which is which, and the table as it would be. */

type Rows = readonly (readonly string[])[];

export interface Updating {
  /** The table with all that the file says, and its rows that are only in the file at the end. */
  after: Rows;
  /** Rows of the table, by their places, that the file has not. */
  gone: number[];
  /** So many rows of the file are there already. */
  matched: number;
  notes: string[];
}

interface Asked {
  /** The table with its headings. */
  now: Rows;
  /** The rows of the file in the columns of the table; and with what follows put in, as a new row has it. */
  brought: Rows;
  filled: Rows;
  /** The columns that the file has. */
  columns: ReadonlySet<string>;
  /** The column by which other tables name a row; null: none. */
  key: string | null;
}

const sameText = (one: string, other: string): boolean =>
  one === other || (/^-?\d+(\.\d+)?$/.test(one) && /^-?\d+(\.\d+)?$/.test(other) && Number(one) === Number(other));

/** The columns by which rows are known: the key where the file has it, else the name, with the side where the file has that. */
function knownBy(headings: readonly string[], columns: ReadonlySet<string>, key: string | null): number[] {
  const by = key !== null && columns.has(key) ? [key] : columns.has('name') ? ['side', 'name'] : [];
  return by.filter((column) => columns.has(column)).map((column) => headings.indexOf(column));
}

/** Rows by what they are known by; those of an empty word are known by nothing. */
function placesBy(rows: Rows, by: readonly number[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  rows.forEach((row, at) => {
    const words = by.map((column) => (row[column] ?? '').trim().toLowerCase());
    if (words.some((word) => word === '')) return;
    const known = JSON.stringify(words);
    places.set(known, [...(places.get(known) ?? []), at]);
  });
  return places;
}

/** Puts rows of a file beside those of a table; null: none of them is there already. An empty cell of the file says nothing. */
export function updatingOf({ now, brought, filled, columns, key }: Asked): Updating | null {
  const [headings = [], ...there] = now;
  const by = knownBy(headings, columns, key);
  if (by.length === 0) return null;
  const own = placesBy(there, by);
  const theirs = placesBy(brought, by);
  const pairs = new Map<number, number>();
  const doubtful: string[] = [];
  for (const [known, places] of theirs) {
    const here = own.get(known) ?? [];
    if (here.length === places.length) for (const [i, at] of places.entries()) pairs.set(at, here[i]!);
    else if (here.length > 0) doubtful.push(brought[places[0]!]![by.at(-1)!]!);
  }
  if (pairs.size === 0) return null;
  const isDoubtful = (row: readonly string[]) => doubtful.includes(row[by.at(-1)!] ?? '');
  const said = new Map([...pairs].map(([from, to]) => [to, brought[from]!]));
  const known = there.map((row, at) => {
    const other = said.get(at);
    if (!other) return row;
    return headings.map((heading, i) => {
      const text = other[i]?.trim() ?? '';
      const was = row[i] ?? '';
      return !columns.has(heading) || text === '' || sameText(text, was.trim()) ? was : text;
    });
  });
  const added = brought.flatMap((row, at) => (pairs.has(at) || isDoubtful(row) ? [] : [filled[at] ?? row]));
  const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');
  return {
    after: [headings, ...known, ...added],
    gone: there.flatMap((row, at) => (said.has(at) || isEmpty(row) || isDoubtful(row) ? [] : [at + 1])),
    matched: pairs.size,
    notes:
      doubtful.length > 0
        ? [
            `${counted(doubtful.length, 'name')} ${doubtful.length === 1 ? 'is' : 'are'} there more often here or in the file, and left as they are: ${listed(doubtful, 12)}.`,
          ]
        : [],
  };
}

/** The one change that makes a table of another: what both begin and end with is left alone. */
export function changeTo(file: string, now: Rows, then: Rows): Splice[] {
  const isSame = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
    one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    one.every((cell, i) => cell === other[i]);
  let at = 0;
  while (at < now.length && isSame(now[at], then[at])) at++;
  let tail = 0;
  while (tail < Math.min(now.length, then.length) - at && isSame(now.at(-1 - tail), then.at(-1 - tail))) tail++;
  const removed = now.slice(at, now.length - tail);
  const inserted = then.slice(at, then.length - tail);
  return removed.length + inserted.length > 0 ? [{ file, at, removed, inserted }] : [];
}
