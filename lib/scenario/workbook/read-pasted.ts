import type { Separator } from './delimited';
import { readCopied, separatorOf } from './read-copied';
import { NotRead, sheetOf, type WorkbookReading, type Worksheet } from './sheet';

/** A text pasted from a spreadsheet is read as a file of text is. `separator`: what a person chose; null: it is found in the text. */
export function readPasted(text: string, separator: Separator | null = null): WorkbookReading {
  try {
    const used = separator ?? separatorOf(text);
    const sheet = sheetOfRows('Pasted', readCopied(text, used));
    return { ok: true, sheets: [sheet], notes: [], asText: { encoding: 'UTF-8', separator: used, encodings: [] } };
  } catch (fault) {
    if (fault instanceof NotRead) return { ok: false, message: fault.message };
    throw fault;
  }
}

/** Rows of cells as a sheet. @throws NotRead beyond the bounds */
export function sheetOfRows(name: string, rows: readonly (readonly string[])[]): Worksheet {
  const sheet = sheetOf(name, { cells: 0, letters: 0 });
  for (const [at, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) sheet.put(at + 1, column, cell);
  return sheet.done();
}
