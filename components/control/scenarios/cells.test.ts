import { describe, expect, test } from 'vitest';
import { edit, inverse } from '@/lib/scenario/draft/edit';
import { addRow, changeRows, dropRows, moveRows, putCells, type Rows, widthsOf, withTexts } from './cells';

const rows: Rows = [
  ['id', 'name', 'arm'],
  ['A1', '2 Para', 'paras'],
  ['A2', '3 Para', 'paras'],
];
const file = 'units.csv';

describe('cells of a table', () => {
  test('one cell is one change of its row; the same text is none', () => {
    expect(putCells(file, rows, { row: 2, column: 1 }, [['1 Para']])).toEqual([
      { file, at: 2, removed: [['A2', '3 Para', 'paras']], inserted: [['A2', '1 Para', 'paras']] },
    ]);
    expect(putCells(file, rows, { row: 2, column: 1 }, [['3 Para']])).toEqual([]);
  });

  test('a block from a spreadsheet runs on below the last row, and ends at the last column', () => {
    expect(putCells(file, rows, { row: 2, column: 1 }, [['1 Para', 'infantry', 'too much'], ['KOSB']])).toEqual([
      {
        file,
        at: 2,
        removed: [['A2', '3 Para', 'paras']],
        inserted: [
          ['A2', '1 Para', 'infantry'],
          ['', 'KOSB', ''],
        ],
      },
    ]);
  });

  test('a row that is too short is filled up', () => {
    expect(putCells(file, [...rows, ['A3']], { row: 3, column: 2 }, [['paras']])).toEqual([
      { file, at: 3, removed: [['A3']], inserted: [['A3', '', 'paras']] },
    ]);
  });

  test('rows are put in and taken out', () => {
    expect(addRow(file, rows, 3)).toEqual([{ file, at: 3, removed: [], inserted: [['', '', '']] }]);
    expect(dropRows(file, rows, [1])).toEqual([{ file, at: 1, removed: [['A1', '2 Para', 'paras']], inserted: [] }]);
  });

  test('rows that are picked are taken out in one edit, whatever lies between them, and come back with one undo', () => {
    const five: Rows = [['id'], ['A'], ['B'], ['C'], ['D'], ['E']];
    const splices = dropRows(file, five, new Set([5, 1, 2, 9, 0]));
    expect(splices).toEqual([
      { file, at: 5, removed: [['E']], inserted: [] },
      { file, at: 1, removed: [['A'], ['B']], inserted: [] },
    ]);
    const left = edit({ [file]: five }, splices);
    expect(left).toEqual({ ok: true, draft: { [file]: [['id'], ['C'], ['D']] } });
    expect(left.ok && edit(left.draft, inverse(splices))).toEqual({ ok: true, draft: { [file]: five } });
    expect(dropRows(file, five, [0, 6])).toEqual([]);
    const many: Rows = [['id'], ...Array.from({ length: 500 }, (_, at) => [`A${at}`])];
    const apart = Array.from({ length: 250 }, (_, at) => 2 * at + 1);
    const whole = dropRows(file, many, apart);
    expect(whole).toHaveLength(1);
    const rest = edit({ [file]: many }, whole);
    expect(rest.ok && rest.draft[file]!.length).toBe(251);
  });

  test('a block goes into the columns as they are shown', () => {
    expect(putCells(file, rows, { row: 1, column: 1 }, [['1 Para', 'X1', 'no']], [1, 0])).toEqual([
      { file, at: 1, removed: [['A1', '2 Para', 'paras']], inserted: [['X1', '1 Para', 'paras']] },
    ]);
  });

  test('one edit changes a column of many rows, and is no longer than an edit may be', () => {
    const arm = (row: readonly string[]) => withTexts(rows[0]!, row, { arm: 'infantry' });
    expect(changeRows(file, rows, [2, 1, 7], arm)).toEqual([
      { file, at: 1, removed: [['A1', '2 Para', 'paras']], inserted: [['A1', '2 Para', 'infantry']] },
      { file, at: 2, removed: [['A2', '3 Para', 'paras']], inserted: [['A2', '3 Para', 'infantry']] },
    ]);
    expect(changeRows(file, [['id', 'name', 'arm'], ['A1']], [1], arm)).toEqual([
      { file, at: 1, removed: [['A1']], inserted: [['A1', '', 'infantry']] },
    ]);
    expect(changeRows(file, rows, [1], (row) => row)).toEqual([]);
    const many: Rows = [['id'], ...Array.from({ length: 400 }, (_, at) => [`A${at}`])];
    const odd = Array.from({ length: 201 }, (_, at) => 2 * at - 1).slice(1);
    const [one, ...more] = changeRows(file, many, [...odd, 2], () => ['x']);
    expect([more.length, one!.at, one!.removed.length]).toEqual([0, 1, 399]);
    expect(one!.inserted.filter((row) => Array.isArray(row) && row[0] === 'x')).toHaveLength(201);
  });

  test('a row is put before another: it goes alone, never above the headings nor beyond the last', () => {
    const [, one, two] = rows;
    const moved = (row: number, before: number) => edit({ [file]: rows }, moveRows(file, rows, new Set([row]), before));
    const swapped = { ok: true, draft: { [file]: [rows[0], two, one] } };
    expect(moved(1, 3)).toEqual(swapped);
    expect(moved(2, 1)).toEqual(swapped);
    expect(moveRows(file, rows, new Set([1]), 3)).toHaveLength(2);
    for (const [row, before] of [
      [1, 1],
      [1, 2],
      [1, 0],
      [2, 4],
      [0, 2],
      [3, 1],
    ] as const)
      expect(moveRows(file, rows, new Set([row]), before)).toEqual([]);
  });

  test('rows go together to a place, in their order; what lies between closes up, and taking it back puts all as they were', () => {
    const five: Rows = [['id'], ['A'], ['B'], ['C'], ['D'], ['E']];
    const order = (moved: readonly number[], before: number) => {
      const edited = edit({ [file]: five }, moveRows(file, five, new Set(moved), before));
      return edited.ok && edited.draft[file]!.slice(1).join('');
    };
    expect(order([1, 3], 6)).toBe('BDEAC');
    expect(order([5, 3], 1)).toBe('CEABD');
    expect(order([1, 5], 3)).toBe('BAECD');
    expect(order([2], 9)).toBe('ACDEB');
    const splices = moveRows(file, five, new Set([1, 5]), 3);
    const there = edit({ [file]: five }, splices);
    expect(there.ok && edit(there.draft, inverse(splices))).toEqual({ ok: true, draft: { [file]: five } });
  });

  test('a column is as wide as what is in it, between 5 and 28 letters', () => {
    expect(
      widthsOf(
        [
          ['id', 'arrivalTurn', 'name'],
          ['A1', '2', 'x'.repeat(40)],
        ],
        ['Id', 'Arrives on turn', 'Name'],
      ),
    ).toEqual([5, 15, 28]);
  });
});
