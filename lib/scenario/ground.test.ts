import { describe, expect, test } from 'vitest';
import { kmBetween } from '@/lib/geometry';
import { groundAt, type MapData } from '.';
import { toGrid } from './projection';

const sheet: MapData = {
  title: 'A square wood with a clearing',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 10, maxY: 10 },
  features: [
    {
      layer: 'wood',
      name: 'Wood',
      rings: [
        [
          [1, 1],
          [5, 1],
          [5, 5],
          [1, 5],
          [1, 1],
        ],
        [
          [2, 2],
          [2, 3],
          [3, 3],
          [3, 2],
          [2, 2],
        ],
      ],
    },
    {
      layer: 'builtup',
      name: 'City',
      kind: 'city',
      rings: [
        [
          [6, 6],
          [9, 6],
          [9, 9],
          [6, 9],
          [6, 6],
        ],
      ],
    },
    {
      layer: 'builtup',
      name: 'Village',
      kind: 'village',
      rings: [
        [
          [4, 4],
          [6, 4],
          [6, 5],
          [4, 5],
          [4, 4],
        ],
      ],
    },
    {
      layer: 'marsh',
      name: 'Fen',
      rings: [
        [
          [0, 8],
          [2, 8],
          [2, 10],
          [0, 10],
          [0, 8],
        ],
      ],
    },
    {
      layer: 'badterrain',
      name: 'Hedges',
      kind: 'bocage',
      rings: [
        [
          [6, 0],
          [8, 0],
          [8, 2],
          [6, 2],
          [6, 0],
        ],
      ],
    },
    {
      layer: 'closecountry',
      name: 'Orchards',
      rings: [
        [
          [7, 0],
          [9, 0],
          [9, 2],
          [7, 2],
          [7, 0],
        ],
      ],
    },
    {
      layer: 'fortified',
      name: 'Strongpoint',
      rings: [
        [
          [7, 8],
          [8, 8],
          [8, 9],
          [7, 9],
          [7, 8],
        ],
      ],
    },
    { layer: 'town', name: 'Near', point: [2, 1] },
    { layer: 'town', name: 'Far', point: [8, 8] },
  ],
};

describe('ground', () => {
  const open = {
    ...{ isBuiltUp: false, isWoods: false, isCity: false, isMarsh: false },
    ...{ isClose: false, isBadTerrain: false, isFortified: false },
  };

  test('in a wood, and open in its clearing', () => {
    expect(groundAt({ x: 1.5, y: 1.5 }, sheet)).toEqual({ ...open, isWoods: true, placeName: 'Near' });
    expect(groundAt({ x: 2.5, y: 2.5 }, sheet)).toEqual({ ...open, placeName: 'Near' });
  });

  test('a city is built-up, a village is no city, a village in a wood is both', () => {
    expect(groundAt({ x: 7, y: 7 }, sheet)).toEqual({ ...open, isBuiltUp: true, isCity: true, placeName: 'Far' });
    expect(groundAt({ x: 4.5, y: 4.5 }, sheet)).toMatchObject({ isBuiltUp: true, isCity: false, isWoods: true });
  });

  test('bad terrain, close country, and both where they overlap', () => {
    expect(groundAt({ x: 6.5, y: 1 }, sheet)).toMatchObject({ ...open, isBadTerrain: true });
    expect(groundAt({ x: 8.5, y: 1 }, sheet)).toMatchObject({ ...open, isClose: true });
    expect(groundAt({ x: 7.5, y: 1 }, sheet)).toMatchObject({ ...open, isBadTerrain: true, isClose: true });
  });

  test('a fortified place within a city', () => {
    expect(groundAt({ x: 7.5, y: 8.5 }, sheet)).toMatchObject({ isBuiltUp: true, isCity: true, isFortified: true });
  });

  test('marsh, and nothing beyond it all', () => {
    expect(groundAt({ x: 1, y: 9 }, sheet)).toMatchObject({ ...open, isMarsh: true });
    expect(groundAt({ x: 9.5, y: 0.5 }, sheet)).toMatchObject(open);
    expect(groundAt({ x: 1, y: 1 }, { ...sheet, features: [] })).toEqual({ ...open, placeName: '' });
  });
});

describe('the flat grid', () => {
  const origin = { centralMeridian: 5.7, originLatitude: 51.675, eastingKm: 60.1, northingKm: 44.34 };

  test('the origin reads what it is told to', () => {
    expect(toGrid([5.7, 51.675], origin)).toEqual([60.1, 44.34]);
  });

  test('a degree north is 111.195 km', () => {
    expect(toGrid([5.7, 52.675], origin)).toEqual([60.1, 155.535]);
  });

  test('Arnhem road bridge reads 74.6 east, 77.7 north', () => {
    const [x, y] = toGrid([5.9117, 51.9749], origin);
    expect(x).toBeCloseTo(74.6, 1);
    expect(y).toBeCloseTo(77.7, 1);
    expect([Math.floor(x * 10), Math.floor(y * 10)]).toEqual([746, 777]);
  });

  test('3 km east and 4 km north are 5 km', () => {
    expect(kmBetween({ x: 10, y: 20 }, { x: 13, y: 24 })).toBe(5);
  });
});
