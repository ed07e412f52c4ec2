import { describe, expect, it } from 'vitest';
import { addressOf, filterFrom, isShown, noFilter } from './board-filter';

const teams = [
  { teamId: 'id-1', key: '1-airborne', isMine: true },
  { teamId: 'id-2', key: 'guards-armoured', isMine: false },
];
const atArnhem = { sector: 'Arnhem', teamIds: ['id-1'] };
const atEindhoven = { sector: 'Eindhoven', teamIds: ['id-2'] };
const nowhere = { sector: null, teamIds: [] };
const shown = (filter: Partial<typeof noFilter>, holder?: string) =>
  [atArnhem, atEindhoven, nowhere].map((card) => isShown(card, { ...noFilter, ...filter }, teams, holder));

describe('what of the board is shown', () => {
  it('all of it without a filter', () => expect(shown({})).toEqual([true, true, true]));
  it('a sector', () => expect(shown({ sector: 'Arnhem' })).toEqual([true, false, false]));
  it('a team, and those the seat looks after', () => {
    expect(shown({ team: 'guards-armoured' })).toEqual([false, true, false]);
    expect(shown({ team: 'mine' })).toEqual([true, false, false]);
  });
  it('an umpire’s cards, and those in nobody’s hand', () => {
    expect(shown({ umpire: 'anna' }, 'anna')).toEqual([true, true, true]);
    expect(shown({ umpire: 'anna' }, 'ben')).toEqual([false, false, false]);
    expect(shown({ umpire: 'nobody' })).toEqual([true, true, true]);
    expect(shown({ umpire: 'nobody' }, 'ben')).toEqual([false, false, false]);
  });
  it('by all of them at once', () =>
    expect(shown({ sector: 'Eindhoven', team: 'guards-armoured', umpire: 'anna' }, 'anna')).toEqual([
      false,
      true,
      false,
    ]));
});

it('is kept in the address and read from it again', () => {
  const filter = { sector: '’s-Hertogenbosch', team: 'mine', umpire: '' };
  const address = addressOf(filter);
  expect(filterFrom(Object.fromEntries(new URLSearchParams(address)))).toEqual(filter);
  expect(addressOf(noFilter)).toBe('');
  expect(filterFrom({ team: ['a', 'b'] })).toEqual(noFilter);
});
