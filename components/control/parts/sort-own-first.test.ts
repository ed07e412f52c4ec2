import { describe, expect, it } from 'vitest';
import { combatsFirst, firstDesk, ownFirst } from './sort-own-first';

describe('what lies on whose desk first (§4)', () => {
  it.each([
    [['gameControl'], ''],
    [['teamControl'], '/orders'],
    [['mapControl'], '/map'],
    [['airControl'], '/air'],
    [[], ''],
  ] as const)('%j begins on "%s"', (roles, path) => expect(firstDesk(roles)).toBe(path));

  it('§2: one umpire with all roles begins on the board', () =>
    expect(firstDesk(['airControl', 'mapControl', 'teamControl', 'gameControl'])).toBe(''));

  it('a seat of Team and Map Control begins with the sheets', () =>
    expect(firstDesk(['mapControl', 'teamControl'])).toBe('/orders'));

  const combats = [
    { number: 1, teamKeys: [], hasAir: false },
    { number: 2, teamKeys: ['guards'], hasAir: false },
    { number: 3, teamKeys: [], hasAir: true },
    { number: 4, teamKeys: ['guards'], hasAir: true },
  ];
  it.each([
    [['teamControl'], [2, 4, 1, 3]],
    [['airControl'], [3, 4, 1, 2]],
    [
      ['teamControl', 'airControl'],
      [4, 2, 3, 1],
    ],
    [['mapControl'], [1, 2, 3, 4]],
    [
      ['gameControl', 'airControl'],
      [1, 2, 3, 4],
    ],
  ] as const)('%j reads the combats as %j', (roles, order) =>
    expect(combatsFirst({ roles, teamKeys: ['guards'] }, combats).map(({ number }) => number)).toEqual(order),
  );

  it('own teams first, else in the order given', () =>
    expect(ownFirst(['b', 'X', 'a', 'Y'], (name) => name === name.toUpperCase())).toEqual(['X', 'Y', 'b', 'a']));
});
