import { describe, expect, test } from 'vitest';
import { coveredSquares, diceWith } from './concentrations';

const below = [
  { square: [174, 577], isHidden: true, die: 'Recce of A' },
  { square: [174, 577], isHidden: false, die: 'Recce of B' },
  { square: [73, 77], isHidden: true, die: 'Recce of C' },
  { square: [174, 577], isHidden: true, die: 'Recce of D' },
  { square: [70, 70], isHidden: false, die: 'Recce of E' },
] as const;

describe('§12c Recce, OC-127: exceptionally high concentrations', () => {
  test('only squares with something in cover are asked about', () =>
    expect(coveredSquares(below)).toEqual([
      { square: [73, 77], where: '7377', units: 1 },
      { square: [174, 577], where: '7477', units: 2 },
    ]));
  test('without a tick only what is in the open has a die', () =>
    expect(diceWith(below, [])).toEqual(['Recce of B', 'Recce of E']));
  test('a tick gives a die to what is in cover in its square, in the order of the case', () => {
    expect(diceWith(below, [[174, 577]])).toEqual(['Recce of A', 'Recce of B', 'Recce of D', 'Recce of E']);
    expect(diceWith(below, [[73, 77]])).toEqual(['Recce of B', 'Recce of C', 'Recce of E']);
  });
});
