import { parse } from 'csv-parse/sync';
import { readJson } from '@/lib/json';
import { counted, listed } from '@/lib/text';
import { decodeText, firstBeyondAscii } from './files/decode-text';
import { withoutHidden } from './files/unseen';
import { scenarioTables, type TableOfScenario } from './scenario-tables';
import { bounds, type ScenarioSource, tooLong } from './source';
import type { Told } from './told';

/** A table as it was written: nothing of it is judged yet. */
export interface ParsedTable {
  headings: readonly string[];
  /** On which line of the file its headings stand, and each row begins. */
  headingRow: number;
  rows: readonly { row: number; cells: readonly string[] }[];
  /** Whether a comma may part the decimals of a figure: where no comma parts the cells. */
  hasDecimalCommas: boolean;
}

/** The files of a scenario taken apart into cells and values, as far as that could be done. */
export interface ParsedScenario {
  tables: ReadonlyMap<string, ParsedTable>;
  /** What the JSON and GeoJSON files hold. */
  documents: ReadonlyMap<string, unknown>;
}

/** The files that are no tables. */
export const documentFiles = ['manifest.json', 'map.geojson', 'ground.geojson'] as const;
export type DocumentFile = (typeof documentFiles)[number];

/** Takes the files of a scenario apart. What cannot be is told. */
export function parseFiles(source: ScenarioSource, told: Told): ParsedScenario {
  const tables = new Map<string, ParsedTable>();
  const documents = new Map<string, unknown>();
  for (const file of documentFiles) {
    const text = textOf(source, file, told);
    if (text !== null && parseDocument(file, text, documents, told)) takeOffHidden(file, documents.get(file), told);
  }
  for (const table of Object.values(scenarioTables)) {
    const text = textOf(source, table.file, told);
    const parsed = text === null ? null : parseTable(text, table, told);
    if (parsed) tables.set(table.file, parsed);
  }
  return { tables, documents };
}

/** The text of a file, or null where it is not there or is none. */
function textOf(source: ScenarioSource, file: string, told: Told): string | null {
  const bytes = source.get(file);
  if (!bytes) return null;
  const message = tooLong(bytes.length);
  const decoded = message === null ? decodeText(bytes) : { ok: false as const, message };
  if (!decoded.ok) {
    told.problems.push({ file, message: decoded.message });
    return null;
  }
  const { text, encoding, isGuessed } = decoded;
  const beyond = isGuessed ? firstBeyondAscii(text) : null;
  if (beyond) {
    const { row, word } = beyond;
    told.notes.push({
      file,
      row,
      message: `is not UTF-8 and was read as ${encoding}: look whether "${word}" is right`,
    });
  }
  return text;
}

/** Takes a document apart. Answers whether it is among the documents now. */
function parseDocument(file: string, text: string, documents: Map<string, unknown>, told: Told): boolean {
  const read = readJson(text.replace(/^\ufeff/, ''));
  const message = read.ok ? tooManyDrawings(read.value) : read.message;
  if (read.ok && message === null) documents.set(file, read.value);
  else told.problems.push({ file, message: message! });
  return documents.has(file);
}

/** A file held signs that nobody sees: one note says so, with the rows or fields that did. */
const tellHidden = (file: string, where: readonly (string | number)[], noun: string, told: Told): void => {
  if (where.length === 0) return;
  const [first] = where;
  told.notes.push({
    file,
    ...(typeof first === 'number' && { row: first }),
    message: `had characters that cannot be seen, in ${counted(where.length, noun)} (${listed(where.map(String), 12)}): they were taken off`,
  });
};

/** Takes what cannot be seen off every text within a document that was just taken apart. */
function takeOffHidden(file: string, document: unknown, told: Told): void {
  const found: string[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Record<string, unknown>;
    for (const [name, inside] of Object.entries(fields)) {
      if (typeof inside !== 'string') {
        if (typeof inside === 'object') visit(inside, [...path, name]);
        continue;
      }
      fields[name] = withoutHidden(inside);
      if (fields[name] !== inside) found.push([...path, name].join('.'));
    }
  };
  visit(document, []);
  tellHidden(file, found, 'field', told);
}

