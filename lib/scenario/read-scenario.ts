import { problemsBetween } from './check/check-scenario';
import type { Table } from './csv-table';
import { entriesOf } from './entries';
import type { Manifest } from './manifest';
import { type ParsedScenario, parseFiles } from './parsed-files';
import { placeOf } from './projection';
import { readFiles, type ScenarioFiles } from './read-files';
import { type MapFile, readMap, zonesOf } from './read-map';
import { scenarioFiles } from './scenario-tables';
import type { ScenarioSource } from './source';
import { nothingTold } from './told';
import type { Placed, Scenario, ScenarioReading } from './types';

/** Reads a scenario from its files, wherever they lie. `told`: what was told of them already. */
export function readScenario(name: string, source: ScenarioSource, told = nothingTold()): ScenarioReading {
  for (const file of source.keys())
    if (!scenarioFiles.includes(file) && file !== 'README.md')
      told.notes.push({ file, message: 'is no file of a scenario, and is not read' });
  return readParsed(name, parseFiles(source, told), told);
}

/** Reads a scenario whose files were taken apart. `told`: what was told of them already. */
export function readParsed(name: string, parsed: ParsedScenario, told = nothingTold()): ScenarioReading {
  const files = readFiles(parsed, told);
  problemsBetween(files, told);
  const { manifest, map } = files;
  if (told.problems.length > 0 || !manifest || !map) return { ok: false, ...told };
  return { ok: true, scenario: assemble(name, manifest, map, files), notes: told.notes };
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
    plans: values(files.plans),
    map: readMap(grounds, [...map.features, ...(files.ground?.features ?? [])], values(files.crossings)),
    grid: grounds.grid,
    zones: zonesOf(grounds, map),
    crossings,
  };
}
