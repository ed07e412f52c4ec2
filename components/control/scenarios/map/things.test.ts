import { describe, expect, test } from 'vitest';
import type { Draft } from '@/lib/scenario/draft/draft';
import { edit, splicesShape } from '@/lib/scenario/draft/edit';
import { asGeoJson } from './bring/saved-map';
import { brushes } from './layers';
import { unitsOfLift } from './lift-units';
import { added, dropped, placed, reshaped } from './thing-edits';
import { formOf, saidOf } from './thing-fields';
import { groundOf, thingsOf, unitsWithoutPlace } from './things';

const grid = { centralMeridian: 5, originLatitude: 52, eastingKm: 50, northingKm: 40 };
const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: { name: '', source: 'ours', license: 'CC0-1.0', ...properties },
  geometry: { type, coordinates },
});
const draft: Draft = {
  'manifest.json': [{ map: { grid, frame: { minX: 0, minY: 0, maxX: 100, maxY: 80 } } }],
  'map.geojson': [
    feature({ layer: 'town', name: 'Arnhem', tier: 1 }, 'Point', [5, 52]),
    feature({ layer: 'river', name: 'Waal', isMajor: true }, 'LineString', [
      [4.9, 52],
      [5, 52],
      [5.123456789, 52.1],
    ]),
    feature({ layer: 'wood' }, 'Polygon', [
      [
        [5, 52],
        [5.01, 52],
        [5.01, 52.01],
        [5, 52],
      ],
    ]),
    { type: 'Feature', properties: { layer: 'road' }, geometry: { type: 'LineString', coordinates: 'far away' } },
  ],
  'ground.geojson': [],
  'crossings.csv': [
    ['id', 'name', 'kind', 'water', 'capacityPoints', 'lon', 'lat', 'isBlown', 'isPrepared', 'ours', 'license'],
    ['crossing-1', 'Bridge', 'mainRoadBridge', 'Waal', '100', '5', '52', 'no', 'no', '', 'CC0-1.0'],
  ],
  'entries.csv': [],
  'units.csv': [
    ['id', 'shortName', 'side', 'arm', 'lon', 'lat'],
    ['A1', '2 Para', 'allied', 'paras', '5', '52'],
    ['A2', '3 Para', 'allied', 'paras', '', 'fifty'],
    ['', '', '', '', '', ''],
  ],
};
const brush = (label: string) => brushes.flatMap((one) => one.brushes).find((one) => one.label === label)!;
const things = thingsOf(draft, grid);
const [town, river, wood, bridge, unit] = things as [(typeof things)[0], ...typeof things] & typeof things;
const edited = (splices: Parameters<typeof edit>[1]): Draft => {
  expect(splicesShape.safeParse(splices).success).toBe(true);
  const done = edit(draft, splices);
  if (!done.ok) throw new Error(done.message);
  return done.draft;
};

describe('what lies on the map of a draft', () => {
  test('is its drawings and the rows that have a place; what cannot be shown is left out', () => {
    expect(things.map(({ file, at, layer, name }) => [file, at, layer, name])).toEqual([
      ['map.geojson', 0, 'town', 'Arnhem'],
      ['map.geojson', 1, 'river', 'Waal'],
      ['map.geojson', 2, 'wood', ''],
      ['crossings.csv', 1, 'crossing', 'Bridge'],
      ['units.csv', 1, 'unit', '2 Para'],
    ]);
    expect(town!.shape).toEqual({ kind: 'point', paths: [[[50, 40]]] });
    expect(wood!.shape.paths[0]).toHaveLength(3);
    expect(unitsWithoutPlace(draft)).toEqual([{ at: 2, name: '3 Para' }]);
  });

  test('lies nowhere while the manifest does not say where', () => {
    for (const manifest of [
      [],
      [{}],
      [{ map: 4 }],
      [{ map: { grid, frame: { minX: 9, minY: 0, maxX: 1, maxY: 80 } } }],
    ])
      expect(groundOf({ 'manifest.json': manifest as Draft[string] })).toBeNull();
  });
});

