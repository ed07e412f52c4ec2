import { counted } from '@/lib/text';
import { figureInWords, type Shown, shownByCode, shownByNumber } from './number-format';
import { bounds, type Held, type Merged, NotRead, sheetOf, type Worksheet } from './sheet';
import { type Attributes, readXml } from './xml';

/** Which files of an XLSX are read: never its pictures, macros or links. */
export const isOfXlsx = (name: string): boolean => /^(_rels|xl(\/worksheets|\/_rels)?)\/[^/]*\.(xml|rels)$/i.test(name);

/** What all sheets of a workbook share. */
interface Shared {
  strings: readonly string[];
  /** How a cell's figure is shown, by its style. */
  shown: readonly Shown[];
  /** By a style: true where its cells are struck out. */
  struck: readonly boolean[];
  from1904: boolean;
}

/** The sheets of an XLSX that are not hidden. @throws NotRead */
export function readXlsx(files: ReadonlyMap<string, string>): Worksheet[] {
  const workbook = targets(files, '_rels/.rels', '').find(({ type }) => type.endsWith('/officeDocument'))?.path;
  const text = workbook && files.get(workbook);
  if (!text) throw new NotRead('is no workbook: it has no sheets');
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const related = targets(files, `${folder}_rels/${workbook.slice(folder.length)}.rels`, folder);
  const found: { name: string; id: string }[] = [];
  let from1904 = false;
  readXml(text, workbook, {
    open: (name, { name: called = '', id = '', state, date1904 }) => {
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true';
      if (name === 'sheet' && state === undefined) found.push({ name: called, id });
      if (name === 'sheet' && state === 'visible') found.push({ name: called, id });
    },
  });
  if (found.length > bounds.sheets)
    throw new NotRead(`has ${counted(found.length, 'sheet')}: ${bounds.sheets} at most`);
  const of = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.path ?? '';
  const shared = {
    strings: stringsIn(files.get(of('sharedStrings')) ?? null),
    ...stylesIn(files.get(of('styles')) ?? null),
    from1904,
  };
  const held: Held = { cells: 0, letters: 0 };
  return found.flatMap(({ name, id }) => {
    const sheet = files.get(related.find((one) => one.id === id)?.path ?? '');
    return sheet === undefined ? [] : [readSheet(name, sheet, shared, held)];
  });
}

interface Target {
  id: string;
  type: string;
  path: string;
}

function targets(files: ReadonlyMap<string, string>, file: string, folder: string): Target[] {
  const found: Target[] = [];
  readXml(files.get(file) ?? '<none/>', file, {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      found.push({ id, type, path: target.startsWith('/') ? target.slice(1) : folder + target });
    },
  });
  return found;
}

/** How Excel writes what XML cannot hold: `_x000D_`. */
const escaped = /_x([0-9A-Fa-f]{4})_/g;
const unescaped = (text: string): string =>
  text.includes('_x') ? text.replace(escaped, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/** The texts that cells name by their number. What helps to read a Japanese one aloud is none of it. */
function stringsIn(xml: string | null): string[] {
  const strings: string[] = [];
  if (xml === null) return strings;
  let current = '';
  let isText = false;
  let isAloud = false;
  readXml(xml, 'sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') isAloud = true;
      isText = name === 't' && !isAloud;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isAloud = false;
      if (name === 'si') strings.push(unescaped(current));
    },
  });
  return strings;
}

function stylesIn(xml: string | null): Pick<Shared, 'shown' | 'struck'> {
  const shown: Shown[] = [];
  const struck: boolean[] = [];
  if (xml === null) return { shown, struck };
  const own = new Map<number, Shown>();
  const fonts: boolean[] = [];
  let within = '';
  readXml(xml, 'styles.xml', {
    open: (name, { numFmtId, formatCode, fontId, val }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), shownByCode(formatCode ?? ''));
      if (name === 'cellXfs' || name === 'fonts') within = name;
      if (name === 'font' && within === 'fonts') fonts.push(false);
      if (name === 'strike' && within === 'fonts') fonts[fonts.length - 1] = val !== '0' && val !== 'false';
      if (name !== 'xf' || within !== 'cellXfs') return;
      const id = Number(numFmtId ?? 0);
      shown.push(own.get(id) ?? shownByNumber(id));
      struck.push(fonts[Number(fontId ?? 0)] ?? false);
    },
    close: (name) => {
      if (name === within) within = '';
    },
  });
  return { shown, struck };
}

/** `B12` as a row from 1 and a column from 0; null: it is no cell. */
function placeOf(name: string): { row: number; column: number } | null {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(name) ?? [];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(row), column: column - 1 };
}

function mergedOf(span: string): Merged | null {
  const [from, to] = span.split(':').map(placeOf);
  return from && to ? { row: from.row, column: from.column, toRow: to.row, toColumn: to.column } : null;
}

function readSheet(name: string, xml: string, { strings, shown, struck, from1904 }: Shared, held: Held): Worksheet {
  const sheet = sheetOf(name, held);
  let row = 0;
  let column = -1;
  let cell: Attributes = {};
  let value = '';
  let isValue = false;
  let hasFormula = false;
  let isAloud = false;
  readXml(xml, name, {
    open: (element, attributes) => {
      if (element === 'row') {
        row = Number(attributes.r ?? row + 1);
        column = -1;
        if (attributes.hidden === '1' || attributes.hidden === 'true') sheet.hide(row);
      } else if (element === 'c') {
        const at = placeOf(attributes.r ?? '');
        if (at) row = at.row;
        column = at?.column ?? column + 1;
        cell = attributes;
        value = '';
        hasFormula = false;
      } else if (element === 'f') hasFormula = true;
      else if (element === 'rPh') isAloud = true;
      else if (element === 'mergeCell') {
        const span = mergedOf(attributes.ref ?? '');
        if (span) sheet.merge(span);
      }
      isValue = (element === 'v' || element === 't') && !isAloud;
    },
    text: (text) => {
      if (isValue) value += text;
    },
    close: (element) => {
      isValue = false;
      if (element === 'rPh') isAloud = false;
      if (element !== 'c') return;
      const text = textOf(cell, value);
      if (hasFormula) sheet.formula(row, column, text);
      sheet.put(row, column, text, struck[Number(cell.s ?? 0)] ?? false);
    },
  });
  return sheet.done();

  function textOf({ t: kind = 'n', s: style }: Attributes, written: string): string {
    if (kind === 's') return strings[Number(written)] ?? '';
    if (kind === 'inlineStr' || kind === 'str') return unescaped(written);
    if (kind === 'b') return written === '1' ? 'TRUE' : 'FALSE';
    if (kind === 'e' || kind === 'd') return written;
    return figureInWords(written, shown[Number(style ?? 0)] ?? 'figure', from1904);
  }
}
