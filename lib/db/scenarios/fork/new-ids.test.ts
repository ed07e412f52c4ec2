import { expect, test } from 'vitest';
import { newIdsFor } from './new-ids';

const old = (letter: string) => letter.repeat(21);

test('new ids are in the order of the old ones, whatever chance draws', () => {
  const draws = ['m', 'z', 'a'];
  const rows = [{ id: old('q') }, { id: old('B') }, { id: old('_') }];
  const ids = newIdsFor(new Map([['Report', rows]]), () => old(draws.pop()!));
  expect([...ids].sort()).toEqual([
    [old('B'), old('a')],
    [old('_'), old('m')],
    [old('q'), old('z')],
  ]);
});

test('a name of the scenario stays', () => {
  const ids = newIdsFor(new Map([['Unit', [{ id: old('u'), unitId: '2-para' }]]]), () => old('n'));
  expect([...ids]).toEqual([[old('u'), old('n')]]);
});
