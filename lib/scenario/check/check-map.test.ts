import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadScenario } from '..';
import { type Draft, draftOf, parsedDraft } from '../draft/draft';
import { parseFiles } from '../parsed-files';
import { toDegrees } from '../projection';
import { readFolder } from '../read-folder';
import { readParsed } from '../read-scenario';
import { nothingTold } from '../told';

/** What the checks tell of a map drawn by hand: the battle of Arnhem on a map of a river, a road and a wood. */

const grid = { centralMeridian: 5.9, originLatitude: 52, eastingKm: 50, northingKm: 40 };
const frame = { minX: 0, minY: 0, maxX: 100, maxY: 80 };
const at = (x: number, y: number) => toDegrees([x, y], grid);
const drawn = (layer: string, name: string, type: string, coordinates: unknown, more: object = {}) => ({
  type: 'Feature',
  properties: { layer, name, source: 'ours', license: 'CC0-1.0', ...more },
  geometry: { type, coordinates },
});
const line = (layer: string, name: string, points: [number, number][], more: object = {}) =>
  drawn(
    layer,
    name,
    'LineString',
    points.map(([x, y]) => at(x, y)),
    more,
  );
const area = (layer: string, name: string, points: [number, number][]) =>
  drawn(layer, name, 'Polygon', [[...points, points[0]!].map(([x, y]) => at(x, y))]);

let shipped: Draft;
beforeAll(async () => {
  shipped = draftOf(parseFiles(await readFolder('scenarios/arnhem-bridge', nothingTold()), nothingTold()));
});

interface Drawn {
  features: object[];
  /** The places of the first crossing, unit and entry place. */
  crossing?: [number, number];
  unit?: [number, number];
  entry?: [number, number];
  grid?: Partial<typeof grid>;
}

const placed = (rows: readonly (readonly string[])[], place: [number, number] = [50, 40]): string[][] => {
  const [headings, first] = rows as [string[], string[]];
  const [lon, lat] = at(...place).map((degrees) => degrees.toFixed(6));
  return [headings, first.map((cell, i) => (headings[i] === 'lon' ? lon! : headings[i] === 'lat' ? lat! : cell))];
};

/** What is told of such a map, faults and notes, but for what the battle itself misses. */
function told({ features, crossing, unit, entry, grid: moved }: Drawn): string[] {
  const manifest = shipped['manifest.json']![0] as { map: object };
  const entries = [
    ['name', 'side', 'lon', 'lat', 'rangeKm', 'capacityPoints', 'ours', 'license', 'notes'],
    ['South road', 'allied', '0', '0', '3', '100', '', 'CC0-1.0', ''],
  ];
  const rows = (file: string) => shipped[file] as readonly (readonly string[])[];
  const reading = readParsed(
    'drawn',
    parsedDraft({
      ...shipped,
      'manifest.json': [
        { ...manifest, objectives: [], map: { ...manifest.map, grid: { ...grid, ...moved }, frame, bookmarks: [] } },
      ],
      'map.geojson': features as Draft[string],
      'ground.geojson': [],
      'crossings.csv': crossing ? placed(rows('crossings.csv'), crossing) : [rows('crossings.csv')[0]!],
      'units.csv': placed(rows('units.csv'), unit),
      'entries.csv': entry ? placed(entries, entry) : [entries[0]!],
    }),
  );
  const ours = ['map.geojson', 'manifest.json'];
  return [...(reading.ok ? [] : reading.problems), ...reading.notes]
    .filter(({ file, message }) => ours.includes(file) || / lies in | leads nowhere/.test(message))
    .filter(({ column }) => !column?.startsWith('opening'))
    .map(({ file, row, column, message }) => `${file} ${row ?? ''} ${column}: ${message}`);
}

const river = line(
  'river',
  'Rijn',
  [
    [0, 50],
    [100, 50],
  ],
  { isMajor: true },
);

