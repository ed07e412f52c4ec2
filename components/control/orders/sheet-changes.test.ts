import { expect, it } from 'vitest';
import { sheetChangesWords } from './sheet-changes';

const rows = (...how: ('new' | 'changed' | 'same')[]) => how.map((one) => ({ how: one }));

it('says in a line what is other than on the last sheet', () => {
  expect(sheetChangesWords(rows('same', 'changed', 'changed', 'new'), 1)).toBe('2 rows changed, 1 new, 1 dropped.');
  expect(sheetChangesWords(rows('changed'), 0)).toBe('1 row changed.');
  expect(sheetChangesWords(rows('same', 'same'), 0)).toBe('every row as before.');
  expect(sheetChangesWords(rows('same'), 2)).toBe('2 dropped.');
});
