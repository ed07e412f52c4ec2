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
 * Tables as a zip of CSV files, one each, named as its sheet: UTF-8 with a mark that tells spreadsheets so, commas between the
 * cells. A cell that begins as a formula does stands behind an apostrophe; a figure, a negative one too, does not. The same
 * tables give the same bytes.
 */
export function writeCsvs(tables: readonly TableSheet[]): Uint8Array<ArrayBuffer> {
  const files = tables.map(({ name, rows }) => {
    const text = csvFormatRows(rows.map((cells) => cells.map(asText)));
    return [`${name.replaceAll(' ', '-')}.csv`, strToU8(`\ufeff${text}\n`)] as const;
  });
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1), level: 6 }) as Uint8Array<ArrayBuffer>;
}
