import { expect, it } from 'vitest';
import { capital, counted, countedInWords, listed, spaced, turnDate, turnDateAndYear, turnDateInFull } from './text';

it('names in one phrase', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed([4, 5])).toBe('4 and 5');
  expect(listed(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b, c and 2 more');
  expect(listed(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c and d');
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

it('the date of a turn, the same for Control and for the players (§5): a night has two days', () => {
  const afternoon = { date: '1944-09-18', daypart: 'afternoon' } as const;
  expect(turnDate(afternoon)).toBe('18 September');
  expect(turnDateAndYear(afternoon)).toBe('18 September 1944');
  expect(turnDateInFull(afternoon)).toBe('Monday 18 September 1944');
  const night = { date: '1944-09-18', daypart: 'night' } as const;
  expect(turnDate(night)).toBe('18/19 September');
  expect(turnDateAndYear(night)).toBe('18/19 September 1944');
  expect(turnDateInFull(night)).toBe('Monday 18/19 September 1944');
  expect(turnDate({ date: '1944-09-30', daypart: 'night' })).toBe('30 September/1 October');
  expect(turnDateAndYear({ date: '1944-12-31', daypart: 'night' })).toBe('31 December 1944/1 January 1945');
});
