import { describe, expect, it } from 'vitest';
import type { MapData, MapFeature } from '../core/map-data';
import { projectionAt } from '../core/projection';
import type { Item } from './item';
import { layOut } from './labeller';

const sheetOf = (...features: MapFeature[]): MapData => ({
  title: 'A ridge and a stream',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 60, maxY: 60 },
  features,
});

/** A line of 10 km, due east. */
const region: MapFeature = {
  layer: 'region',
  name: 'Peel',
  lines: [
    [
      [20, 30],
      [30, 30],
    ],
  ],
};
const brook: MapFeature = {
  layer: 'brook',
  name: 'Dan',
  lines: [
    [
      [5, 10],
      [15, 10],
    ],
  ],
};
const height = (metres: string, x: number, y: number): MapFeature => ({
  layer: 'spot',
  name: '',
  kind: metres,
  point: [x, y],
});
const counterAt = (x: number, y: number, scale: number): Item => ({
  id: `counter ${x} ${y}`,
  kind: 'counter',
  at: projectionAt(scale).toScreen({ x, y }),
  symbol: { width: 64, height: 46 },
});

const alongAt = (scale: number, features: MapFeature[], items: Item[] = []) =>
  layOut(sheetOf(...features), items, projectionAt(scale)).along.map(({ name, x, y, turn }) => [
    name,
    Math.round(x),
    Math.round(y),
    turn,
  ]);

describe('the name of a region', () => {
  it('stands in capitals about the middle of its line', () => {
    expect(alongAt(20, [region])).toEqual([['PEEL', 500, -596, 0]]);
  });

  it('makes way for a counter, and is not there where a row of them leaves no room', () => {
    expect(alongAt(20, [region], [counterAt(25, 30, 20)])).not.toEqual([['PEEL', 500, -596, 0]]);
    expect(alongAt(20, [region], [counterAt(25, 30, 20)])).toHaveLength(1);
    const rows = [28, 30, 32].flatMap((y) => [20, 22, 24, 26, 28, 30].map((x) => counterAt(x, y, 20)));
    expect(alongAt(20, [region], rows)).toEqual([]);
  });

  it('is not there where its region is smaller than its letters, nor where nobody asks for it any more', () => {
    expect(alongAt(2, [region])).toEqual([]);
    expect(alongAt(61, [region])).toEqual([]);
  });

  it('is turned along a ridge so that it reads from left to right', () => {
    const ridge: MapFeature = {
      ...region,
      lines: [
        [
          [30, 20],
          [20, 30],
        ],
      ],
    };
    expect(alongAt(20, [ridge])).toEqual([['PEEL', 497, -497, 45]]);
  });
});

describe('the name of a small water', () => {
  it('stands above its course, from the scale where people read', () => {
    expect(alongAt(13, [brook])).toEqual([]);
    expect(alongAt(14, [brook])).toEqual([['Dan', 140, -143, 0]]);
  });
});

describe('a height', () => {
  const told = (scale: number, items: Item[] = []) =>
    layOut(
      sheetOf(height('91', 30, 30), height('87', 31, 30), height('40', 40, 30)),
      items,
      projectionAt(scale),
    ).heights.map(({ words }) => words.lines[0]!.text);

  it('is told from the scale where people read, of two that are near the first', () => {
    expect(told(13)).toEqual([]);
    expect(told(20)).toEqual(['91', '40']);
    expect(told(70)).toEqual(['91', '87', '40']);
  });

  it('is not told where a counter lies', () => {
    expect(told(20, [counterAt(30, 30, 20)])).toEqual(['40']);
  });
});
