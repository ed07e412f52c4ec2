import { describe, expect, it } from 'vitest';
import { loadScenario } from '@/lib/scenario';
import { brooksIn, spotsIn } from './ground-names';
import type { SourceFeature } from './source';

const frame = { minX: 0, minY: 0, maxX: 20, maxY: 20 };
const none: SourceFeature = { layer: '', kind: '', name: '', ele: Number.NaN, polygons: [], lines: [], point: null };
const water = (kind: string, name: string, lines: SourceFeature['lines']): SourceFeature => ({
  ...none,
  layer: 'waterway',
  kind,
  name,
  lines,
});
const hill = (ele: number, x: number, y: number, name = ''): SourceFeature => ({
  ...none,
  layer: 'spot',
  name,
  ele,
  point: [x, y],
});

describe('small waters of a source', () => {
  const long: SourceFeature['lines'] = [
    [
      [1, 5],
      [4, 5],
      [7, 5],
    ],
  ];

  it('are named without their article, where they run within the frame', () => {
    const crossing: SourceFeature['lines'] = [
      [
        [12, 8],
        [15, 8],
        [18, 8],
        [25, 8],
      ],
    ];
    expect(brooksIn([water('stream', 'Le Dan', long), water('river', "L'Ajon", crossing)], frame, new Set())).toEqual([
      {
        name: 'Dan',
        lines: [
          [
            [1, 5],
            [7, 5],
          ],
        ],
      },
      {
        name: 'Ajon',
        lines: [
          [
            [12, 8],
            [18, 8],
          ],
        ],
      },
    ]);
  });

  it('are left out where the map names them already, where they were dug, and where they are short', () => {
    const short: SourceFeature['lines'] = [
      [
        [1, 5],
        [4, 5],
      ],
    ];
    const features = [
      water('river', "L'Orne", long),
      water('canal', 'Canal', long),
      water('stream', '', long),
      water('stream', 'Short', short),
    ];
    expect(brooksIn(features, frame, new Set(['Orne']))).toEqual([]);
  });
});

describe('heights of a source', () => {
  it('are the highest of each neighbourhood within the frame, but for heaps of after the war', () => {
    const hills = [
      hill(51, 5, 5),
      hill(91.4, 5.5, 5),
      hill(60, 10, 10, 'Dak van Brabant'),
      hill(30, 12, 12),
      hill(99, 30, 5),
    ];
    expect(spotsIn(hills, frame)).toEqual([
      { metres: 91, point: [5.5, 5] },
      { metres: 30, point: [12, 12] },
    ]);
  });
});

describe('the names on the printed maps', () => {
  it.each([
    ['market-garden', ['Veluwe', 'Betuwe', 'De Peel', 'Reichswald', 'Groesbeek heights'], 'Leijgraaf', '109'],
    ['arnhem-bridge', ['Veluwe', 'Betuwe', 'Liemers'], 'Oude Rijn', '106'],
    ['goodwood', ['Plain of Caen', 'Bourguébus ridge', 'Bois de Bavent'], 'Dan', '128'],
  ])('%s: regions, small waters and heights, each within the frame', async (scenario, regions, water, highest) => {
    const read = await loadScenario(scenario);
    if (!read.ok) throw new Error('the scenario does not read');
    const { features, frame: sheet } = read.scenario.map;
    const of = (layer: string) => features.filter((feature) => feature.layer === layer);
    expect(of('region').map(({ name }) => name)).toEqual(expect.arrayContaining(regions));
    expect(of('brook').map(({ name }) => name)).toContain(water);
    expect(of('spot').map(({ kind }) => kind)).toContain(highest);
    const points = [...of('region'), ...of('brook'), ...of('spot')].flatMap(({ lines, point }) => [
      ...(lines ?? []).flat(),
      ...(point ? [point] : []),
    ]);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(sheet.minX);
      expect(x).toBeLessThan(sheet.maxX);
      expect(y).toBeGreaterThan(sheet.minY);
      expect(y).toBeLessThan(sheet.maxY);
    }
  });
});
