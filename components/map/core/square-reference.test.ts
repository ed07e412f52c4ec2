import { expect, it } from 'vitest';
import { squareReference } from './square-reference';

const garden = { minX: 15, minY: -14, maxX: 105, maxY: 103 };
const guards = { x: 40, y: -6 };

it('a square is written in six figures, and in km where the figures stand nearer to its team once more', () => {
  expect(squareReference(garden, { x: 37.22, y: -3.48 }, guards)).toBe('372 965');
  expect(squareReference(garden, { x: 74.63, y: 77.92 }, guards)).toBe('746 779');
  expect(squareReference(garden, { x: 37.22, y: 96.5 }, guards)).toBe('37.22 96.50');
  expect(squareReference(garden, { x: 37.22, y: 96.52 }, { x: 75, y: 78 })).toBe('372 965');
});
