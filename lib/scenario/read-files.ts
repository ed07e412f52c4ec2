import type { z } from 'zod';
import type { Place } from '@/lib/geometry';
import { readTable, type Table, tellMissing } from './csv-table';
import { unseenIn } from './files/unseen';
import { type Manifest, manifestShape } from './manifest';
import type { ParsedScenario } from './parsed-files';
import { placeOf } from './projection';
import { type GroundFile, groundShape, type MapFile, mapShape } from './read-map';
import { scenarioTables } from './scenario-tables';
import type { Told } from './told';

type TableName = keyof typeof scenarioTables;
type Tables = { [Name in TableName]: Table<z.output<(typeof scenarioTables)[Name]['shape']>> };

/** All files of a scenario, as far as they could be read. */
export interface ScenarioFiles extends Tables {
  manifest: Manifest | null;
  map: MapFile | null;
  /** Ground under another licence than the map; null: there is none. */
  ground: GroundFile | null;
  /** The place on the grid of anything with longitude and latitude; null without a manifest. */
  placeOf(row: { lon: number; lat: number }): Place | null;
}

function readDocument<Shape extends z.ZodType>(
  { documents }: ParsedScenario,
  file: string,
  shape: Shape,
  told: Told,
  mayBeMissing = false,
): z.output<Shape> | null {
  if (!documents.has(file)) {
    tellMissing({ file, mayBeMissing }, told);
    return null;
  }
  tellUnseen(documents.get(file), file, [], told);
  const reading = shape.safeParse(documents.get(file));
  if (reading.success) return reading.data;
  for (const { path, message } of reading.error.issues)
    told.problems.push({ file, ...(path.length > 0 ? { column: path.join('.') } : {}), message });
  return null;
}

/** Tells each text of a document that holds a character that cannot be seen. */
function tellUnseen(value: unknown, file: string, path: readonly string[], told: Told): void {
  if (typeof value === 'string') {
    const message = unseenIn(value);
    if (message !== null) told.problems.push({ file, column: path.join('.'), message });
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value))
      if (typeof inside !== 'number') tellUnseen(inside, file, [...path, key], told);
}

/** Reads every file of a scenario. What is wrong with any of them is told; nothing is thrown. */
export function readFiles(parsed: ParsedScenario, told: Told): ScenarioFiles {
  const manifest = readDocument(parsed, 'manifest.json', manifestShape, told);
  const map = readDocument(parsed, 'map.geojson', mapShape, told);
  const ground = readDocument(parsed, 'ground.geojson', groundShape, told, true);
  const tables = Object.fromEntries(
    Object.entries(scenarioTables).map(([name, table]) => [
      name,
      readTable(parsed.tables.get(table.file), table, told),
    ]),
  ) as unknown as Tables;
  return {
    manifest,
    map,
    ground,
    ...tables,
    placeOf: ({ lon, lat }) => manifest && placeOf(lon, lat, manifest.map.grid),
  };
}
