/** A sheet of a workbook or a text file as it was brought: its cells, and what should be known of them. */
import { counted, listed } from '@/lib/text';
import { greatest } from '@/lib/values';
import type { Encoding } from '../files/decode-text';
import { isSheetError, withoutHidden } from '../files/unseen';
import type { Separator } from './delimited';
export interface Worksheet {
  name: string;
  /** Its filled rows; `at` is the number the spreadsheet gives a row. */
  rows: readonly WorksheetRow[];
  /** What should be known, with the places: merged cells, formulas. */
  notes: readonly string[];
}

export interface WorksheetRow {
  at: number;
  cells: readonly string[];
  /** It is hidden or filtered away in the spreadsheet, or every cell of it is struck out. */
  setAside?: SetAside;
}
export type SetAside = 'hidden' | 'struck out';

/** A table that is to be a sheet: its headings, then its rows. */
export interface TableSheet {
  name: string;
  rows: readonly (readonly string[])[];
}

/** What the sheet of a table file is called. */
export const sheetName = (file: string): string => file.replace(/\.csv$/, '');

export type WorkbookReading =
  | {
      ok: true;
      sheets: Worksheet[];
      notes: string[];
      /** Of a text: how it was read, and in which encodings it may be read otherwise, each with words of the file in it. */
      asText?: { encoding: Encoding; separator: Separator; encodings: { encoding: Encoding; sample: string }[] };
    }
  | { ok: false; message: string };

/** More than any order of battle: what is larger is refused before it fills the memory. */
export const bounds = {
  fileMegabytes: 8,
  unpackedMegabytes: 64,
  sheets: 60,
  rows: 10_000,
  columns: 200,
  cells: 500_000,
  /** Of one cell; a draft takes no more. */
  letters: 8000,
  lettersInAll: 12_000_000,
} as const;

/** Why a file is not read, in words that follow its name. */
export class NotRead extends Error {}

/** How a spreadsheet calls a column: A, B … Z, AA; from 0. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`;

/** Cells that are one on the sheet: rows from 1, columns from 0, the last of each among them. */
export interface Merged {
  row: number;
  column: number;
  toRow: number;
  toColumn: number;
}

/** What all sheets of a file hold so far. */
export interface Held {
  cells: number;
  letters: number;
}

/** Gathers the cells of one sheet as they are read. @throws NotRead beyond the bounds, with the place */
export function sheetOf(name: string, held: Held) {
  const rows = new Map<number, string[]>();
  const formulas: string[] = [];
  const valueless: string[] = [];
  const merged: Merged[] = [];
  const errors: string[] = [];
  const unseen: string[] = [];
  const hidden = new Set<number>();
  const kept = new Set<number>();
  const struck = new Set<number>();
  const put = (row: number, column: number, text: string): void => {
    const at = `${cellName(row, column)} of ${name}`;
    if (row > bounds.rows) throw new NotRead(`has rows down to ${row}: ${bounds.rows} at most`);
    if (column >= bounds.columns)
      throw new NotRead(`has something in ${at}: ${counted(bounds.columns, 'column')} at most`);
    if (text.length > bounds.letters)
      throw new NotRead(`has ${counted(text.length, 'letter')} in ${at}: ${bounds.letters} at most`);
    held.cells += 1;
    held.letters += text.length;
    if (held.cells > bounds.cells || held.letters > bounds.lettersInAll)
      throw new NotRead(`is too large: it holds more than a scenario does, at ${at}`);
    const there = rows.get(row);
    const cells = there ?? [];
    if (!there) rows.set(row, cells);
    while (cells.length <= column) cells.push('');
    cells[column] = storable(text);
  };
  /** The text of a cell as it may stand in a scenario: an error of the spreadsheet is none, and what cannot be seen is taken off. */
  const tidied = (row: number, column: number, text: string): string => {
    if (isSheetError(text.trim())) {
      errors.push(`${cellName(row, column)} (${text.trim()})`);
      return '';
    }
    const plain = withoutHidden(text);
    if (plain !== text) unseen.push(cellName(row, column));
    return plain;
  };
  const asideOf = (row: number): SetAside | null =>
    hidden.has(row) ? 'hidden' : struck.has(row) && !kept.has(row) ? 'struck out' : null;
  return {
    /** Puts a text into a cell; an empty one is none. */
    put: (row: number, column: number, text: string, isStruck = false) => {
      const plain = text === '' ? '' : tidied(row, column, text);
      if (plain === '') return;
      (isStruck ? struck : kept).add(row);
      put(row, column, plain);
    },
    /** The spreadsheet does not show this row. */
    hide: (row: number) => hidden.add(row),
    formula: (row: number, column: number, text: string) => {
      (text === '' ? valueless : formulas).push(cellName(row, column));
    },
    merge: (cells: Merged) => merged.push(cells),
    done(): Worksheet {
      const filled = [...rows.keys()].sort((a, b) => a - b);
      const last = filled.at(-1) ?? 0;
      for (const { row, column, toRow, toColumn } of merged) {
        const text = rows.get(row)?.[column] ?? '';
        if (text === '') continue;
        for (let r = row; r <= Math.min(toRow, last); r++)
          for (let c = column; c <= Math.min(toColumn, bounds.columns - 1); c++)
            if (r !== row || c !== column) put(r, c, text);
      }
      const spans = merged.map(
        ({ row, column, toRow, toColumn }) => `${cellName(row, column)}:${cellName(toRow, toColumn)}`,
      );
      const width = greatest(
        [...rows.values()].map((cells) => cells.length),
        0,
      );
      return {
        name,
        rows: [...rows]
          .sort(([a], [b]) => a - b)
          .filter(([, cells]) => cells.some((cell) => cell.trim() !== ''))
          .map(([at, cells]) => {
            const setAside = asideOf(at);
            return {
              at,
              cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
              ...(setAside && { setAside }),
            };
          }),
        notes: [
          ...told(spans, 'merged: what stands there was taken for each of its cells'),
          ...told(formulas, 'formulas: the values they had when the file was saved were taken'),
          ...told(valueless, 'formulas without a value: these cells are empty'),
          ...told(errors, 'errors of the spreadsheet: these cells are empty here'),
          ...told(unseen, 'characters that cannot be seen: they were taken off'),
        ],
      };
    },
  };
}

export type SheetMaker = ReturnType<typeof sheetOf>;

const placesShown = 12;

/** Places with what is so there, as one note; none where there is no place. */
function told(places: readonly string[], what: string): string[] {
  if (places.length === 0) return [];
  return [`${listed(places, placesShown)} — ${what}.`];
}

/** A text as a database keeps it: without NUL and without half a letter. */
const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '\ufffd');
