import { describe, expect, it } from 'vitest';
import { british, fixedSource, turn, unit } from '../testing/given-truth';
import { issueFriends, mayBeTold } from './friends';

const neighbour = unit('neighbour', {
  teamId: 'other-team',
  name: '7 KOSB',
  shortName: 'KOSB',
  arm: 'gliderInfantry',
  x: 68.3,
  y: 79.1,
  profile: '6-5-3-2-0',
  stepsLost: 2,
});

describe('friends as Control tells them (§2)', () => {
  it('are told by name, kind and place as they now stand, and nothing of what they are worth', () => {
    expect(issueFriends(british, [neighbour], new Map([['neighbour', 'told-1']]), turn, fixedSource())).toEqual([
      {
        id: 'told-1',
        gameId: 'game',
        teamId: 'allied-team',
        name: '7 KOSB',
        shortName: 'KOSB',
        symbol: 'gliderInfantry',
        nation: 'UK',
        formation: '1 Airborne Div',
        x: 68.3,
        y: 79.1,
        asOf: new Date('1944-09-17T22:00:00.000Z'),
        asOfTurn: 5,
      },
    ]);
  });

  it('are nobody where nobody was chosen', () => {
    expect(issueFriends(british, [neighbour], new Map(), turn, fixedSource())).toEqual([]);
  });

  it.each([
    ['a unit of the team itself', { teamId: 'allied-team' }],
    ['an enemy', { side: 'german' as const }],
    ['a captured one', { isCaptured: true }],
    ['one that has not come on', { isOnMap: false, x: null, y: null }],
  ])('are never %s, whoever chose it', (_, differs) => {
    const chosen = { ...neighbour, ...differs };
    expect(mayBeTold(british, chosen)).toBe(false);
    expect(issueFriends(british, [chosen], new Map([['neighbour', 'told-1']]), turn, fixedSource())).toEqual([]);
  });
});
