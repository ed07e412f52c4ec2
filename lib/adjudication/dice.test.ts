import { describe, expect, test } from 'vitest';
import { d3Of, diceFrom, RollsMismatch, recordedDice, scriptedDice } from './dice';
import type { Face } from './types';

describe('dice', () => {
  test.each<[Face, number]>([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('OC-48: the face %d is %d on a 1d3', (face, d3) => {
    expect(d3Of(face)).toBe(d3);
    expect(diceFrom(() => face).d3('retreat')).toBe(d3);
    expect(diceFrom(() => face).d6('combat')).toBe(face);
  });
  test('scripted dice fall in order', () => {
    const dice = scriptedDice([2, 5, 6]);
    expect([dice.d6('a'), dice.d3('b'), dice.d6('c')]).toEqual([2, 3, 6]);
    expect(() => dice.end()).not.toThrow();
  });
  test('scripted dice refuse one too many, and one left over', () => {
    const few = scriptedDice([2]);
    few.d6('a');
    expect(() => few.d6('b')).toThrow(RollsMismatch);
    const many = scriptedDice([2, 3]);
    many.d6('a');
    expect(() => many.end()).toThrow(new RollsMismatch('too many: 2 given, 1 asked for'));
  });
  test('recorded dice keep the face and its purpose, for a 1d3 too', () => {
    const dice = recordedDice(scriptedDice([2, 5]));
    expect([dice.d6('combat'), dice.d3('retreat')]).toEqual([2, 3]);
    expect(dice.rolls).toEqual([
      { forWhat: 'combat', value: 2 },
      { forWhat: 'retreat', value: 5 },
    ]);
  });
});
