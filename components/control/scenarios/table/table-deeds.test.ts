import { expect, test } from 'vitest';
import { edit } from '@/lib/scenario/draft/edit';
import type { Cell, Rows } from '../cells';
import { rangeBetween } from './ranges';
import { tableDeeds } from './table-deeds';

const rows: Rows = [
  ['id', 'side', 'name'],
  ['A1', 'allied', '2 Para'],
  ['A2', 'allied', '3 Para'],
  ['G1', 'german', 'KG Gräbner'],
];
/** As it is shown: name, id, side. */
const order = [2, 0, 1];
const at = (row: number, column: number): Cell => ({ row, column });

/** The table after a deed, with the deed's words; `picked`: rows that were picked last. */
function done(from: Cell, to: Cell, deed: (deeds: ReturnType<typeof tableDeeds>) => void, picked: number[] = []) {
  let said = '';
  let after: Rows = rows;
  const deeds = tableDeeds({
    file: 'units.csv',
    name: 'Units',
    rows,
    order,
    selection: {
      at: to,
      range: rangeBetween(order, from, to),
      picked: { rows: new Set(picked), pick: () => {}, pickAll: () => {}, only: () => {}, clear: () => {} },
      isOfRows: picked.length > 0,
      take: () => {},
      takeRange: () => {},
      pickRow: () => {},
      pickRange: () => {},
    },
    onChange: (what, splices) => {
      said = what;
      const edited = edit({ 'units.csv': rows }, splices);
      if (!edited.ok) throw new Error(edited.message);
      after = edited.draft['units.csv'] as Rows;
    },
  });
  deed(deeds);
  return { said, rows: after.slice(1).map((row) => row.join(' ')) };
}

test('a range is emptied, filled down and pasted over in the columns as they are shown; the empty row at the end is none of it', () => {
  expect(done(at(2, 2), at(4, 0), (deeds) => deeds.clear())).toEqual({
    said: 'Units: 4 cells emptied from row 3',
    rows: ['A1 allied 2 Para', ' allied ', ' german '],
  });
  expect(done(at(1, 1), at(3, 1), (deeds) => deeds.fillDown())).toEqual({
    said: 'Units: 2 rows filled from row 2',
    rows: ['A1 allied 2 Para', 'A2 allied 3 Para', 'G1 allied KG Gräbner'],
  });
  expect(done(at(2, 2), at(3, 0), (deeds) => deeds.paste('x\ty')).rows).toEqual([
    'A1 allied 2 Para',
    'y allied x',
    'y german x',
  ]);
  expect(done(at(4, 2), at(4, 2), (deeds) => deeds.paste('10 Para\tA3\tallied\ttoo much')).rows.at(-1)).toBe(
    'A3 allied 10 Para',
  );
});

test('of rows that were picked last the whole is copied, pasted over and taken out', () => {
  let copied = '';
  const copy = (deeds: ReturnType<typeof tableDeeds>) => {
    copied = deeds.copy();
  };
  done(at(3, 0), at(3, 0), copy, [3, 1]);
  expect(copied).toBe('2 Para\tA1\tallied\nKG Gräbner\tG1\tgerman');
  expect(done(at(3, 0), at(3, 0), (deeds) => deeds.clear(), [3, 1])).toEqual({
    said: 'Units: 2 rows deleted',
    rows: ['A2 allied 3 Para'],
  });
  expect(done(at(2, 1), at(2, 1), (deeds) => deeds.paste('1 Para\tA9\tallied'), [2]).rows[1]).toBe('A9 allied 1 Para');
});

test('one cell has its column’s name in the list of edits; what is the same is no edit', () => {
  expect(done(at(1, 2), at(1, 2), (deeds) => deeds.write('1 Para')).said).toBe('Units: row 2: Name is “1 Para”');
  expect(done(at(1, 2), at(1, 2), (deeds) => deeds.clear()).said).toBe('Units: row 2: Name is empty');
  expect(done(at(1, 2), at(1, 2), (deeds) => deeds.write('2 Para')).said).toBe('');
  expect(done(at(1, 2), at(1, 2), (deeds) => deeds.fillDown()).said).toBe('');
});
