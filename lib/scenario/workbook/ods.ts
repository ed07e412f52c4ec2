import { counted } from '@/lib/text';
import { bounds, NotRead, type SheetMaker, sheetOf, type Worksheet } from './sheet';
import { type Attributes, readXml } from './xml';

export const isOfOds = (name: string): boolean => name === 'content.xml' || name === 'mimetype';

/** The tables of an OpenDocument spreadsheet. @throws NotRead */
export function readOds(files: ReadonlyMap<string, string>): Worksheet[] {
  const sheets: Worksheet[] = [];
  const held = { cells: 0, letters: 0 };
  let sheet: SheetMaker | null = null;
  let row = 1;
  let column = 0;
  let rowsLike = 1;
  let cell: Attributes | null = null;
  let paragraphs: string[] = [];
  /** Within a note at a cell, or a drawing: none of its text is the cell's. */
  let aside = 0;
  let isParagraph = false;
  const add = (text: string) => {
    if (isParagraph && aside === 0) paragraphs[paragraphs.length - 1] += text;
  };
  readXml(files.get('content.xml') ?? '', 'content.xml', {
    open: (name, attributes) => {
      if (isAside(name)) aside += 1;
      if (aside > 0) return;
      if (name === 'table') {
        if (sheets.length >= bounds.sheets) throw new NotRead(`has more than ${counted(bounds.sheets, 'sheet')}`);
        sheet = sheetOf(attributes.name ?? `Sheet ${sheets.length + 1}`, held);
        row = 1;
      } else if (name === 'table-row') {
        column = 0;
        rowsLike = times(attributes['number-rows-repeated']);
        if (attributes.visibility === 'collapse' || attributes.visibility === 'filter')
          for (let hidden = row; hidden < Math.min(row + rowsLike, bounds.rows + 2); hidden++) sheet?.hide(hidden);
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = attributes;
        paragraphs = [];
      } else if (name === 'p' && cell) {
        paragraphs.push('');
        isParagraph = true;
      } else if (name === 's') add(' '.repeat(Math.min(times(attributes.c), bounds.letters)));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
    },
    text: add,
    close: (name) => {
      if (isAside(name)) aside -= 1;
      else if (aside > 0) return;
      else if (name === 'p') isParagraph = false;
      else if (name === 'table-row') row += rowsLike;
      else if (name === 'table' && sheet) {
        sheets.push(sheet.done());
        sheet = null;
      } else if ((name === 'table-cell' || name === 'covered-table-cell') && cell && sheet) {
        column += putCell(sheet, cell, paragraphs.join('\n'), { row, column, rowsLike });
        cell = null;
      }
    },
  });
  return sheets;
}

const isAside = (name: string): boolean => name === 'annotation' || name === 'shapes' || name === 'frame';

const times = (said: string | undefined): number => Math.max(1, Math.min(2_000_000, Number(said ?? 1) || 1));

/** Puts a cell in, as often as it says it stands there; answers how many columns it takes. */
function putCell(
  sheet: SheetMaker,
  cell: Attributes,
  written: string,
  { row, column, rowsLike }: { row: number; column: number; rowsLike: number },
): number {
  const columnsLike = times(cell['number-columns-repeated']);
  const text = textOf(cell, written);
  const down = times(cell['number-rows-spanned']);
  const right = times(cell['number-columns-spanned']);
  if (down > 1 || right > 1) sheet.merge({ row, column, toRow: row + down - 1, toColumn: column + right - 1 });
  if (cell.formula !== undefined) sheet.formula(row, column, text);
  if (text !== '')
    for (let r = 0; r < rowsLike; r++) for (let c = 0; c < columnsLike; c++) sheet.put(row + r, column + c, text);
  return columnsLike;
}

/** What a cell means: of a figure its value and not how many of its decimals are shown; noughts before it stay. */
function textOf(
  { 'value-type': kind, value, 'date-value': date, 'boolean-value': truth, 'string-value': said }: Attributes,
  written: string,
): string {
  if (date !== undefined) return date.replace(/T00:00(:00)?$/, '').replace('T', ' ');
  if (truth !== undefined) return truth.toUpperCase();
  if (kind === 'time') return written;
  if (value !== undefined && !(/^0\d+$/.test(written) && Number(written) === Number(value)))
    return Number.isFinite(Number(value)) ? `${Number(value)}` : value;
  return written || (said ?? '');
}
