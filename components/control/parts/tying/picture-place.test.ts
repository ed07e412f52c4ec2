import { expect, test } from 'vitest';
import { placeOfPoint, pointOfPlace } from './picture-place';

/** 10 m a pixel, its corner at 70 east and 82 north, turned by a little: 0.6 px right is 0.8 px up. */
const turned = { a: 0.008, b: 0.006, c: 70, d: 0.006, e: -0.008, f: 82 };

test('a point of the picture lies where the tie says', () => {
  expect(placeOfPoint(turned, { px: 0, py: 0 })).toEqual({ x: 70, y: 82 });
  expect(placeOfPoint(turned, { px: 100, py: 0 })).toEqual({ x: 70.8, y: expect.closeTo(82.6, 9) });
  expect(placeOfPoint(turned, { px: 0, py: 100 })).toEqual({ x: expect.closeTo(70.6, 9), y: 81.2 });
});

test('a place leads back to its pixel', () => {
  expect(pointOfPlace(turned, { x: 70.8, y: 82.6 })).toEqual({ px: 100, py: 0 });
  expect(pointOfPlace(turned, placeOfPoint(turned, { px: 431, py: 1207 }))).toEqual({ px: 431, py: 1207 });
});
