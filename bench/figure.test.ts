import { expect, test } from 'vitest';
import { figure } from './figure';

test('a figure is the median of its samples, with the lowest and the highest', () => {
  expect(figure('a', [3, 1, 2], 'ms')).toEqual({ key: 'a', value: 2, low: 1, high: 3, unit: 'ms' });
  expect(figure('a', [4, 1, 2, 3], 'ms').value).toBe(2.5);
  expect(() => figure('a', [], 'ms')).toThrow('a');
  expect(() => figure('a', [1, Number.NaN], 'ms')).toThrow('a');
});
