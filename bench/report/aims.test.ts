import { expect, test } from 'vitest';
import { type Aim, boundOf, isMet } from './aims';

const aim: Aim = { key: 'hall.held', atMost: 1.5, or: { key: 'hall.after', atMost: 300 } };

test('an aim is met by its own figure, or by the one that will do instead', () => {
  const met = (values: Record<string, number>) => isMet(aim, (key) => values[key]);
  expect(met({ 'hall.held': 1.5 })).toBe(true);
  expect(met({ 'hall.held': 1.6 })).toBe(false);
  expect(met({ 'hall.held': 1.6, 'hall.after': 300 })).toBe(true);
  expect(met({ 'hall.held': 1.6, 'hall.after': 301 })).toBe(false);
  expect(met({})).toBe(null);
  expect(boundOf(aim)).toBe('at most 1.5, or after at most 300');
});
