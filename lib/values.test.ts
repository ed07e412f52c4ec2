import { expect, it } from 'vitest';
import { only, valueAt, withAt } from './values';

const form = { name: 'A road', targets: [{ id: 'a' }, { id: 'b' }] };

it('a value is read, changed and taken out by its place, in lists too; what was stays as it was', () => {
  expect(valueAt(form, ['targets', 1, 'id'])).toBe('b');
  expect(valueAt(form, ['targets', '1', 'id', 'deeper'])).toBeUndefined();
  expect(valueAt(null, ['targets'])).toBeUndefined();
  expect(withAt(form, ['targets', '1', 'carries', 'id'], 'x')).toEqual({
    name: 'A road',
    targets: [{ id: 'a' }, { id: 'b', carries: { id: 'x' } }],
  });
  expect(withAt(form, ['targets', 0], undefined)).toEqual({ name: 'A road', targets: [{ id: 'b' }] });
  expect(withAt(form, ['name'], undefined)).toEqual({ targets: [{ id: 'a' }, { id: 'b' }] });
  expect(withAt(form, [], { name: 'Another' })).toEqual({ name: 'Another' });
  expect(form).toEqual({ name: 'A road', targets: [{ id: 'a' }, { id: 'b' }] });
});

it('of a row only the fields that are named', () => {
  const row = { id: 'u1', name: '2 Para', stepsLost: 3, x: null };
  expect(only(row, ['id', 'x'])).toEqual({ id: 'u1', x: null });
});
