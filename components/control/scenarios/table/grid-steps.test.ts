import { expect, test } from 'vitest';
import { cellBeside, cellByKey } from './grid-steps';

/** Four columns, of which the third in the file comes first; five rows and the empty one. */
const order = [2, 0, 1, 3];
const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false });

test('a step goes along the columns as they are shown, and not beyond the table', () => {
  const at = { row: 3, column: 2 };
  expect(cellBeside(at, [0, 1], order, 6)).toEqual({ row: 3, column: 0 });
  expect(cellByKey(key('ArrowLeft'), at, order, 6)).toEqual({ row: 3, column: 2 });
  expect(cellByKey(key('ArrowDown'), { row: 6, column: 0 }, order, 6)).toEqual({ row: 6, column: 0 });
  expect(cellByKey(key('PageUp'), at, order, 6)).toEqual({ row: 1, column: 2 });
  expect(cellByKey(key('x'), at, order, 6)).toBeNull();
});

test('Home and End lead along the row, and with Control to the corners; an arrow with Control to the edge', () => {
  const at = { row: 3, column: 0 };
  expect(cellByKey(key('Home'), at, order, 6)).toEqual({ row: 3, column: 2 });
  expect(cellByKey(key('End'), at, order, 6)).toEqual({ row: 3, column: 3 });
  expect(cellByKey(key('End', true), at, order, 6)).toEqual({ row: 5, column: 3 });
  expect(cellByKey(key('ArrowDown', true), at, order, 6)).toEqual({ row: 5, column: 0 });
  expect(cellByKey(key('ArrowRight', true), at, order, 6)).toEqual({ row: 3, column: 3 });
});
