import { describe, expect, it } from 'vitest';
import { laneOf, lineWords, stateWords, waysOpen } from './message-words';

describe('what can be done with a message', () => {
  it.each([
    ['waits', 'team', ['notReceived'], ['deliver', 'delay', 'lose', 'garble', 'tell']],
    ['onItsWay', 'team', ['notReceived'], ['deliver', 'delay', 'lose', 'garble', 'tell', 'stop']],
    ['lost', 'team', ['notReceived'], ['deliver', 'delay', 'garble', 'tell']],
    ['lost', 'team', [], ['deliver', 'delay', 'garble']],
    ['setAside', 'team', [], ['deliver', 'delay', 'garble']],
    ['delivered', 'team', ['read'], ['tell']],
    ['delivered', 'team', [], []],
    ['waits', null, [], []],
  ] as const)('that %s, to %s, its sender yet to be told %j: %j', (state, toTeamId, left, ways) =>
    expect(waysOpen({ state, toTeamId, newsLeft: left.map((id) => ({ id, text: '' })) })).toEqual(ways),
  );

  it('lies with what is done once it is delivered, lost or set aside', () =>
    expect((['waits', 'onItsWay', 'delivered', 'lost', 'setAside'] as const).map((state) => laneOf({ state }))).toEqual(
      ['waits', 'onItsWay', 'done', 'done', 'done'],
    ));
});

describe('in words', () => {
  const now = Date.parse('2026-01-01T12:00:00Z');
  const message = { state: 'onItsWay', dueTurn: null, by: 'Map Control', toTeamId: 'team', version: 1 } as const;
  const dueIn = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const words = (patch: object) => stateWords({ ...message, dueAt: null, ...patch } as never, now);

  it('says when a message comes in by the clock, and when with a turn', () => {
    expect(words({ dueAt: dueIn(-2) })).toBe('comes in at once');
    expect(words({ dueAt: dueIn(40) })).toBe('comes in within a minute');
    expect(words({ dueAt: dueIn(250) })).toBe('comes in within 5 minutes of the clock');
    expect(words({ dueTurn: 4 })).toBe('comes in when turn 4 opens');
  });

  it('tells one that was stopped from one that nobody has looked at', () => {
    expect(words({ state: 'waits', version: 0 })).toBe('waits');
    expect(words({ state: 'waits' })).toBe('stopped by Map Control, waits');
  });

  it('says who set it aside', () => expect(words({ state: 'setAside' })).toBe('set aside by Map Control'));

  it('says how a line carries', () => {
    expect(lineWords({ way: 'byHand', minutes: 0 })).toBe('Control carries it');
    expect(lineWords({ way: 'minutes', minutes: 1 })).toBe('after 1 minute');
    expect(lineWords({ way: 'minutes', minutes: 12 })).toBe('after 12 minutes');
  });
});
