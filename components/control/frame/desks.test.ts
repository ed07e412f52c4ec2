import { describe, expect, test } from 'vitest';
import { keyOf } from '../parts/keys/key-table';
import { deskAt, desks, railOf } from './desks';

const lettersOf = (badges: object, folds: boolean, at = '') => {
  const { shown, folded } = railOf(desks, { folds, badges }, deskAt('seat', `/control/seat${at}`));
  return [shown, folded].map((rail) => rail.map(({ deed }) => keyOf(deed)).join(''));
};

describe('the rail of desks', () => {
  test('a crew has every desk', () => expect(lettersOf({}, false)).toEqual(['BMOCXIREFULPHS', '']));

  test('one umpire has those of every turn, and the rest folded away', () =>
    expect(lettersOf({ orders: 2 }, true)).toEqual(['BMOCRE', 'XIFULPHS']));

  test('a desk on which something waits comes out, in its place', () => {
    expect(lettersOf({ crossings: 1, air: 0 }, true)).toEqual(['BMOCXRE', 'IFULPHS']);
    expect(lettersOf({ air: 1, arrivals: 3 }, true)).toEqual(['BMOCIREF', 'XULPHS']);
  });

  test('a phone has as many as its width holds, the desk they are at among them; what waits elsewhere is counted at More', () => {
    const on = (at: string) =>
      railOf(
        desks,
        { folds: true, badges: { crossings: 1, arrivals: 14 }, most: 6 },
        deskAt('seat', `/control/seat${at}`),
      );
    const letters = (at: string) =>
      on(at)
        .shown.map(({ deed }) => keyOf(deed))
        .join('');
    expect(letters('')).toBe('BMOCXR');
    expect(letters('/units')).toBe('BMOCXU');
    expect(on('/units').folded).toHaveLength(8);
  });

  test('the desk he is at is always there', () =>
    expect(lettersOf({}, true, '/rules/combat')).toEqual(['BMOCREP', 'XIFULHS']));
});
