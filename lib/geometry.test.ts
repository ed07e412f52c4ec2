import { expect, it } from 'vitest';
import { centreOf, intoFrame, isInFrame, kmToLeg, lengthKm, middleOf, nearestOnLeg, windOf } from './geometry';

const at = (x: number, y: number) => ({ x, y });

it('distances and middles', () => {
  expect(lengthKm([at(0, 0), at(3, 4), at(3, 10)])).toBe(11);
  expect(lengthKm([])).toBe(0);
  expect(middleOf([at(0, 0), at(4, 2)])).toEqual(at(2, 1));
  expect(centreOf([])).toBeNull();
});

it('the nearest place of a leg: on it, at its end, and where it has no length', () => {
  expect(nearestOnLeg(at(3, 5), at(0, 0), at(10, 0))).toEqual(at(3, 0));
  expect(nearestOnLeg(at(-3, 4), at(0, 0), at(10, 0))).toEqual(at(0, 0));
  expect(kmToLeg(at(13, 4), at(0, 0), at(10, 0))).toBe(5);
  expect(nearestOnLeg(at(1, 1), at(2, 2), at(2, 2))).toEqual(at(2, 2));
});

it('the eight winds', () => {
  const seen = [at(0, 1), at(1, 1), at(1, 0), at(1, -1), at(0, -1), at(-1, -1), at(-1, 0), at(-1, 1)];
  expect(seen.map((to) => windOf(at(0, 0), to))).toEqual([
    'north',
    'north-east',
    'east',
    'south-east',
    'south',
    'south-west',
    'west',
    'north-west',
  ]);
  expect(windOf(at(2, 2), at(2, 2))).toBe('east');
});

it('the edge of a frame is inside', () => {
  const frame = { minX: 0, minY: 0, maxX: 10, maxY: 5 };
  expect([at(0, 5), at(10, 0), at(10.01, 0)].map((place) => isInFrame(frame, place))).toEqual([true, true, false]);
  expect(intoFrame(frame, at(12, -1))).toEqual(at(10, 0));
});
