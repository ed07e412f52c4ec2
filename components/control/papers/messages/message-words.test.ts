import { describe, expect, it } from 'vitest';
import { laneOf, waysOpen } from './message-words';

describe('what can be done with a message', () => {
  it.each([
    ['waits', 'team', ['deliver', 'delay', 'lose', 'garble', 'tell']],
    ['onItsWay', 'team', ['deliver', 'delay', 'lose', 'garble', 'tell']],
    ['lost', 'team', ['deliver', 'delay', 'garble', 'tell']],
    ['delivered', 'team', ['tell']],
    ['waits', null, []],
  ] as const)('that %s, to %s: %j', (state, toTeamId, ways) => expect(waysOpen({ state, toTeamId })).toEqual(ways));

  it('lies with what is done once it is delivered or lost', () =>
    expect((['waits', 'onItsWay', 'delivered', 'lost'] as const).map((state) => laneOf({ state }))).toEqual([
      'waits',
      'onItsWay',
      'done',
      'done',
    ]));
});
