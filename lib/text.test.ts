import { expect, it } from 'vitest';
import { capital, counted, countedInWords, listed, spaced } from './text';

it('names in one phrase', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed([4, 5])).toBe('4 and 5');
  expect(listed(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b, c and 2 more');
  expect(listed(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d and e');
});

it('a count with its noun', () => {
  expect([0, 1, 2].map((number) => counted(number, 'row'))).toEqual(['0 rows', '1 row', '2 rows']);
  expect(counted(3, 'hex', 'hexes')).toBe('3 hexes');
  expect([0, 1, 12, 13].map((number) => countedInWords(number, 'order sheet'))).toEqual([
    'no order sheets',
    'one order sheet',
    'twelve order sheets',
    '13 order sheets',
  ]);
});

it('a name of the code in plain words', () => {
  expect(capital(spaced('towedArtillery'))).toBe('Towed artillery');
  expect(capital('')).toBe('');
});
