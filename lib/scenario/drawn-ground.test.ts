import { describe, expect, test } from 'vitest';
import { drawnGroundShape, faultInArea, tidied } from './drawn-ground';
import { groundAt } from './ground';
import type { MapData, MapPoint } from './types';

const frame = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
const sheet: MapData = { title: '', credit: '', frame, features: [] };
const square: MapPoint[] = [
  [2, 2],
  [4, 2],
  [4, 4],
  [2, 4],
];

describe('an area that is drawn', () => {
  test('is ground of the map, and the last point is joined to the first', () => {
    const map: MapData = { ...sheet, features: [{ layer: 'badterrain', name: 'Hedges', rings: [square] }] };
    expect(groundAt({ x: 3, y: 3 }, map)).toMatchObject({ isBadTerrain: true, isClose: false });
    expect(groundAt({ x: 2.1, y: 3.9 }, map)).toMatchObject({ isBadTerrain: true });
    expect(groundAt({ x: 5, y: 3 }, map)).toMatchObject({ isBadTerrain: false });
  });
  test('is kept to the nearest 10 m', () => expect(tidied([[1.2345, 6.785]])).toEqual([[1.23, 6.79]]));
});

describe('what is no area', () => {
  test('a square is one, also along the edge of the map, and a star that does not cross itself', () => {
    expect(faultInArea(square, frame)).toBeNull();
    expect(faultInArea([[0, 0], [10, 0], [10, 10]], frame)).toBeNull(); // biome-ignore format: one line
    expect(faultInArea([[0, 0], [5, 1], [10, 0], [5, 5]], frame)).toBeNull(); // biome-ignore format: one line
  });
  test('a point off the map is named, with what the map reaches to', () => {
    expect(faultInArea([...square, [2, 10.1]], frame)).toEqual({
      point: 4,
      message: 'Point 5 lies off the map: it reaches from 0 to 10 km east and from 0 to 10 km north.',
    });
  });
  test('edges that cross are named', () => {
    expect(faultInArea([square[0]!, square[2]!, square[1]!, square[3]!], frame)).toEqual({
      point: 2,
      message:
        'The edge after point 3 crosses the edge after point 1. Move one of them: an area does not cross itself.',
    });
  });
  test('points in a line, or all in one place', () => {
    const message = 'These points bound no area: they lie in a line, or in one place. Move one of them aside.';
    expect(faultInArea([[1, 1], [2, 2], [3, 3]], frame)).toEqual({ message }); // biome-ignore format: one line
    expect(faultInArea([[1, 1], [1, 1], [1, 1]], frame)).toEqual({ message }); // biome-ignore format: one line
  });
  test.each([
    ['two points', { points: square.slice(0, 2) }, 'points'],
    ['61 points', { points: Array.from({ length: 61 }, (_, i) => [i / 10, 1]) }, 'points'],
    ['no name', { name: ' ' }, 'name'],
    ['61 letters', { name: 'x'.repeat(61) }, 'name'],
    ['a layer that is none', { layer: 'wood' }, 'layer'],
    ['a point that is no number', { points: [...square, [Number.NaN, 1]] }, 'points.4.0'],
  ])('%s', (_, wrong, at) => {
    const read = drawnGroundShape.safeParse({ layer: 'marsh', name: 'Fen', points: square, ...wrong });
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual([at]);
  });
});
