import { describe, expect, test } from 'vitest';
import type { MapPoint } from '../core/map-data';
import { nextHeld, withMoved, withoutPoint, withPoint } from './sketch';

const a: MapPoint = [0, 0];
const b: MapPoint = [2, 0];
const c: MapPoint = [2, 2];
const d: MapPoint = [0, 2];

describe('points of a sketch', () => {
  test('come at the end, or after the one in hand, and then that one is in hand', () => {
    expect(withPoint({ points: [], held: null }, a)).toEqual({ points: [a], held: null });
    expect(withPoint({ points: [a, b], held: null }, c)).toEqual({ points: [a, b, c], held: null });
    expect(withPoint({ points: [a, b, d], held: 1 }, c)).toEqual({ points: [a, b, c, d], held: 2 });
  });
  test('move, the others stay', () => {
    expect(withMoved({ points: [a, b, c], held: 1 }, 1, d)).toEqual({ points: [a, d, c], held: 1 });
  });
  test('go: the one in hand, else the last', () => {
    expect(withoutPoint({ points: [a, b, c], held: null })).toEqual({ points: [a, b], held: null });
    expect(withoutPoint({ points: [a, b, c], held: 1 })).toEqual({ points: [a, c], held: 0 });
    expect(withoutPoint({ points: [a, b], held: 0 })).toEqual({ points: [b], held: 0 });
    expect(withoutPoint({ points: [a], held: 0 })).toEqual({ points: [], held: null });
    expect(withoutPoint({ points: [], held: null })).toEqual({ points: [], held: null });
  });
  test('are taken in hand one after the other, once round', () => {
    const of = (held: number | null, by: 1 | -1) => nextHeld({ points: [a, b, c], held }, by);
    expect([of(null, 1), of(0, 1), of(2, 1)]).toEqual([0, 1, 0]);
    expect([of(null, -1), of(2, -1), of(0, -1)]).toEqual([2, 1, 2]);
    expect(nextHeld({ points: [], held: null }, 1)).toBeNull();
  });
});