describe('a way that ends just short', () => {
  const road = (end: number) =>
    line('road', 'A1', [
      [30, 20],
      [30, end],
    ]);
  test('of a bridge is told with its metres, from 30 to 300', () => {
    expect(told({ features: [river, road(49.96)], crossing: [30, 50] })).toEqual([
      'map.geojson  features.1: A1 ends 40 m before Millingen – Pannerden ferry (Waal)',
    ]);
    for (const end of [49.98, 49.6, 50.5])
      expect(told({ features: [river, road(end)], crossing: [30, 50] })).toEqual([]);
  });

  test('of another road is told; one that joins it is not', () => {
    const other = line('road', 'A2', [
      [0, 30],
      [60, 30],
    ]);
    expect(told({ features: [other, road(29.8)] })).toEqual([
      'map.geojson  features.1: A1 ends 200 m before another road',
    ]);
    expect(told({ features: [other, road(30)] })).toEqual([]);
  });

  test('at the edge of the map it goes on beyond it', () => {
    const edge = line('road', 'A3', [
      [30, 20],
      [30, -0.1],
    ]);
    const along = line('road', 'A4', [
      [30.2, -0.1],
      [90, 5],
    ]);
    expect(told({ features: [edge, along] })).toEqual([]);
  });
});

describe('a unit in the water', () => {
  const told28 = 'units.csv 2 lon: HQ 1 Airborne Div lies in Rijn';
  test('less than 30 m from a river that needs a bridge, and not at a crossing', () => {
    expect(told({ features: [river], unit: [50, 50.028] })).toEqual([told28]);
    expect(told({ features: [river], unit: [50, 50.032] })).toEqual([]);
    expect(told({ features: [river], unit: [50, 50.01], crossing: [50.1, 50] })).toEqual([]);
  });

  test('in the sea; a small river it stands beside', () => {
    const lake = area('sea', 'IJsselmeer', [
      [40, 40],
      [60, 40],
      [60, 60],
    ]);
    expect(told({ features: [lake], unit: [55, 45] })).toEqual([
      'units.csv 2 lon: HQ 1 Airborne Div lies in the sea or a lake',
    ]);
    const brook = line(
      'river',
      'Linge',
      [
        [0, 50],
        [100, 50],
      ],
      { isMajor: false },
    );
    expect(told({ features: [brook], unit: [50, 50] })).toEqual([]);
  });
});

test('an entry place leads nowhere with no road within 2 km; on a map without roads none is missed', () => {
  const road = line('road', 'A1', [
    [0, 30],
    [60, 30],
  ]);
  expect(told({ features: [road], entry: [5, 31.9] })).toEqual([]);
  expect(told({ features: [road], entry: [5, 32.1] })).toEqual([
    'entries.csv 2 lon: South road leads nowhere: no road comes within 2 km of it',
  ]);
  expect(told({ features: [river], entry: [5, 32.1] })).toEqual([]);
});

test('an area that crosses itself is a fault, with the place', () => {
  const eight = area('wood', 'Bos', [
    [10, 10],
    [14, 14],
    [14, 10],
    [10, 14],
  ]);
  expect(told({ features: [river, eight] })).toEqual([
    'map.geojson  features.1: Bos crosses itself near 10.00 10.00: move a point of its edge',
  ]);
});

test('a map at the date line, or at a pole, is a fault', () => {
  expect(told({ features: [], grid: { centralMeridian: 179.9, originLatitude: 0 } })).toContain(
    'manifest.json  map.frame: lies across the date line: no map is made of it',
  );
  expect(told({ features: [], grid: { originLatitude: 88 } })).toContain(
    'manifest.json  map.frame: lies at a pole: no map is made of it',
  );
});

test('the shipped maps have none of them', async () => {
  const shipped = ['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'];
  expect(readdirSync('scenarios')).toEqual(shipped);
  for (const name of shipped) expect((await loadScenario(name)).notes, name).toEqual([]);
});
