import { describe, expect, test } from 'vitest';
import { windOf } from '@/lib/geometry';
import { battalionEquivalents, type MetUnit, probedFinding, probeFinding, strongestOf } from './probe';

const met = (id: string, status: number, more: Partial<MetUnit> = {}): MetUnit => ({
  id,
  side: 'german',
  formation: '406 Div',
  arm: 'infantry',
  flags: [],
  status,
  ...more,
});

describe('§5 Probe, OC-73: what the patrols bring back', () => {
  test('side, types, rough strength, and the formation of the strongest', () => {
    expect(
      probeFinding([
        met('flak', 3, { arm: 'antiAircraftArtillery' }),
        met('henke', 4, { formation: 'KG Henke' }),
        met('runge', 2),
      ]),
    ).toEqual({
      side: 'german',
      arms: ['infantry', 'antiAircraftArtillery'],
      battalions: 2,
      formation: 'KG Henke',
      identifiedBy: 'henke',
    });
  });
  test('nobody met: no finding', () => {
    expect(probeFinding([])).toBeNull();
    expect(strongestOf([])).toBeNull();
  });
  test('of two of one status the first by its id, in whatever order they come', () => {
    const a = met('a', 3, { formation: 'A' });
    const b = met('b', 3, { formation: 'B' });
    expect(probeFinding([b, a])).toEqual(probeFinding([a, b]));
    expect(strongestOf([b, a])).toBe(a);
  });
  test('a unit that is spent is met all the same', () => {
    expect(probeFinding([met('spent', 0)])).toMatchObject({ battalions: 0, formation: '406 Div' });
  });
});

test.each([
  [0, 0],
  [1, 0],
  [1.25, 0.5],
  [2, 0.5],
  [3, 0.5],
  [4, 1],
  [5, 1],
  [6, 1],
  [7, 1.5],
  [8, 1.5],
  [9, 2],
  [10, 2],
  [24, 5],
])('OC-118: a status of %s is %s battalions', (status, battalions) => {
  expect(battalionEquivalents(status)).toBe(battalions);
});

describe('OC-73: what the probed learn', () => {
  const here = { x: 10, y: 10 };
  test.each([
    [12, 10, 'east'],
    [12, 12, 'north-east'],
    [10, 12, 'north'],
    [8, 12, 'north-west'],
    [8, 10, 'west'],
    [8, 8, 'south-west'],
    [10, 8, 'south'],
    [12, 8, 'south-east'],
    // 22 degrees is east yet, 23 north-east.
    [10 + Math.cos((22 * Math.PI) / 180), 10 + Math.sin((22 * Math.PI) / 180), 'east'],
    [10 + Math.cos((23 * Math.PI) / 180), 10 + Math.sin((23 * Math.PI) / 180), 'north-east'],
    [10 + Math.cos((-23 * Math.PI) / 180), 10 + Math.sin((-23 * Math.PI) / 180), 'south-east'],
  ] as const)('from %s, %s the %s', (x, y, wind) => {
    expect(windOf(here, { x, y })).toBe(wind);
    expect(probedFinding([here], [{ x, y }])).toEqual({ from: wind });
  });
  test('from the middle of those who probed, seen from the middle of those they met', () => {
    const own = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
    ];
    const probing = [
      { x: 2, y: -3 },
      { x: 2, y: -1 },
    ];
    expect(probedFinding(own, probing)).toEqual({ from: 'south' });
  });
});

test.each([
  [4, 8, 'west'],
  [12, 16, 'east'],
])('the middle of those who probed, %d and %d km east: %s of 10', (one, other, wind) => {
  const here = { x: 10, y: 10 };
  const probing = (axis: 'x' | 'y') => [one, other].map((km) => ({ ...here, [axis]: km }));
  expect(probedFinding([here], probing('x'))).toEqual({ from: wind });
  expect(probedFinding([here], probing('y'))).toEqual({ from: wind === 'west' ? 'south' : 'north' });
});
