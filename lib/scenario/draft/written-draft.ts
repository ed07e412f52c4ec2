import { counted } from '@/lib/text';
import { manifestShape } from '../manifest';
import { type GridOrigin, toWrittenDegrees } from '../projection';
import { isOfGround } from '../read-map';
import { scenarioTables } from '../scenario-tables';
import type { MapFeature, MapPoint, Scenario, Zone } from '../types';
import type { Draft, Entry } from './draft';

/** The grid of a scenario that does not say where its own lies: its places keep their distances, wherever on the globe. */
const anywhere: GridOrigin = { centralMeridian: 0, originLatitude: 50, eastingKm: 50, northingKm: 50 };

/** What is said where a scenario keeps none: the map's own credit says the rest. */
const unsaid = { source: 'the map of the game', license: 'see the credit of the map' };

/** A scenario written out as a draft, which is read as the same scenario again. Where things come from is not kept in it. */
export function writtenDraft(scenario: Scenario): Draft {
  const { grid = anywhere } = scenario;
  const tables = Object.entries(scenarioTables).map(([name, { file, shape }]): [string, Entry[]] => {
    const rows = rowsOf(scenario, name as keyof typeof scenarioTables).map((row) => written(row, grid));
    const columns = Object.keys(shape.shape).filter(
      (column) => rows.length === 0 || rows.some((row) => row[column] !== undefined),
    );
    return [file, [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]];
  });
  const features = scenario.map.features.filter(({ layer }) => layer !== 'crossing');
  // What follows the last thing that only the map may hold is the ground's: so it was read.
  const ground = features.findLastIndex(({ layer }) => !isOfGround(layer)) + 1;
  return {
    'manifest.json': [manifestOf(scenario, grid)],
    'map.geojson': [
      ...features.slice(0, ground).map((feature) => drawn(feature, grid)),
      ...scenario.zones.map((zone) => zoneDrawn(zone, grid)),
    ],
    'ground.geojson': features.slice(ground).map((feature) => drawn(feature, grid)),
    ...Object.fromEntries(tables),
  };
}

/** The rows of a table as the scenario has them. */
function rowsOf(scenario: Scenario, table: keyof typeof scenarioTables): readonly object[] {
  return scenario[table] ?? [];
}

/** The cells of a row, by their columns. A place on the grid is two of them; one in words, as plans have it, stays as it is. */
function written(row: object, grid: GridOrigin): Record<string, string | undefined> {
  const cells = Object.entries(row).flatMap(([column, value]): [string, string | undefined][] =>
    column === 'place' && typeof value === 'object' ? degreesOf(value, grid) : [[column, cellOf(value)]],
  );
  return { license: unsaid.license, ...Object.fromEntries(cells) };
}

function degreesOf({ x, y }: { x: number; y: number }, grid: GridOrigin): [string, string][] {
  const [lon, lat] = toWrittenDegrees([x, y], grid);
  return [
    ['lon', String(lon)],
    ['lat', String(lat)],
  ];
}

/** A value as it is written in a cell of a scenario's table; what is not there is none. */
export function cellOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'object') return wayOf(value as { way: string; minutes: number });
  return String(value);
}

const wayOf = ({ way, minutes }: { way: string; minutes: number }): string =>
  way === 'minutes' ? counted(minutes, 'minute') : way;

function manifestOf(scenario: Scenario, grid: GridOrigin): Entry {
  const { features, ...map } = scenario.map;
  const fields = Object.keys(manifestShape.shape).flatMap((field): [string, unknown][] => {
    const value = field === 'map' ? { ...map, grid } : scenario[field as keyof Scenario];
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(fields);
}

/** To a tenth of a metre: on the grid a place is a whole metre again. */
function drawn({ point, lines, rings, ...properties }: MapFeature, grid: GridOrigin): Entry {
  const path = (points: readonly MapPoint[]) => points.map((one) => toWrittenDegrees(one, grid));
  const geometry = point
    ? { type: 'Point', coordinates: toWrittenDegrees(point, grid) }
    : rings
      ? { type: 'Polygon', coordinates: rings.map(path) }
      : lines?.length === 1
        ? { type: 'LineString', coordinates: path(lines[0]!) }
        : { type: 'MultiLineString', coordinates: (lines ?? []).map(path) };
  return { type: 'Feature', properties: { ...properties, ...unsaid }, geometry };
}

const zoneDrawn = ({ side, name, rings }: Zone, grid: GridOrigin): Entry => ({
  type: 'Feature',
  properties: { layer: 'dropzone', side, name, ...unsaid },
  geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map((one) => toWrittenDegrees(one, grid))) },
});
