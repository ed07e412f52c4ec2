import { describe, expect, it } from 'vitest';
import { kmBetween, placeOf } from '@/lib/geometry';
import { gridReference, inKm } from './grid-reference';

describe('grid references', () => {
  it('gives three figures east and three north, to 100 m', () => {
    expect(gridReference({ x: 74.63, y: 77.92 })).toBe('746 779');
    expect(gridReference({ x: 4.1, y: 0.05 })).toBe('041 000');
  });

  it('repeats every 100 km, below nought as well', () => {
    expect(gridReference({ x: 174.63, y: -0.05 })).toBe('746 999');
  });

  it('reads six figures as the middle of the square nearest to where one looks', () => {
    expect(placeOf('746 779', { x: 60, y: 50 })).toEqual({ x: 74.65, y: 77.95 });
    expect(placeOf('746779', { x: 160, y: 50 })).toEqual({ x: 174.65, y: 77.95 });
    expect(placeOf('012 990', { x: 99, y: 1 })).toEqual({ x: 101.25, y: -0.95 });
  });

  it('reads km with a point exactly', () => {
    expect(placeOf('74.63 77.9', { x: 0, y: 0 })).toEqual({ x: 74.63, y: 77.9 });
    expect(placeOf('74.63, 77.91', { x: 0, y: 0 })).toEqual({ x: 74.63, y: 77.91 });
  });

  it('refuses what is neither', () => {
    for (const text of ['', 'Arnhem', '74 77', '7467 79', '746 77']) expect(placeOf(text, { x: 0, y: 0 })).toBeNull();
  });

  it('reads back what it wrote', () => {
    for (const reference of ['000 000', '041 999', '746 779', '123 456'])
      expect(gridReference(placeOf(reference, { x: 50, y: 50 })!)).toBe(reference);
  });

  it('measures as the crow flies', () => {
    expect(kmBetween({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5);
    expect(inKm(3.449)).toBe('3.4 km');
  });
});
