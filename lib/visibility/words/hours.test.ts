import { expect, it } from 'vitest';
import { hoursOfTurn, isAfterTurn } from './hours';

const afternoon = { date: '1944-09-17', daypart: 'afternoon' as const };
const night = { date: '1944-09-30', daypart: 'night' as const };

it('§3: a turn of eight hours has its half hours, the night into the next day', () => {
  const hours = hoursOfTurn(afternoon);
  expect([hours[0], hours[1], hours.at(-1), hours.length]).toEqual(['17 SEP 1400', '17 SEP 1430', '17 SEP 2200', 17]);
  expect([hoursOfTurn(night)[0], hoursOfTurn(night)[4], hoursOfTurn(night).at(-1)]).toEqual([
    '30 SEP 2200',
    '1 OCT 0000',
    '1 OCT 0600',
  ]);
});

it('an hour after the end of the turn lies in the future; what is no hour lies nowhere', () => {
  expect(isAfterTurn('17 SEP 2200', afternoon)).toBe(false);
  expect(isAfterTurn('17 SEP 2230', afternoon)).toBe(true);
  expect(isAfterTurn('18 SEP 0600', afternoon)).toBe(true);
  expect(isAfterTurn('16 SEP 1200', afternoon)).toBe(false);
  expect(isAfterTurn('1 OCT 0600', night)).toBe(false);
  expect(isAfterTurn('1 OCT 0630', night)).toBe(true);
  expect(isAfterTurn('at dusk', afternoon)).toBe(false);
});
