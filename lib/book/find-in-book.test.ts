import { expect, test } from 'vitest';
import { findInBook } from './find-in-book';
import { writtenPage } from './read-book';

const pages = [
  writtenPage(
    'on-paper',
    '# On paper\n\nPrint a **sheet**.\n\n## A turn\n\nBring the sheet. Somebody types it in.\n\n| what | where |\n|---|---|\n| Blank forms | at the *printer* |\n',
  ),
  writtenPage(
    'alone',
    '# Alone\n\nNobody else is there.\n\n## The sheet\n\n- You write it.\n- Press <kbd title="accept">A</kbd>.\n',
  ),
];
const found = (typed: string) => findInBook(pages, typed).map(({ page, id, excerpt }) => [page, id, excerpt]);

test('every word has to be there, in any letters; a section with one in its heading comes first', () => {
  expect(found('SHEET')).toEqual([
    ['alone', 'the-sheet', 'You write it.'],
    ['on-paper', '', 'Print a sheet.'],
    ['on-paper', 'a-turn', 'Bring the sheet.'],
  ]);
  expect(found('sheet types')).toEqual([['on-paper', 'a-turn', 'Bring the sheet.']]);
  expect(found('sheet nowhere')).toEqual([]);
});

test('lists and tables are found, and nothing typed finds nothing', () => {
  expect(found('printer').map(([page, id]) => [page, id])).toEqual([['on-paper', 'a-turn']]);
  expect(found('write').map(([page, id]) => [page, id])).toEqual([['alone', 'the-sheet']]);
  expect(found('  ')).toEqual([]);
});

test('a page that does not begin with its title is refused', () => {
  expect(() => writtenPage('alone', 'Alone')).toThrow('docs/book/alone.md does not begin with its title.');
});