describe('air lifts', () => {
  const headings = ['id', 'turn', 'side', 'zone', 'lon', 'lat', 'serials', 'unitIds', 'ours', 'notes'];
  const lifts = [
    headings,
    ['t2-dz-x', '2', 'allied', 'DZ X', '5', '52', '6', 'A1; A9', '', 'First lift'],
    ['t3-dz-x', '3', 'allied', 'DZ X', 'west', '52', '6', '', '', ''],
    ['t4-dz-y', '4', 'german', 'DZ Y', '5', '52.1', '6', ' ;A2', '', ''],
  ];
  const flown: Draft = { ...draft, 'lifts.csv': lifts };
  const [first, second] = thingsOf(flown, grid).filter(({ layer }) => layer === 'lift');

  test('stand where they land, by zone and turn, with the units they bring; one without a place is left out', () => {
    expect([first, second].map((lift) => [lift!.at, lift!.name, lift!.side])).toEqual([
      [1, 'DZ X, turn 2', 'allied'],
      [3, 'DZ Y, turn 4', 'german'],
    ]);
    expect(first!.shape).toEqual({ kind: 'point', paths: [[[50, 40]]] });
    expect(unitsOfLift(flown, first!)).toEqual(['2 Para', 'A9']);
    expect(unitsOfLift(flown, second!)).toEqual(['3 Para']);
    expect(unitsOfLift(flown, { file: 'lifts.csv', at: 2 })).toEqual([]);
  });

  test('are moved, and written into the cells of their row', () => {
    const done = edit(flown, reshaped(flown, first!, 0, [[50, 51]], grid));
    expect(done.ok && done.draft['lifts.csv']![1]).toEqual([
      't2-dz-x',
      '2',
      'allied',
      'DZ X',
      '5.00000',
      '52.09893',
      '6',
      'A1; A9',
      '',
      'First lift',
    ]);
    expect(saidOf(flown, first!, formOf(flown, first!))).toEqual([]);
    const later = edit(flown, saidOf(flown, first!, { ...formOf(flown, first!), turn: '5' }));
    expect(later.ok && (later.draft['lifts.csv']![1] as readonly string[]).slice(0, 4)).toEqual([
      't2-dz-x',
      '5',
      'allied',
      'DZ X',
    ]);
  });

  test('are not in a map that is saved for others', () => {
    const saved = asGeoJson(thingsOf(flown, grid));
    expect(saved).toContain('Waal');
    expect(saved).not.toContain('DZ X');
  });
});

describe('an edit on the map', () => {
  test('moves one point and leaves the others as they were written', () => {
    const path = river!.shape.paths[0]!;
    const next = edited(reshaped(draft, river!, 0, [path[0]!, [50, 41], path[2]!], grid));
    expect((next['map.geojson']![1] as { geometry: unknown }).geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [4.9, 52],
        [5, 52.00899],
        [5.123456789, 52.1],
      ],
    });
  });

  test('closes the ring of an area again', () => {
    const next = edited(reshaped(draft, wood!, 0, [...wood!.shape.paths[0]!.slice(0, 2), [50, 42], [49, 41]], grid));
    const { coordinates } = (next['map.geojson']![2] as { geometry: { coordinates: number[][][] } }).geometry;
    expect(coordinates[0]).toHaveLength(5);
    expect(coordinates[0]![4]).toEqual([5, 52]);
  });

  test('takes a line out that has too few points left', () => {
    expect(edited(reshaped(draft, river!, 0, [[0, 0]], grid))['map.geojson']).toHaveLength(3);
    expect(edited(dropped(draft, river!))['map.geojson']).toHaveLength(3);
  });

  test('moves a unit and places one that had no place', () => {
    expect(edited(reshaped(draft, unit!, 0, [[50, 51]], grid))['units.csv']![1]).toEqual([
      'A1',
      '2 Para',
      'allied',
      'paras',
      '5.00000',
      '52.09893',
    ]);
    expect(edited(placed(draft, 'unit', 2, [50, 40], grid))['units.csv']![2]).toEqual([
      'A2',
      '3 Para',
      'allied',
      'paras',
      '5.00000',
      '52.00000',
    ]);
  });

  test('adds a drawing with our source and licence, and a name where one is needed', () => {
    const one = added(
      draft,
      things,
      brush('River'),
      [
        [50, 40],
        [50, 51],
      ],
      grid,
    );
    expect(edited(one.splices)['map.geojson']![one.at]).toEqual({
      type: 'Feature',
      properties: { layer: 'river', name: 'River 1', isMajor: true, source: 'ours', license: 'CC0-1.0' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [5, 52],
          [5, 52.09893],
        ],
      },
    });
  });

  test('adds a crossing over the water it lies at, with an id that none has', () => {
    const one = added(draft, things, brush('Crossing'), [[49, 40]], grid);
    expect(edited(one.splices)['crossings.csv']![one.at]).toEqual([
      'crossing-2',
      'Crossing 1',
      'mainRoadBridge',
      'Waal',
      '100',
      '4.98539',
      '52.00000',
      'no',
      'no',
      'capacityPoints; place',
      'CC0-1.0',
    ]);
  });

  test('makes the table of entry places where there is none', () => {
    const one = added(draft, things, brush('Entry place'), [[0, 40]], grid);
    const [headings, row] = edited(one.splices)['entries.csv'] as unknown as [string[], string[]];
    expect(one.at).toBe(1);
    expect(headings[0]).toBe('name');
    expect(row.slice(0, 2)).toEqual(['Entry 1', 'allied']);
  });
});

describe('what is said of a thing', () => {
  test('left as it is, is no edit', () => {
    for (const thing of things) expect(saidOf(draft, thing, formOf(draft, thing))).toEqual([]);
  });

  test('of another kind of area keeps what that kind has', () => {
    const splices = saidOf(draft, wood!, { ...formOf(draft, wood!), layer: 'dropzone', name: 'DZ Y', side: 'german' });
    expect((edited(splices)['map.geojson']![2] as { properties: unknown }).properties).toEqual({
      layer: 'dropzone',
      name: 'DZ Y',
      side: 'german',
      source: 'ours',
      license: 'CC0-1.0',
    });
  });

  test('of a row is written into its cells', () => {
    const next = edited(saidOf(draft, bridge!, { ...formOf(draft, bridge!), kind: 'civilianFerry' }));
    expect((next['crossings.csv']![1] as readonly string[])[2]).toBe('civilianFerry');
  });
});
