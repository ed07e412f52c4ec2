import { expect, test } from 'vitest';
import { exponentOf } from './exponent';

test('the power by which a cost grows', () => {
  const points = (power: number) => [10, 100, 1_000].map((size) => ({ size, cost: 3 * size ** power }));
  for (const power of [0, 0.5, 1, 2]) expect(exponentOf(points(power))).toBeCloseTo(power);
  expect(() => exponentOf([{ size: 10, cost: 3 }])).toThrow('one size');
});
