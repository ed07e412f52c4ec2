import { expect, test } from 'vitest';
import type { Precedent } from '@/lib/advice/combat/precedents';
import type { BindingOnDesk } from '@/lib/desks/control/cases/factor-rulings';
import { findInBook } from './find-rulings';

const binding = (patch: Partial<BindingOnDesk>): BindingOnDesk => ({
  id: 'b',
  version: 1,
  factor: 'tacticalAdvantage',
  text: 'The end of a bridge',
  isGranted: true,
  by: 'Anna',
  turn: 2,
  at: '2026-01-01T10:00:00.000Z',
  combatId: null,
  withdrawnBy: null,
  ...patch,
});
const ruled = (patch: Partial<Precedent>): Precedent => ({
  factor: 'tacticalAdvantage',
  isGranted: true,
  words: 'the wall',
  by: 'Ben',
  units: ['2 Para'],
  combatId: 'c',
  turn: 2,
  number: 1,
  name: 'Oosterbeek',
  ...patch,
});
const book = {
  bindings: [binding({ id: 'gone', withdrawnBy: 'Ben' }), binding({ id: 'stands' })],
  precedents: [ruled({}), ruled({ factor: 'unprepared', isGranted: false, words: 'they had waited', name: 'Best' })],
};
const found = (typed: string) => findInBook(typed, book).map(({ factor }) => factor.key);

test('nothing typed: every factor of §9, those that bind before those withdrawn', () => {
  expect(found('')).toHaveLength(11);
  expect(findInBook('', book)[0]!.bindings.map(({ id }) => id)).toEqual(['stands', 'gone']);
});

test('by a factor, a place, an umpire, the way it went', () => {
  expect(found('advantage')).toEqual(['tacticalAdvantage']);
  expect(found('best')).toEqual(['unprepared']);
  expect(found('anna bridge')).toEqual(['tacticalAdvantage']);
  expect(found('refused')).toEqual(['unprepared']);
  expect(findInBook('oosterbeek', book)[0]).toMatchObject({ bindings: [], precedents: [{ name: 'Oosterbeek' }] });
  expect(found('xyzzy')).toEqual([]);
});
