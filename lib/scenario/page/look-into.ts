import { readJson } from '@/lib/json';
import type { Draft, Entry } from '../draft/draft';
import { decodeText } from '../files/decode-text';
import { packedEntries, packedMegabytesAtMost } from '../files/packed-entries';
import { withoutHidden } from '../files/unseen';
import { unpackEntry } from '../files/zip';
import { bounds } from '../source';
import { eachRow, separatorIn } from '../workbook/delimited';
import { type ScenarioPage, scenarioPageOf } from './scenario-page';

/** The facts that the page of a scenario is made of. */
const filesOfPage = [
  'manifest.json',
  'map.geojson',
  'ground.geojson',
  'units.csv',
  'teams.csv',
  'crossings.csv',
  'entries.csv',
] as const;

/**
 * The page of a packed scenario, or of a zipped folder of its files, before anything of it is taken in. Null: it cannot be looked
 * into; what is wrong with it is said where it is taken in.
 */
export function lookInto(bytes: Uint8Array): ScenarioPage | null {
  if (bytes.length > packedMegabytesAtMost * 1_000_000) return null;
  try {
    const entries = packedEntries(bytes, []);
    if (!entries.has('manifest.json')) return null;
    const draft: Record<string, readonly Entry[]> = {};
    for (const file of filesOfPage) {
      const entry = entries.get(file);
      const decoded = entry && decodeText(unpackEntry(bytes, entry));
      if (decoded?.ok) draft[file] = file.endsWith('.csv') ? rowsIn(decoded.text) : entriesIn(file, decoded.text);
    }
    return scenarioPageOf(draft satisfies Draft);
  } catch {
    return null;
  }
}

function rowsIn(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const rows: string[][] = [];
  eachRow(plain, separatorIn(plain), (cells) => {
    rows.push(cells.slice(0, bounds.cells).map((cell) => withoutHidden(cell.slice(0, bounds.letters))));
    return rows.length < bounds.rows;
  });
  return rows;
}

function entriesIn(file: string, text: string): Entry[] {
  const read = readJson(text.replace(/^\ufeff/, ''));
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return [];
  if (file === 'manifest.json') return [read.value as Entry];
  const { features } = read.value as { features?: unknown };
  return Array.isArray(features) ? features.slice(0, bounds.drawings) : [];
}