/** Why a map holds more than a draft keeps; null: it does not. */
function tooManyDrawings(document: unknown): string | null {
  const features = (document as { features?: unknown } | null)?.features;
  if (!Array.isArray(features)) return null;
  if (features.length > bounds.drawings)
    return `has ${counted(features.length, 'drawing')}: a map of a scenario has ${bounds.drawings} at most`;
  const at = features.findIndex((feature) => (JSON.stringify(feature) ?? '').length > bounds.drawing);
  return at < 0
    ? null
    : `has a drawing, features.${at}, of more than ${counted(bounds.drawing, 'character')}: draw it in parts`;
}

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/** So many characters are looked at for the separator: the headings of a table are far fewer. */
const headingsAtMost = 4_000;

/** What parts the cells of a line: a comma, a semicolon or a tab, by which of them its headings are best known. */
function separatorOf(line: string, fields: readonly string[]): Separator {
  const known = (separator: Separator) =>
    line.split(separator).filter((heading) => fields.includes(heading.replace(/"/g, '').trim())).length;
  return separators.reduce((best, one) => (known(one) > known(best) ? one : best));
}

/** Excel writes, and reads, a first line that says only what parts the cells. */
const saysSeparator = /^\ufeff?"?sep=."?\r?\n/;

/** What of a table is more than a scenario may have, found before it is taken apart, and on which line; null: nothing is. */
function tooMuch(text: string, delimiter: string): { row?: number; message: string } | null {
  let line = 1;
  let rows = 1;
  let cells = 1;
  let begin = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    const isEnd = sign === undefined || (!isQuoted && (sign === delimiter || sign === '\n'));
    if (isEnd) {
      const letters = at - begin;
      if (letters > bounds.letters)
        return {
          row: line,
          message: `has a cell of ${counted(letters, 'character')}: a cell has ${bounds.letters} at most`,
        };
      if (cells > bounds.cells)
        return { row: line, message: `has more than ${counted(bounds.cells, 'cell')}, the most of a row` };
      if (sign === '\n') {
        rows = rows + 1;
        cells = 1;
      } else cells += 1;
      begin = at + 1;
      // The last line may end with a break.
      if (rows > bounds.rows && at + 1 < text.length)
        return { message: `has more than ${counted(bounds.rows, 'row')}, the most of a table of a scenario` };
    }
    if (sign === '\n') line += 1;
  }
  return null;
}

function parseTable(text: string, { file, shape }: TableOfScenario, told: Told): ParsedTable | null {
  const said = saysSeparator.exec(text);
  const from = said?.[0].length ?? 0;
  const heading = text.slice(from, from + headingsAtMost).split(/[\r\n]/, 1)[0]!;
  const delimiter = separatorOf(heading.replace(/^\ufeff/, ''), Object.keys(shape.shape));
  const beyond = tooMuch(text, delimiter);
  if (beyond) {
    told.problems.push({ file, ...beyond });
    return null;
  }
  let lines: { record: string[]; info: { lines: number } }[];
  try {
    const options = { bom: true, delimiter, from_line: said ? 2 : 1, info: true, relax_column_count: true } as const;
    lines = parse(text, options) as never;
  } catch (fault) {
    const { lines: row, message } = fault as { lines?: number; message: string };
    told.problems.push({ file, ...(row ? { row } : {}), message: `is not CSV: ${message}` });
    return null;
  }
  const [first, ...rest] = lines;
  let ended = first?.info.lines ?? 0;
  const hidden: number[] = [];
  const rows = rest.map(({ record, info }) => {
    const row = ended + 1;
    ended = info.lines;
    const cells = record.map(withoutHidden);
    if (cells.some((cell, at) => cell !== record[at])) hidden.push(row);
    return { row, cells };
  });
  tellHidden(file, hidden, 'row', told);
  const headings = first?.record.map((one) => withoutHidden(one).trim()) ?? [];
  return { headings, headingRow: first?.info.lines ?? 1, rows, hasDecimalCommas: delimiter !== ',' };
}
