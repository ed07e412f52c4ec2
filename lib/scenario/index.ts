import { access } from 'node:fs/promises';
import path from 'node:path';
import { problemsBetween } from './check-scenario';
import type { Table } from './csv-table';
import { entriesOf } from './entries';
import type { Manifest } from './manifest';
import { placeOf } from './projection';
import { readFiles, type ScenarioFiles } from './read-files';
import { type MapFile, readMap, zonesOf } from './read-map';
import type { Scenario, ScenarioProblem, ScenarioReading } from './types';

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

function assemble(name: string, manifest: Manifest, map: MapFile, files: ScenarioFiles): Scenario {
  const at = ({ lon, lat }: { lon: number; lat: number }) => placeOf(lon, lat, manifest.map.grid);
  const crossings = values(files.crossings).map(({ lon, lat, license, ...crossing }) => ({
    ...crossing,
    place: at({ lon, lat }),
  }));
  const { title, credit, rulebook, sides, turns, openingTurn, phases, opening } = manifest;
  const units = values(files.units).map(({ lon, lat, ...unit }) => ({ ...unit, place: at({ lon, lat }) }));
  const lifts = values(files.lifts).map(({ lon, lat, ...lift }) => ({ ...lift, place: at({ lon, lat }) }));
  const entries = values(files.entries).map(({ lon, lat, license, ...entry }) => ({
    ...entry,
    place: at({ lon, lat }),
  }));
  return {
    name,
    title,
    credit,
    rulebook,
    sides,
    turns,
    openingTurn,
    phases,
    opening,
    teams: values(files.teams),
    profiles: values(files.profiles),
    units,
    squadrons: values(files.squadrons),
    lifts,
    entries: entriesOf(entries, units, lifts, openingTurn),
    links: values(files.links),
    demolitions: crossings.filter(({ isPrepared }) => isPrepared).map(({ id }) => id),
    previousOrders: values(files.previousOrders),
    contacts: values(files.contacts),
    intelligence: values(files.intelligence),
    map: readMap(manifest, map, values(files.crossings)),
    zones: zonesOf(manifest, map),
    crossings,
  };
}
