import { describe, expect, it } from 'vitest';
import { factorKeys, factorList, factorOfLetter } from './factor-list';

describe('§9 Factors, by a letter each', () => {
  it('every factor of the printed list has one letter, no two the same', () => {
    expect(factorList.map(({ key }) => key)).toEqual([...factorKeys]);
    expect(factorList.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
      'A Tactical advantage',
      'C Combined arms',
      'L Light infantry attacking',
      'H Heavy tanks against tanks',
      'U Unprepared attack',
      'D Defending close country against tanks',
      'I Unsupported infantry in the open against tanks',
      'N Moving non-tactically',
      'F Of another formation',
      'B Tanks by night',
      'S Air support',
    ]);
    expect(new Set(factorList.map(({ letter }) => letter)).size).toBe(11);
  });

  it('no letter is one that walks, or that Control uses anywhere', () => {
    for (const letter of ['J', 'K', 'G', 'T', 'W', 'E']) expect(factorOfLetter(letter)).toBeUndefined();
    expect(factorOfLetter('u')?.key).toBe('unprepared');
  });

  it('§9 Factors: the printed points; two halve', () => {
    expect(factorList.map(({ points }) => points)).toEqual([2, 2, -2, 2, -4, 2, -2, null, -2, null, 4]);
  });
});
