import { describe, expect, test } from 'vitest';
import { figure, sumOf, tidy } from './score';

describe('figures without dust (OC-12)', () => {
  test('halves, quarters and eighths stay, the dust of a sum goes', () => {
    expect([0.5, 0.25, 0.125, -0.75].map(tidy)).toEqual([0.5, 0.25, 0.125, -0.75]);
    expect(tidy(0.1 + 0.2)).toBe(0.3);
    expect(tidy(1.0000000004)).toBe(1);
    expect(tidy(1.000000001)).toBe(1.000000001);
  });
  test('nothing is nothing, without a sign', () => {
    expect(tidy(-0)).toBe(0);
    expect(tidy(-1e-12)).toBe(0);
  });
  test('a figure too large to hold dust stays as it is', () => {
    expect(tidy(8_388_608.123456789)).toBe(8_388_608.123456789);
    expect(tidy(-1e300)).toBe(-1e300);
  });
  test('a sum goes line by line', () => expect(sumOf([{ points: 5 }, { points: -2 }, { points: 0.25 }])).toBe(3.25));
  test.each([
    [3, '3'],
    [2.5, '2.5'],
    [0.125, '0.13'],
    [-4, '-4'],
    [1e305, '1e+305'],
  ])('%d is printed %s', (points, printed) => expect(figure(points)).toBe(printed));
});
