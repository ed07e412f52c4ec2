import { expect, test } from 'vitest';
import { newIdsFor, renamed } from './new-ids';

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

test('an id of any length is renamed within a name; in words one that the console drew alone', () => {
  const ids = new Map([
    ['1-airborne-2-0', 'new-row'],
    ['hold', 'new-hold'],
    [old('q'), old('z')],
  ]);
  expect(renamed(['outcome:1-airborne-2-0', `outcome:1-airborne-2-0:${old('q')}`], ids)).toEqual([
    'outcome:new-row',
    `outcome:new-row:${old('z')}`,
  ]);
  expect(renamed(`They hold ${old('q')} still.`, ids)).toBe(`They hold ${old('z')} still.`);
});
