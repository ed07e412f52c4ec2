import { describe, expect, test } from 'vitest';
import type { Draft } from '@/lib/scenario/draft/draft';
import { edit } from '@/lib/scenario/draft/edit';
import { groundOf, thingsOf } from '../things';
import { brought } from './brought';
import { kindsOf } from './kinds';
import { bringBounds, cleaned, drawingsIn, readDrawings } from './read-drawings';
import { asGeoJson, asKml } from './saved-map';

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const read = async (value: unknown) => {
  const found = await drawingsIn(value);
  if (!found.ok) throw new Error(found.message);
  return found;
};
const messageOf = async (text: string | Uint8Array) => {
  const found = await readDrawings(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  return found.ok ? null : found.message;
};
const road = feature({ highway: 'primary', name: 'N225' }, 'LineString', [
  [5.9, 52, 17],
  [5.95, 52.0100001, 18],
]);
const grid = { centralMeridian: 5.9, originLatitude: 52, eastingKm: 50, northingKm: 40 };
const draft: Draft = {
  'manifest.json': [{ map: { grid, frame: { minX: 0, minY: 0, maxX: 100, maxY: 80 } } }],
  'map.geojson': [feature({ layer: 'town', name: 'There already' }, 'Point', [5.9, 52])],
  'crossings.csv': [['id', 'name', 'kind', 'lon', 'lat', 'license']],
};
const ground = groundOf(draft)!;

describe('a file of drawings', () => {
  test('is read as shapes in degrees, heights left off; several in one are parted', async () => {
    const { drawings, left } = await read(
      collection(
        road,
        feature({ name: 'Two' }, 'MultiPoint', [
          [5, 52],
          [6, 52],
        ]),
        {
          type: 'Feature',
          properties: null,
          geometry: {
            type: 'MultiPolygon',
            coordinates: [
              [
                [
                  [5, 52],
                  [5, 53],
                  [6, 53],
                  [5, 52],
                ],
              ],
            ],
          },
        },
      ),
    );
    expect(left).toEqual([]);
    expect(drawings.map(({ shape, name }) => [shape, name])).toEqual([
      ['line', 'N225'],
      ['point', 'Two'],
      ['point', 'Two'],
      ['area', ''],
    ]);
    expect(drawings[0]!.paths).toEqual([
      [
        [5.9, 52],
        [5.95, 52.01],
      ],
    ]);
  });

  test('that cannot be read is told with what it is', async () => {
    expect(await messageOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toMatch(/^This is a picture/);
    expect(await messageOf(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe('The file is damaged: it cannot be unpacked.');
    expect(await messageOf(new Uint8Array([0x7b, 0xff, 0xfe]))).toBe(
      'This begins as GeoJSON, and is damaged or breaks off: save it anew.',
    );
    expect(await messageOf('name,lon\nx,5')).toMatch(/^This is neither GeoJSON nor KML nor GPX/);
    expect(await messageOf('[]')).toMatch(/^This is no GeoJSON/);
    expect(await messageOf('{"type":"Topology"}')).toMatch(/^This is TopoJSON/);
    expect(await messageOf(JSON.stringify({ ...collection(), crs: { name: 'EPSG:2393' } }))).toBe(
      'The file is on a grid that is not known here, EPSG:2393: save it in degrees. In QGIS: Export, Save Features As, CRS EPSG:4326.',
    );
    expect(await messageOf(new Uint8Array(bringBounds.bytes + 1))).toBe('The file is larger than 8 MB.');
    expect(await messageOf(`<!DOCTYPE kml [<!ENTITY a "aaaa">]><kml>&a;</kml>`)).toMatch(/declares words of its own/);
  });

  test('has single drawings left out, each kind with its places and why', async () => {
    const { drawings, left } = await read(
      collection(
        feature({ name: 'Fiji' }, 'LineString', [
          [179, -17],
          [-179, -17],
        ]),
        feature({}, 'LineString', [[5, 52]]),
        feature({ name: 'RD' }, 'Point', [190000, 444000]),
        feature({}, 'Circle', [5, 52]),
        feature({}, 'LineString', 'x'),
        'nothing',
        road,
      ),
    );
    expect(drawings).toHaveLength(1);
    expect(left).toEqual([
      'Drawing 1, Fiji, goes over the date line.',
      '2 drawings have too few points: Drawing 2 and Drawing 5.',
      'Drawing 3, RD, lies at 190000 444000, which is no longitude and latitude: save the file in degrees.',
      '2 drawings have no shape that is known: Drawing 4 and Drawing 6.',
    ]);
  });

  test('has names that are plain text of a line', () => {
    expect(cleaned('  A\u202e\n<b>b</b> ')).toBe('A <b>b</b>');
    expect(cleaned('x'.repeat(500))).toHaveLength(120);
    expect(cleaned(4)).toBe('');
  });
});

describe('what it becomes', () => {
  const area = [
    [
      [5, 52],
      [5, 53],
      [6, 53],
      [5, 52],
    ],
  ];
  test('is guessed by what the file says, each kind once', async () => {
    const { drawings } = await read(
      collection(
        road,
        road,
        feature({ highway: 'track' }, 'LineString', [
          [5, 52],
          [6, 52],
        ]),
        feature({ waterway: 'stream' }, 'LineString', [
          [5, 52],
          [6, 52],
        ]),
        feature({ landuse: 'forest' }, 'Polygon', area),
        feature({ natural: 'water' }, 'Polygon', area),
        feature({ layer: 'badterrain', kind: 'bocage' }, 'Polygon', area),
        feature({ place: 'village' }, 'Point', [5, 52]),
        feature({}, 'LineString', [
          [5, 52],
          [6, 52],
        ]),
      ),
    );
    expect(kindsOf(drawings).map(({ says, drawings: of, brush }) => [says, of.length, brush?.label ?? null])).toEqual([
      ['highway primary', 2, 'Main road'],
      ['highway track', 1, 'Minor road'],
      ['waterway stream', 1, 'Brook'],
      ['landuse forest', 1, 'Wood'],
      ['natural water', 1, 'Sea or lake'],
      ['badterrain bocage', 1, 'Bad terrain'],
      ['place village', 1, 'Town'],
      ['lines', 1, null],
    ]);
  });

  test('is put after what is there, with its source; beyond the edge it is left out and counted', async () => {
    const { drawings } = await read(
      collection(
        road,
        feature({ highway: 'primary' }, 'LineString', [
          [15, 52],
          [16, 52],
        ]),
        feature({ type: 'bridge', name: 'Rhine bridge' }, 'Point', [5.9, 52]),
      ),
    );
    const { splices, count, beyond } = brought(draft, ground, kindsOf(drawings), { source: 'OSM', license: 'ODbL' });
    expect([count, beyond, splices.length]).toEqual([2, 1, 2]);
    const done = edit(draft, splices);
    if (!done.ok) throw new Error(done.message);
    expect(done.draft['map.geojson']![1]).toEqual({
      type: 'Feature',
      properties: { layer: 'road', name: 'N225', kind: 'main', source: 'OSM', license: 'ODbL' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [5.9, 52],
          [5.95, 52.01],
        ],
      },
    });
    expect(done.draft['crossings.csv']![1]).toEqual([
      'crossing-1',
      'Rhine bridge',
      'mainRoadBridge',
      '5.90000',
      '52.00000',
      'ODbL',
    ]);
  });
});

describe('a map saved for other programs', () => {
  const things = thingsOf(
    {
      ...draft,
      'map.geojson': [
        feature({ layer: 'wood', name: 'A & <B>' }, 'Polygon', [
          [
            [5, 52],
            [5, 53],
            [6, 53],
            [5, 52],
          ],
        ]),
        feature({ layer: 'road', name: '', kind: 'main' }, 'LineString', [
          [5, 52],
          [6, 52],
        ]),
      ],
      'units.csv': [
        ['shortName', 'lon', 'lat'],
        ['Secret', '5', '52'],
      ],
    },
    grid,
  );

  test('is read again as it was, without its units', async () => {
    const again = await read(JSON.parse(asGeoJson(things)));
    expect(again.left).toEqual([]);
    expect(again.drawings.map(({ name, paths }) => [name, paths])).toEqual([
      [
        'A & <B>',
        [
          [
            [5, 52],
            [5, 53],
            [6, 53],
            [5, 52],
          ],
        ],
      ],
      [
        '',
        [
          [
            [5, 52],
            [6, 52],
          ],
        ],
      ],
    ]);
    expect(kindsOf(again.drawings).map(({ brush }) => brush?.label)).toEqual(['Wood', 'Main road']);
    expect(asGeoJson(things)).not.toContain('Secret');
  });

  test('is KML with its names as text', () => {
    const kml = asKml('Map', things);
    expect(kml).toContain('<name>A &amp; &lt;B&gt;</name>');
    expect(kml).toContain('<coordinates>5,52 5,53 6,53 5,52</coordinates>');
    expect(kml).not.toContain('Secret');
  });
});

test('the same file once more brings nothing; one that draws a road otherwise changes it, where that is ticked', async () => {
  const of = async (files: Draft, file: unknown, made: ReadonlySet<string> | null = null) =>
    brought(files, ground, kindsOf((await read(file)).drawings), { source: 'x', license: 'CC0' }, made);
  const wood = feature({ natural: 'wood' }, 'Polygon', [
    [
      [5.9, 52],
      [5.91, 52],
      [5.91, 52.01],
      [5.9, 52],
    ],
  ]);
  const first = await of(draft, collection(road, wood));
  const done = edit(draft, first.splices);
  if (!done.ok) throw new Error(done.message);
  const again = await of(done.draft, collection(road, wood));
  expect([again.splices, again.count, again.same, again.changes]).toEqual([[], 0, 2, []]);

  const longer = feature({ highway: 'primary', name: 'N225' }, 'LineString', [
    [5.9, 52],
    [5.95, 52.01],
    [5.99, 52.02],
  ]);
  const other = feature({ highway: 'primary', name: 'N224' }, 'LineString', [
    [5.9, 52],
    [5.95, 52.03],
  ]);
  const second = await of(done.draft, collection(longer, other, wood));
  expect(second.changes).toEqual([
    { id: 'map.geojson 1', row: 1, name: 'N225', column: 'shape', was: '2 points', now: '3 points' },
  ]);
  expect([second.same, second.count]).toEqual([1, 2]);
  const after = edit(done.draft, second.splices);
  if (!after.ok) throw new Error(after.message);
  expect(after.draft['map.geojson']).toHaveLength(4);
  expect(after.draft['map.geojson']![1]).toMatchObject({
    properties: { name: 'N225' },
    geometry: { coordinates: { length: 3 } },
  });
  expect((await of(done.draft, collection(longer, other), new Set())).splices).toMatchObject([
    { at: 3, removed: [], inserted: [{ properties: { name: 'N224' } }] },
  ]);
});
