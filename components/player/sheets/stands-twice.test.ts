import { describe, expect, it } from 'vitest';
import { twiceWords } from './stands-twice';

const counters = [
  { id: 'a', shortName: '2 Para' },
  { id: 'b', shortName: '3 Para' },
  { id: 'c', shortName: '1 Recce' },
];
const rows = [
  { id: 'r1', counterIds: ['a', 'b'] },
  { id: 'r2', counterIds: ['c'] },
  { id: 'r3', counterIds: ['b', 'a'] },
];

describe('a unit in two rows of a sheet', () => {
  it('is told at each of them, with the number of the other', () => {
    expect(twiceWords({ row: rows[2]!, rows, counters })).toBe(
      '3 Para stands in row 1 too. 2 Para stands in row 1 too.',
    );
    expect(twiceWords({ row: rows[0]!, rows, counters })).toBe(
      '2 Para stands in row 3 too. 3 Para stands in row 3 too.',
    );
  });
  it('nothing is said of a unit that stands once', () =>
    expect(twiceWords({ row: rows[1]!, rows, counters })).toBe(''));
});
