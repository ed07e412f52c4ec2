import { access } from 'node:fs/promises';
import path from 'node:path';
import { problemsBetween } from './check-scenario';
import type { Table } from './csv-table';
import { entriesOf } from './entries';
import type { Manifest } from './manifest';
import { placeOf } from './projection';
import { readFiles, type ScenarioFiles } from './read-files';
import { type MapFile, readMap, zonesOf } from './read-map';
import type { Placed, Scenario, ScenarioProblem, ScenarioReading } from './types';

export { type GroundAt, groundAt } from './ground';
export * from './types';

const slug = /^[a-z0-9][a-z0-9-]*$/;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Loads a scenario, or tells every problem of all its files with file, row and column. Nothing is loaded by halves.
 * `folder` is seen from the working directory.
 */
export async function loadScenario(name: string, folder = 'scenarios'): Promise<ScenarioReading> {
  const home = path.join(/*turbopackIgnore: true*/ folder, name);
  if (!slug.test(name) || !(await isThere(home)))
    return { ok: false, problems: [{ file: name, message: 'there is no such scenario' }] };
  const problems: ScenarioProblem[] = [];
  const files = await readFiles(home, problems);
  problems.push(...problemsBetween(files));
  const { manifest, map } = files;
  if (problems.length > 0 || !manifest || !map) return { ok: false, problems };
  return { ok: true, scenario: assemble(name, manifest, map, files) };
}

const values = <Value>(table: Table<Value>): Value[] => table.rows.map(({ value }) => value);

function assemble(name: string, { map: grounds, ...manifest }: Manifest, map: MapFile, files: ScenarioFiles): Scenario {
  const placed = <Row extends { lon: number; lat: number }>(table: Table<Row>): Placed<Row>[] =>
    values<Row & { license?: string }>(table).map(({ lon, lat, license, ...row }) => ({
      ...row,
      place: placeOf(lon, lat, grounds.grid),
    }));
  const crossings = placed(files.crossings);
  const units = placed(files.units);
  const lifts = placed(files.lifts);
  return {
    name,
    ...manifest,
    teams: values(files.teams),
    profiles: values(files.profiles),
    units,
    squadrons: values(files.squadrons),
    lifts,
    entries: entriesOf(placed(files.entries), units, lifts, manifest.openingTurn),
    links: values(files.links),
    returns: values(files.returns),
    demolitions: crossings.filter(({ isPrepared }) => isPrepared).map(({ id }) => id),
    previousOrders: values(files.previousOrders),
    contacts: values(files.contacts),
    intelligence: values(files.intelligence),
    map: readMap(grounds, [...map.features, ...(files.ground?.features ?? [])], values(files.crossings)),
    zones: zonesOf(grounds, map),
    crossings,
  };
}
