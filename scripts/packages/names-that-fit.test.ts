import { expect, test } from 'vitest';
import { unfitForWindows } from './names-that-fit';

test.each([
  ['server/con', 'con is a name that Windows keeps for itself'],
  ['server/Aux.mjs', 'Aux.mjs is a name that Windows keeps for itself'],
  ['a/lpt1.d/b', 'lpt1.d is a name that Windows keeps for itself'],
  ['a/b:c.js', 'b:c.js has a letter that Windows does not allow'],
  ['a/what?.js', 'what?.js has a letter that Windows does not allow'],
  ['a/b\\c.js', 'b\\c.js has a letter that Windows does not allow'],
  ['a/end.', 'end. ends with a dot or a space'],
  ['a/end /b', 'end  ends with a dot or a space'],
])('%s is unfit for Windows', (path, fault) => {
  expect(unfitForWindows([path])).toEqual([`${path}: ${fault}`]);
});

test('a path has 120 letters at most', () => {
  const path = (letters: number) => `a/${'b'.repeat(letters - 2)}`;
  expect(unfitForWindows([path(120)])).toEqual([]);
  expect(unfitForWindows([path(121)])).toEqual([`${path(121)}: has 121 letters, and 120 are the most`]);
});

test('two names that differ by capitals only are one on Windows', () => {
  expect(unfitForWindows(['a/Read.js', 'a/read.js'])).toEqual(['a/read.js: is the same as a/Read.js on Windows']);
});

test('ordinary names are fit', () => {
  expect(
    unfitForWindows(['OP COM Console.cmd', '.next/server/app/[seatId]/page.js', 'common/con-text.js', 'a/(b)/~.js']),
  ).toEqual([]);
});
