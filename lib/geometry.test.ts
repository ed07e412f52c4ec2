import { describe, expect, it } from 'vitest';
import {
  centreOf,
  intoFrame,
  isInFrame,
  isSquareIn,
  kmToLeg,
  lengthKm,
  middleOf,
  nearestOnLeg,
  placesOn,
  squareFault,
  squareKm,
  squareOf,
  standsAround,
  windOf,
} from './geometry';

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

/** Edges as of the printed maps: Arnhem, 30 by 25 km, and Market Garden, 117 km from south to north. */
const arnhem = { minX: 60, minY: 65, maxX: 90, maxY: 90 };
const garden = { minX: 15, minY: -14, maxX: 105, maxY: 103 };
const edge = 'The square of 2 by 2 km lies across the map’s edge. Put its middle at least 1 km inside.';

describe('§9 Bombing/Interdiction: the square of 2 by 2 km', () => {
  it('is 2 km a side', () => expect(squareKm).toBe(2));

  it('lies on the map when its middle is 1 km or more from every edge', () => {
    for (const [x, y] of [
      [61, 66],
      [89, 89],
      [75, 78],
    ] as const)
      expect(isSquareIn(arnhem, { x, y }), `${x} ${y}`).toBe(true);
    for (const [x, y] of [
      [60.9, 78],
      [89.1, 78],
      [75, 65.9],
      [75, 89.1],
      [120, 78],
    ] as const)
      expect(isSquareIn(arnhem, { x, y }), `${x} ${y}`).toBe(false);
  });

  it('is written by the reference of its middle: the middle of that square of 100 m', () => {
    expect(squareOf(arnhem, '746 779', { x: 75, y: 78 })).toEqual({ x: 74.65, y: 77.95 });
    expect(squareOf(arnhem, '74.63 77.9', { x: 75, y: 78 })).toEqual({ x: 74.63, y: 77.9 });
    for (const words of ['', 'the mill', '7477', '300 779'])
      expect(squareOf(arnhem, words, { x: 75, y: 78 })).toBeNull();
  });

  it('figures that stand twice on a map mean the place nearer to who wrote them; with a point they mean one', () => {
    expect(placesOn(garden, '372 965')).toEqual([
      { x: 37.25, y: -3.45 },
      { x: 37.25, y: 96.55 },
    ]);
    expect(placesOn(garden, '020 965')).toEqual([
      { x: 102.05, y: -3.45 },
      { x: 102.05, y: 96.55 },
    ]);
    expect(squareOf(garden, '372 965', { x: 40, y: -6 })).toEqual({ x: 37.25, y: -3.45 });
    expect(squareOf(garden, '372 965', { x: 75, y: 78 })).toEqual({ x: 37.25, y: 96.55 });
    expect(squareOf(garden, '37.25 96.55', { x: 40, y: -6 })).toEqual({ x: 37.25, y: 96.55 });
    expect(placesOn(garden, '372 500')).toEqual([{ x: 37.25, y: 50.05 }]);
  });

  it('across the edge, and off the map, it is refused with a word; what is no reference is not', () => {
    const here = { x: 75, y: 78 };
    expect(squareFault(arnhem, '610 660', here)).toBeNull();
    expect(squareFault(arnhem, '888 888', here)).toBeNull();
    for (const across of ['609 779', '890 779', '746 659', '746 890', '60.5 77.9'])
      expect(squareFault(arnhem, across, here), across).toBe(edge);
    expect(squareFault(arnhem, '300 779', here)).toBe('300 779 lies off the map.');
    for (const words of ['', 'the mill', '7477']) expect(squareFault(arnhem, words, here)).toBeNull();
    // The figures stand for 13.45 km south of nought, 0.55 km from the edge, and for 86.55 km north of it.
    expect(squareFault(garden, '372 865', { x: 40, y: -6 })).toBe(edge);
    expect(squareFault(garden, '372 865', { x: 75, y: 78 })).toBeNull();
  });

  it('a team without a counter on the map looks from the middle of it', () => {
    expect(standsAround(arnhem, null)).toEqual({ x: 75, y: 77.5 });
    expect(standsAround(arnhem, { x: 61, y: 66 })).toEqual({ x: 61, y: 66 });
  });
});
