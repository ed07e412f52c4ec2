import { expect, it } from 'vitest';
import { perObject } from './memo';
import { files, textOf } from './testing/imports';

it('a value is worked out once for each object, also when it is null or undefined', () => {
  const asked: string[] = [];
  const lengthOf = perObject((of: { name: string }) => {
    asked.push(of.name);
    return of.name === '' ? null : of.name.length || undefined;
  });
  const arnhem = { name: 'Arnhem' };
  const empty = { name: '' };
  expect([arnhem, arnhem, empty, empty].map(lengthOf)).toEqual([6, 6, null, null]);
  expect(asked).toEqual(['Arnhem', '']);
});

it('two objects that are alike have each their own', () => {
  const listOf = perObject((_: object) => [] as number[]);
  const one = {};
  listOf(one).push(1);
  expect(listOf(one)).toEqual([1]);
  expect(listOf({})).toEqual([]);
});

/** These keep state that changes with an object, or keep a value only as long as something beside the object stays the same. */
const withoutMemo = [
  // The entries of a transaction, which its acts add to.
  'lib/db/kernel/transaction.ts',
  // The thing of an entry holds for one row and one grid.
  'components/control/scenarios/map/things.ts',
  // What is known of a connection while it is open.
  'host/gateway/seats-known.ts',
  'scripts/schema-engine.ts',
];

it('no other file keeps values by object on its own', () => {
  const own = files.filter((file) => textOf(file).includes('new WeakMap'));
  expect(own.filter((file) => !['lib/memo.ts', ...withoutMemo].includes(file))).toEqual([]);
});
