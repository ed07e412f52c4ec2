import { expect, test } from 'vitest';
import { rowChanges, updatedRows, usuallyMade } from '@/lib/scenario/draft/row-changes';
import { changeTo, updatingOf } from './updating';

const headings = ['id', 'side', 'name', 'lon', 'notes', 'profile'];
const now = [
  headings,
  ['U001', 'allied', 'JR 16', '31.4', '', 'infantry'],
  ['U002', 'allied', 'Er.P 9', '31.50', 'Held back', 'infantry'],
  ['U003', 'german', '364 Rifle', '32', '', 'infantry'],
  ['U004', 'german', 'Guns', '32', '', 'guns'],
  ['U005', 'german', 'Guns', '33', '', 'guns'],
];
const columns = new Set(['side', 'name', 'lon', 'notes']);
const file = (...rows: string[][]) => rows.map(([side, name, lon, notes]) => ['', side!, name!, lon!, notes!, '']);
const same = file(
  ['allied', 'JR 16', '31.4', ''],
  ['allied', 'er.p 9', '31.5', ''],
  ['german', '364 Rifle', '32', ''],
  ['german', 'Guns', '32', ''],
  ['german', 'Guns', '33', ''],
);
const of = (brought: string[][]) => {
  const updating = updatingOf({ now, brought, filled: brought, columns, key: 'id' });
  if (!updating) throw new Error('none is there');
  return { ...updating, changes: rowChanges(now, updating.after, updating.gone) };
};

test('the same file once more changes nothing: an empty cell says nothing, 31.5 is 31.50, and names are known whatever their letters', () => {
  const { changes, matched } = of(same);
  expect([matched, changes.cells.map(({ column, now: text }) => [column, text]), changes.added, changes.gone]).toEqual([
    5,
    [['name', 'er.p 9']],
    [],
    [],
  ]);
});

test('a second file: field by field, what is only there, what is only here; a name that is there more often is left and told', () => {
  const brought = file(
    ['allied', 'JR 16', '31.6', 'Tired'],
    ['allied', 'PPP 7', '31', ''],
    ['german', 'Guns', '40', ''],
  );
  const { changes, notes, after: all } = of(brought);
  expect(changes.cells.map(({ row, column, was, now: text }) => [row, column, was, text])).toEqual([
    [2, 'lon', '31.4', '31.6'],
    [2, 'notes', '', 'Tired'],
  ]);
  expect([changes.added.map(({ name }) => name), changes.gone.map(({ name }) => name)]).toEqual([
    ['PPP 7'],
    ['Er.P 9', '364 Rifle'],
  ]);
  expect(notes).toEqual(['1 name is there more often here or in the file, and left as they are: Guns.']);
  const after = updatedRows(
    now,
    all,
    changes,
    new Set([...usuallyMade(changes).filter((id) => !id.endsWith('notes')), 'gone 4']),
  );
  expect(after.map((row) => [row[2], row[3], row[4]])).toEqual([
    ['name', 'lon', 'notes'],
    ['JR 16', '31.6', ''],
    ['Er.P 9', '31.50', 'Held back'],
    ['Guns', '32', ''],
    ['Guns', '33', ''],
    ['PPP 7', '31', ''],
  ]);
  expect(changeTo('units.csv', now, after)).toEqual([
    { file: 'units.csv', at: 1, removed: now.slice(1), inserted: after.slice(1) },
  ]);
});

test('where the file has the column of ids, rows are known by it, and may be called otherwise', () => {
  const brought = [['U003', '', '365 Rifle', '', '', '']];
  const updating = updatingOf({ now, brought, filled: brought, columns: new Set(['id', 'name']), key: 'id' })!;
  expect(rowChanges(now, updating.after).cells).toMatchObject([
    { row: 4, column: 'name', was: '364 Rifle', now: '365 Rifle' },
  ]);
});

test('a file of other rows updates nothing', () => {
  expect(updatingOf({ now, brought: file(['allied', 'X', '', '']), filled: [], columns, key: 'id' })).toBeNull();
  expect(updatingOf({ now, brought: same, filled: [], columns: new Set(['lon']), key: 'id' })).toBeNull();
});
