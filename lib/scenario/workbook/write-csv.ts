import { csvFormatRows } from 'd3-dsv';
import { strToU8, zipSync } from 'fflate';
import type { TableSheet } from './sheet';
import { isFigure } from './write-workbook';

/** What a spreadsheet would reckon, were it to begin a cell of a text file. */
const beginsFormula = /^[=+\-@\t\r]/;

/** A cell that stands behind an apostrophe; a carriage return is read as a line feed. */
const isBehindOne = /^'+[=+\-@\t\r\n]/;

/** A cell as it is kept text in a spreadsheet: behind an apostrophe where it would be reckoned. `asBrought` takes it off again. */
export const asText = (cell: string): string =>
  (beginsFormula.test(cell) && !isFigure(cell)) || isBehindOne.test(cell) ? `'${cell}` : cell;

/** A cell of a text file as it was meant: without the apostrophe that keeps it text. */
export const asBrought = (cell: string): string => (isBehindOne.test(cell) ? cell.slice(1) : cell);

/**
 * A table as a CSV file: UTF-8 with a mark that tells spreadsheets so, commas between the cells. A cell that begins as a formula
 * does stands behind an apostrophe; a figure, a negative one too, does not. null: an empty cell.
 */
export const csvBytes = (rows: readonly (readonly (string | number | null)[])[]): Uint8Array<ArrayBuffer> =>
  strToU8(
    `\ufeff${csvFormatRows(rows.map((cells) => cells.map((cell) => asText(String(cell ?? '')))))}\n`,
  ) as Uint8Array<ArrayBuffer>;

/** Tables as a zip of CSV files, one each, named as its sheet. The same tables give the same bytes. */
export function writeCsvs(tables: readonly TableSheet[]): Uint8Array<ArrayBuffer> {
  const files = tables.map(({ name, rows }) => [`${name.replaceAll(' ', '-')}.csv`, csvBytes(rows)] as const);
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1), level: 6 }) as Uint8Array<ArrayBuffer>;
}
