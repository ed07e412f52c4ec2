import { open } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { ScenarioProblem } from './types';

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
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** Some fifty times the largest that is shipped. A file that is longer is not read. */
const megabytesAtMost = 8;
const rowsAtMost = 10_000;

/** The text of a file, or null and a problem; a file that may be missing is no problem. */
export async function readText(
  folder: string,
  file: string,
  problems: ScenarioProblem[],
  absence?: 'may be missing',
): Promise<string | null> {
  try {
    const opened = await open(path.join(folder, file));
    try {
      const { size } = await opened.stat();
      if (size <= megabytesAtMost * 1_000_000) return await opened.readFile('utf8');
      problems.push({
        file,
        message: `has ${Math.ceil(size / 1_000_000)} MB: a file of a scenario has ${megabytesAtMost} MB at most`,
      });
      return null;
    } finally {
      await opened.close();
    }
  } catch (fault) {
    const isMissing = (fault as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && absence) return null;
    problems.push({ file, message: isMissing ? 'is missing' : `cannot be read: ${(fault as Error).message}` });
    return null;
  }
}

function records(content: string, file: string, problems: ScenarioProblem[]): CsvRecord[] | null {
  try {
    return parse(content, { bom: true, info: true, relax_column_count: true, skip_empty_lines: false }) as never;
  } catch (fault) {
    const { lines, message } = fault as { lines?: number; message: string };
    problems.push({ file, ...(lines ? { row: lines } : {}), message: `is not CSV: ${message}` });
    return null;
  }
}

/**
 * Reads a CSV file whose headings are exactly the fields of `shape`; one that may be undefined may be left out. Every fault of every cell goes to `problems`; a
 * faulty row is left out of `rows`. `key` is the column by which other tables name a row, and must be unique. A file that
 * may be missing has no rows then.
 */
export async function readTable<Shape extends z.ZodRawShape>(
  folder: string,
  file: string,
  shape: z.ZodObject<Shape>,
  key: string | null,
  problems: ScenarioProblem[],
  absence?: 'may be missing',
): Promise<Table<z.output<z.ZodObject<Shape>>>> {
  const unread = { file, rows: [], has: () => true };
  const content = await readText(folder, file, problems, absence);
  const lines = content === null ? null : records(content, file, problems);
  if (!lines) return unread;
  if (lines.length > rowsAtMost) {
    problems.push({ file, message: `has ${lines.length} rows: a table of a scenario has ${rowsAtMost} at most` });
    return unread;
  }
  const [first, ...rest] = lines;
  const headings = first?.record.map((heading) => heading.trim()) ?? [];
  const fields = Object.keys(shape.shape);
  const mayLack = (field: string) => (shape.shape[field] as z.ZodType).safeParse(undefined).success;
  const missing = fields.filter((field) => !headings.includes(field) && !mayLack(field));
  const unknown = headings.filter((heading, at) => !fields.includes(heading) || headings.indexOf(heading) !== at);
  for (const column of missing) problems.push({ file, row: 1, column, message: 'this column is missing' });
  for (const column of unknown)
    problems.push({ file, row: 1, column, message: 'this column is unknown or there twice' });
  if (missing.length > 0 || unknown.length > 0) return unread;

  const rows: TableRow<z.output<z.ZodObject<Shape>>>[] = [];
  const keys = new Map<string, number>();
  let ended = first?.info.lines ?? 0;
  for (const { record, info } of rest) {
    const row = ended + 1;
    ended = info.lines;
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length !== headings.length) {
      problems.push({ file, row, message: `has ${record.length} cells, the headings are ${headings.length}` });
      continue;
    }
    const cells = Object.fromEntries(headings.map((heading, at) => [heading, record[at]]));
    const name = key && cells[key]?.trim();
    if (key && name) {
      const before = keys.get(name);
      if (before) problems.push({ file, row, column: key, message: `${name} is there already, in row ${before}` });
      else keys.set(name, row);
    }
    const reading = shape.safeParse(cells);
    if (reading.success) rows.push({ row, value: reading.data });
    else
      for (const {
        path: [column],
        message,
      } of reading.error.issues)
        problems.push({ file, row, column: String(column), message });
  }
  return { file, rows, has: (name) => keys.has(name) };
}
