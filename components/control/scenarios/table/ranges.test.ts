import { describe, expect, test } from 'vitest';
import type { Rows } from '../cells';
import { copied, filledDown, pasted, rangeBetween, shownOrder, textsIn, textsOfRows, tiled } from './ranges';

const rows: Rows = [
  ['id', 'side', 'name', 'arm'],
  ['A1', 'allied', '2 Para', 'paras'],
  ['A2', 'allied', '3 Para', 'paras'],
  ['G1', 'german', 'KG Gräbner', 'recce'],
];
/** As it is shown: name, id, side, arm. */
const order = [2, 0, 1, 3];

describe('ranges of a table', () => {
  test('the name comes first, and the rest as in the file; a table without names begins as its file', () => {
    expect(shownOrder(rows[0]!)).toEqual([2, 0, 1, 3]);
    expect(shownOrder(['key', 'notation'])).toEqual([0, 1]);
    expect(shownOrder([])).toEqual([]);
  });

  test('two corners in any order span the columns between them as they are shown', () => {
    const range = { first: 1, last: 3, columns: [2, 0] };
    expect(rangeBetween(order, { row: 3, column: 0 }, { row: 1, column: 2 })).toEqual(range);
    expect(rangeBetween(order, { row: 1, column: 2 }, { row: 3, column: 0 })).toEqual(range);
    expect(textsIn(rows, range)).toEqual([
      ['2 Para', 'A1'],
      ['3 Para', 'A2'],
      ['KG Gräbner', 'G1'],
    ]);
    // The empty row at the end has no texts.
    expect(textsIn(rows, { first: 3, last: 4, columns: [3] })).toEqual([['recce']]);
    expect(textsOfRows(rows, new Set([3, 1]), order)).toEqual([
      ['2 Para', 'A1', 'allied', 'paras'],
      ['KG Gräbner', 'G1', 'german', 'recce'],
    ]);
  });

  test('what is copied goes to a spreadsheet and comes back the same, and is no formula there', () => {
    const cells = [
      ['a', '"A" Sqn', 'two\nlines'],
      ['', '=1+1', '-5'],
    ];
    expect(copied(cells)).toBe('a\t"""A"" Sqn"\t"two\nlines"\n\t\'=1+1\t-5');
    expect(pasted(copied(cells))).toEqual(cells);
  });

  test('what a spreadsheet copies is cells: tabs, line ends of any kind, quotes around what holds them', () => {
    expect(pasted('a\tb\r\nc\t"d\te"\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd\te'],
    ]);
    expect(pasted('2 Para')).toEqual([['2 Para']]);
    expect(pasted('22\u200b Para\tگردان\u200cهای')).toEqual([['22 Para', 'گردان\u200cهای']]);
  });

  test('one cell fills a whole range; a block that does not fit it goes in once', () => {
    expect(tiled([['UK']], { first: 1, last: 2, columns: [0, 1] })).toEqual([
      ['UK', 'UK'],
      ['UK', 'UK'],
    ]);
    expect(tiled([['a'], ['b']], { first: 1, last: 4, columns: [0] })).toEqual([['a'], ['b'], ['a'], ['b']]);
    expect(tiled([['a'], ['b']], { first: 1, last: 3, columns: [0] })).toEqual([['a'], ['b']]);
    expect(tiled([['a', 'b']], { first: 1, last: 1, columns: [0] })).toEqual([['a', 'b']]);
  });

  test('a range is filled with its first row; one row alone with the row above; the first has none above', () => {
    expect(filledDown(rows, { first: 1, last: 3, columns: [1, 3] })).toEqual({
      row: 2,
      block: [
        ['allied', 'paras'],
        ['allied', 'paras'],
      ],
    });
    expect(filledDown(rows, { first: 4, last: 4, columns: [1] })).toEqual({ row: 4, block: [['german']] });
    expect(filledDown(rows, { first: 1, last: 1, columns: [1] })).toBeNull();
  });
});
