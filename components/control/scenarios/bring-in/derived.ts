import { readSymbol } from '@/lib/scenario/symbols/codes';
import { givenCode } from '@/lib/scenario/symbols/given-code';
import { plain } from '@/lib/scenario/written-words';
import { counted, listed } from '@/lib/text';
import type { Around } from './around';
import { degreesIn, degreesKept } from './degrees';
import { knownAs } from './headings';
import { parentTree } from './parent-tree';
import { isGridReference, isMgrs, type Mgrs, placeIn } from './places';

/** A sheet writes its tree, its places and its symbols in its own way; here they are put into columns like ours. */

export type Table = readonly (readonly string[])[];

export interface Derived {
  /** Headings, then rows. */
  rows: Table;
  /** By a row of `rows`: the number that the spreadsheet gives it. */
  at: readonly number[];
  notes: string[];
  /** Columns that were read into others. */
  into: readonly number[];
  /** A reference of MGRS is in it, and what reads one is not loaded yet. */
  wantsMgrs: boolean;
}

interface Asked extends Pick<Around, 'ground'> {
  mgrs: Mgrs | null;
}

/** Reads the tree, the places and the symbols of a sheet. What cannot be read stays as it is, and is told with its row. */
export function derived(rows: Table, at: readonly number[], asked: Asked): Derived {
  const tree = hasBoth(rows) ? parentTree(rows) : null;
  const kept = tree ? tree.rows : rows;
  const found: Derived = {
    rows: kept,
    at: tree ? tree.kept.map((row) => at[row]!) : at,
    notes: [...(tree?.notes ?? [])],
    into: [],
    wantsMgrs: false,
  };
  return withSymbols(withPlaces(withDegrees(found), asked));
}

/** A tree is one of units: their names, or what they are, stand in it. */
const hasBoth = (rows: Table): boolean => (rows[0] ?? []).map(plain).some((heading) => knownAs('name', heading));

const columnAt = (rows: Table, column: string): number =>
  (rows[0] ?? []).findIndex((heading) => knownAs(column, plain(heading)));

/** One note names all cells of a column that cannot be read; an empty list: all can. */
function unread(what: string, cells: readonly { row: number; text: string }[]): string[] {
  if (cells.length === 0) return [];
  const places = cells.map(({ row, text }) => `row ${row} (${text.slice(0, 40)})`);
  return [
    `${counted(cells.length, 'cell')} of “${what}” cannot be read as ${cells.length === 1 ? 'a place' : 'places'}: ${listed(places, 12)}.`,
  ];
}

/** Longitude and latitude in degrees, minutes and seconds, with letters, or with a decimal comma. */
function withDegrees(found: Derived): Derived {
  let { rows } = found;
  const notes = [...found.notes];
  for (const column of ['lon', 'lat'] as const) {
    const at = columnAt(rows, column);
    if (at < 0) continue;
    const wrong: { row: number; text: string }[] = [];
    rows = rows.map((row, i) => {
      const text = row[at]?.trim() ?? '';
      if (i === 0 || text === '' || /^-?\d{1,3}(\.\d+)?$/.test(text)) return row;
      const read = degreesIn(text);
      const isOther = read?.axis !== null && read?.axis !== undefined && read.axis !== column;
      if (!read || isOther) wrong.push({ row: found.at[i]!, text });
      return read && !isOther ? row.map((cell, j) => (j === at ? degreesKept(read.degrees) : cell)) : row;
    });
    for (const note of unread(rows[0]![at]!, wrong)) notes.push(note);
  }
  return { ...found, rows, notes };
}

/** Headings of a column that has a whole place in a cell. */
const placeHeadings =
  /^(grid|gridref|gridreference|mgrs|utm|utmref|mapref|mapreference|map|ref|coord|coords|coordinate|coordinates|latlon|latlng|lonlat|position|location|place|where)$/;

/** The column whose cells are places; −1: none is. A bare number is a reference only where the heading says so. */
function placeColumn(rows: Table): number {
  return (rows[0] ?? []).findIndex((heading, at) => {
    const cells = rows.slice(1).flatMap((row) => row[at]?.trim() || []);
    const mgrs = cells.filter(isMgrs).length;
    const isCalledSo = placeHeadings.test(plain(heading));
    const others = isCalledSo ? cells.filter((cell) => isGridReference(cell) || /\d[^\d]+\d/.test(cell)).length : 0;
    return cells.length > 0 && Math.max(mgrs, mgrs + others) * 2 > cells.length;
  });
}

/** A column of places becomes longitude and latitude, where the sheet has neither. */
function withPlaces(found: Derived, asked: Asked): Derived {
  const { rows } = found;
  if (columnAt(rows, 'lon') >= 0 || columnAt(rows, 'lat') >= 0) return found;
  const at = placeColumn(rows);
  if (at < 0) return found;
  const wantsMgrs = !asked.mgrs && rows.slice(1).some((row) => isMgrs(row[at] ?? ''));
  const wrong: { row: number; text: string }[] = [];
  const read = rows.map((row, i) => {
    if (i === 0) return [...row, 'lon', 'lat'];
    const text = row[at]?.trim() ?? '';
    const place = text === '' ? null : placeIn(text, asked);
    if (text !== '' && !place) wrong.push({ row: found.at[i]!, text });
    return [...row, place?.lon ?? '', place?.lat ?? ''];
  });
  const heading = rows[0]![at]!;
  const notes = [
    ...found.notes,
    `The column “${heading}” has places: they are read as longitude and latitude.`,
    ...(wantsMgrs ? [] : unread(heading, wrong)),
  ];
  return { ...found, rows: read, notes, into: [at], wantsMgrs };
}

/** A column of symbol codes says arm and size, where no other column does; codes in letters become digits. */
function withSymbols(found: Derived): Derived {
  const { rows } = found;
  const at = columnAt(rows, 'symbol');
  const codes = at < 0 ? [] : rows.slice(1).map((row) => givenCode(row[at] ?? '').code);
  if (!codes.some((code) => code !== null)) return found;
  const added = (['arm', 'echelon'] as const).filter((column) => columnAt(rows, column) < 0);
  const read = rows.map((row, i) => {
    if (i === 0) return [...row, ...added];
    const code = codes[i - 1] ?? null;
    const symbol = code === null ? null : readSymbol(code);
    return [
      ...row.map((cell, j) => (j === at && code !== null ? code : cell)),
      ...added.map((column) => symbol?.[column] ?? ''),
    ];
  });
  const notes =
    added.length > 0
      ? [...found.notes, `By the symbols in “${rows[0]![at]}” it is said what the units are: ${listed(added)}.`]
      : found.notes;
  return { ...found, rows: read, notes };
}
