import { expect, test } from 'vitest';
import { moveUnits, recordsOf } from './records';

const rows = [
  ['id', 'corps', 'division', 'brigade', 'formation'],
  ['A1', 'XXX', 'Guards', '5 Bde', 'Guards Armd Div'],
  ['A2', 'XXX', '43 Wessex', '', '43 Div'],
  ['A3', 'XXX', '43 Wessex', '129 Bde', '43 Div'],
];

test('a row is known by its headings; one that is too short has empty cells', () => {
  expect(recordsOf([['id', 'name'], ['A1']])).toEqual([{ id: 'A1', name: '' }]);
});

test('units that are moved take the formation of those that are there; one edit for all of them', () => {
  expect(moveUnits('units.csv', rows, [2, 3], ['XXX', 'Guards', '32 Bde'])).toEqual([
    { file: 'units.csv', at: 2, removed: [rows[2]], inserted: [['A2', 'XXX', 'Guards', '32 Bde', 'Guards Armd Div']] },
    { file: 'units.csv', at: 3, removed: [rows[3]], inserted: [['A3', 'XXX', 'Guards', '32 Bde', 'Guards Armd Div']] },
  ]);
  expect(moveUnits('units.csv', rows, [3], ['XXX', '43 Wessex', '129 Bde'])).toEqual([]);
  expect(moveUnits('units.csv', rows, [1], ['VIII Corps'])[0]!.inserted).toEqual([
    ['A1', 'VIII Corps', '', '', 'VIII Corps'],
  ]);
});
