import type { z } from 'zod';
import { counted } from '@/lib/text';
import type { ParsedTable } from './parsed-files';
import type { TableOfScenario } from './scenario-tables';
import type { Told } from './told';

/** A row that was read: `row` is the line of the file on which it begins. */
interface TableRow<Value> {
  row: number;
  value: Value;
}

/** A table of a scenario, as far as its rows could be read. */
export interface Table<Value> {
  file: string;
  rows: TableRow<Value>[];
  /** Whether a row of this key is there, a faulty one included; true for all when the file could not be read. */
  has(key: string): boolean;
  /** The row of this key; undefined: there is none without a fault. */
  get(key: string): Value | undefined;
}

/** A figure as it is written where the comma parts the decimals. */
const decimalComma = /^-?\d{1,6},\d+$/;

/**
 * Reads a table whose headings are exactly the fields of its shape; one that may be undefined may be left out. Every fault
 * of every cell is told; a faulty row is left out of `rows`. Keys must be unique. A file that may be missing has no rows then.
 */
export function readTable<Of extends TableOfScenario>(
  parsed: ParsedTable | undefined,
  table: Of,
  told: Told,
): Table<z.output<Of['shape']>> {
  const { file, shape, key } = table;
  const unread = { file, rows: [], has: () => true, get: () => undefined };
  if (!parsed) {
    tellMissing(table, told);
    return unread;
  }
  const { headings } = parsed;
  if (!areHeadings(parsed, table, told)) return unread;

  const rows: TableRow<z.output<Of['shape']>>[] = [];
  const keys = new Map<string, number>();
  for (const { row, cells: record } of parsed.rows) {
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length !== headings.length) {
      told.problems.push({
        file,
        row,
        message: `has ${counted(record.length, 'cell')}, the headings are ${headings.length}`,
      });
      continue;
    }
    const cells = Object.fromEntries(headings.map((heading, at) => [heading, record[at]!]));
    const name = key && cells[key]?.trim();
    if (key && name) {
      const before = keys.get(name);
      if (before) told.problems.push({ file, row, column: key, message: `${name} is there already, in row ${before}` });
      else keys.set(name, row);
    }
    const reading = readCells(shape, cells, parsed.hasDecimalCommas);
    if (reading.success) rows.push({ row, value: reading.data as z.output<Of['shape']> });
    else
      for (const {
        path: [column],
        message,
      } of reading.error.issues)
        told.problems.push({ file, row, column: String(column), message });
  }
  const values = new Map<string, z.output<Of['shape']>>();
  if (key)
    for (const { value } of rows) {
      const name = String((value as Record<string, unknown>)[key]);
      if (!values.has(name)) values.set(name, value);
    }
  return { file, rows, has: (name) => keys.has(name), get: (name) => values.get(name) };
}

/** Tells that a file is missing, unless it may be or something was told of it already. */
export function tellMissing({ file, mayBeMissing }: { file: string; mayBeMissing?: boolean }, told: Told): void {
  const isKnown = told.problems.some((problem) => problem.file === file);
  if (!mayBeMissing && !isKnown) told.problems.push({ file, message: 'is missing' });
}

/** Whether the first line holds the headings of a table; tells what is missing or unknown. */
function areHeadings(
  { headings, headingRow: row }: ParsedTable,
  { file, shape }: TableOfScenario,
  told: Told,
): boolean {
  const fields = Object.keys(shape.shape);
  const mayLack = (field: string) => (shape.shape[field] as z.ZodType).safeParse(undefined).success;
  const missing = fields.filter((field) => !headings.includes(field) && !mayLack(field));
  const unknown = headings.filter((heading, at) => !fields.includes(heading) || headings.indexOf(heading) !== at);
  for (const column of missing) told.problems.push({ file, row, column, message: 'this column is missing' });
  for (const column of unknown)
    told.problems.push({ file, row, column, message: 'this column is unknown or there twice' });
  return missing.length === 0 && unknown.length === 0;
}

function readCells(shape: z.ZodObject, cells: Record<string, string>, hasDecimalCommas: boolean) {
  const reading = shape.safeParse(cells);
  if (reading.success || !hasDecimalCommas) return reading;
  const wrong = new Set(reading.error.issues.map(({ path: [column] }) => String(column)));
  const withPoints = Object.entries(cells).map(([column, cell]) => {
    const isFigure = wrong.has(column) && decimalComma.test(cell.trim());
    return [column, isFigure ? cell.trim().replace(',', '.') : cell] as const;
  });
  const again = shape.safeParse(Object.fromEntries(withPoints));
  return again.success || again.error.issues.length < reading.error.issues.length ? again : reading;
}
