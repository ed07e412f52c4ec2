import { strToU8, zipSync } from 'fflate';
import { cellName, type TableSheet } from './sheet';

/** A figure that is written as such and reads back the same. */
export const isFigure = (text: string): boolean =>
  /^-?(0|[1-9]\d{0,13})(\.\d{1,12})?$/.test(text) && `${Number(text)}` === text;

/** What XML cannot hold or would change, and what would be taken for how that is written. */
const toEscape = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}|_(?=x[0-9A-Fa-f]{4}_)/gu;

const asCodes = (sign: string): string =>
  sign
    .split('')
    .map((half) => `_x${half.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const inDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const inPackage = 'http://schemas.openxmlformats.org/package/2006';
const typeOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

/** A cell, or nothing for an empty one. `row` from 1; the headings are bold. */
function cellXml(text: string, row: number, column: number): string {
  if (text === '') return '';
  const at = `<c r="${cellName(row, column)}"`;
  if (row > 1 && isFigure(text)) return `${at}><v>${text}</v></c>`;
  const words = asXml(text.replace(toEscape, asCodes));
  return `${at}${row === 1 ? ' s="1"' : ''} t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
}

const sheetXml = ({ rows }: TableSheet): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>' +
  rows
    .map(
      (cells, at) => `<row r="${at + 1}">${cells.map((text, column) => cellXml(text, at + 1, column)).join('')}</row>`,
    )
    .join('') +
  '</sheetData></worksheet>';

const styles =
  `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>';

const relationships = (rows: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${head}<Relationships xmlns="${inPackage}/relationships">` +
  rows
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${inDocument}/${type}" Target="${target}"/>`)
    .join('') +
  '</Relationships>';

/**
 * Tables as an XLSX, a sheet each. A cell is a text, or a figure where it reads back as it was written: one that begins as a
 * formula does is a text, and a spreadsheet reckons nothing. The same tables give the same bytes.
 */
export function writeWorkbook(tables: readonly TableSheet[]): Uint8Array<ArrayBuffer> {
  const part = (at: number) => `worksheets/sheet${at + 1}.xml`;
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `${head}<Types xmlns="${inPackage}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/>` +
      tables.map((_, at) => `<Override PartName="/xl/${part(at)}" ContentType="${typeOf('worksheet')}"/>`).join('') +
      '</Types>',
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml':
      `${head}<workbook xmlns="${main}" xmlns:r="${inDocument}"><sheets>` +
      tables.map(({ name }, at) => `<sheet name="${asXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships([
      ...tables.map((_, at) => [`rId${at + 1}`, 'worksheet', part(at)] as const),
      ['styles', 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
  };
  for (const [at, table] of tables.entries()) files[`xl/${part(at)}`] = sheetXml(table);
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(packed), { mtime: new Date(1980, 0, 1), level: 6 }) as Uint8Array<ArrayBuffer>;
}
