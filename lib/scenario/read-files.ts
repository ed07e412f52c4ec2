import type { z } from 'zod';
import type { Place } from '@/lib/geometry';
import * as tables from './csv-rows';
import { readTable, readText, type Table } from './csv-table';
import { type Manifest, manifestShape } from './manifest';
import { placeOf } from './projection';
import { type GroundFile, groundShape, type MapFile, mapShape } from './read-map';
import type { ScenarioProblem } from './types';

/** All files of a scenario, as far as they could be read. */
export interface ScenarioFiles {
  manifest: Manifest | null;
  map: MapFile | null;
  /** Ground under another licence than the map; null: there is none. */
  ground: GroundFile | null;
  units: Table<tables.UnitRow>;
  profiles: Table<tables.ProfileRow>;
  teams: Table<tables.TeamRow>;
  squadrons: Table<tables.SquadronRow>;
  lifts: Table<tables.LiftRow>;
  entries: Table<tables.EntryRow>;
  links: Table<tables.LinkRow>;
  returns: Table<tables.ReturnRow>;
  previousOrders: Table<tables.PreviousOrderRow>;
  contacts: Table<tables.ContactRow>;
  intelligence: Table<tables.IntelligenceRow>;
  crossings: Table<tables.CrossingRow>;
  /** The place on the grid of anything with longitude and latitude; null without a manifest. */
  placeOf(row: { lon: number; lat: number }): Place | null;
}

async function readJson<Shape extends z.ZodType>(
  folder: string,
  file: string,
  shape: Shape,
  problems: ScenarioProblem[],
  absence?: 'may be missing',
): Promise<z.output<Shape> | null> {
  const content = await readText(folder, file, problems, absence);
  if (content === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (fault) {
    problems.push({ file, message: `is not JSON: ${(fault as Error).message}` });
    return null;
  }
  const reading = shape.safeParse(json);
  if (reading.success) return reading.data;
  for (const { path, message } of reading.error.issues)
    problems.push({ file, ...(path.length > 0 ? { column: path.join('.') } : {}), message });
  return null;
}

/** Reads every file of a folder. What is wrong with any of them goes to `problems`; nothing is thrown. */
export async function readFiles(folder: string, problems: ScenarioProblem[]): Promise<ScenarioFiles> {
  const manifest = await readJson(folder, 'manifest.json', manifestShape, problems);
  const table = <Shape extends z.ZodRawShape>(
    file: string,
    shape: z.ZodObject<Shape>,
    key: string | null,
    absence?: 'may be missing',
  ) => readTable(folder, file, shape, key, problems, absence);
  return {
    manifest,
    map: await readJson(folder, 'map.geojson', mapShape, problems),
    ground: await readJson(folder, 'ground.geojson', groundShape, problems, 'may be missing'),
    units: await table('units.csv', tables.unitRow, 'id'),
    profiles: await table('profiles.csv', tables.profileRow, 'key'),
    teams: await table('teams.csv', tables.teamRow, 'key'),
    squadrons: await table('squadrons.csv', tables.squadronRow, 'id'),
    lifts: await table('lifts.csv', tables.liftRow, 'id'),
    entries: await table('entries.csv', tables.entryRow, null, 'may be missing'),
    links: await table('links.csv', tables.linkRow, 'id'),
    returns: await table('returns.csv', tables.returnRow, 'from', 'may be missing'),
    previousOrders: await table('previous-orders.csv', tables.previousOrderRow, 'unitId'),
    contacts: await table('contacts.csv', tables.contactRow, null),
    intelligence: await table('intelligence.csv', tables.intelligenceRow, 'team'),
    crossings: await table('crossings.csv', tables.crossingRow, 'id'),
    placeOf: ({ lon, lat }) => manifest && placeOf(lon, lat, manifest.map.grid),
  };
}
