import { csvFormatRows } from 'd3-dsv';
import { type DocumentFile, documentFiles, type ParsedScenario, type ParsedTable } from '../parsed-files';
import { scenarioTables } from '../scenario-tables';
import type { ScenarioSource } from '../source';

/**
 * A scenario being made, faults and all: the entries of each of its files, as they were written. Of a table the first are
 * its headings, then its rows; of a map its features; of the manifest one, itself.
 */
export type Draft = Readonly<Record<string, readonly Entry[]>>;
export type Entry = readonly string[] | Readonly<Record<string, unknown>>;

export const isTableFile = (file: string): boolean =>
  Object.values(scenarioTables).some((table) => table.file === file);
export const isDocumentFile = (file: string): file is DocumentFile => documentFiles.some((one) => one === file);

/** A draft of a scenario whose files were taken apart. A file that is missing has no entries. */
export function draftOf({ tables, documents }: ParsedScenario): Draft {
  const draft: Record<string, Entry[]> = {};
  for (const [file, { headings, rows, hasDecimalCommas }] of tables)
    draft[file] = [
      headings,
      ...rows
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
        .map(({ cells }) => (hasDecimalCommas ? cells.map(withPoint) : cells)),
    ];
  for (const [file, document] of documents) draft[file] = entriesOf(file, document);
  return draft;
}

/** A figure as it is written where the comma parts the decimals, with a point. */
const withPoint = (cell: string): string => (/^\s*-?\d{1,6},\d+\s*$/.test(cell) ? cell.replace(',', '.') : cell);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entriesOf(file: string, document: unknown): Entry[] {
  if (file === 'manifest.json') return isRecord(document) ? [document] : [];
  const features = isRecord(document) && Array.isArray(document.features) ? document.features : [];
  return features.filter(isRecord);
}

/** The files of a draft taken apart, as a scenario is read: a row counts from 1, its headings among them. */
export function parsedDraft(draft: Draft): ParsedScenario {
  const tables = new Map<string, ParsedTable>();
  const documents = new Map<string, unknown>();
  for (const [file, entries] of Object.entries(draft)) {
    if (isAbsent(file, entries)) continue;
    if (isDocumentFile(file)) documents.set(file, documentOf(file, entries));
    else {
      const [headings, ...rows] = entries as readonly (readonly string[])[];
      tables.set(file, {
        headings: headings!.map((heading) => heading.trim()),
        headingRow: 1,
        rows: rows.map((cells, at) => ({ row: at + 2, cells })),
        hasDecimalCommas: false,
      });
    }
  }
  return { tables, documents };
}

/** A file without entries is not there; a map of nothing is. */
const isAbsent = (file: string, entries: readonly Entry[]): boolean =>
  entries.length === 0 && !file.endsWith('.geojson');

const documentOf = (file: DocumentFile, entries: readonly Entry[]): unknown =>
  file === 'manifest.json' ? entries[0] : { type: 'FeatureCollection', features: entries };

/** The files of a draft, as they are packed. */
export function sourceOf(draft: Draft): ScenarioSource {
  const source = new Map<string, Uint8Array>();
  const encoder = new TextEncoder();
  for (const [file, entries] of Object.entries(draft)) {
    if (isAbsent(file, entries)) continue;
    const text = isDocumentFile(file)
      ? `${JSON.stringify(documentOf(file, entries), null, file === 'manifest.json' ? 2 : 0)}\n`
      : `${csvFormatRows(entries as string[][])}\n`;
    source.set(file, encoder.encode(text));
  }
  return source;
}

/** What a draft is called on the first page of its games; null: it does not say. */
export function titleOf(files: Draft): string | null {
  const [manifest] = files['manifest.json'] ?? [];
  const title = manifest && 'title' in manifest ? manifest.title : null;
  return typeof title === 'string' && title.trim() !== '' ? title.slice(0, 120) : null;
}
