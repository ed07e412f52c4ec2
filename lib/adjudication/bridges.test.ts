import { describe, expect, test } from 'vitest';
import { isAtBridge, linesOfBridge, testCalled } from './bridges';
import { outcomeOf, refusalsOf } from './put-for-tests';

describe('§8 Blowing Bridges', () => {
  test.each([
    [1, true, 'blown'],
    [2, false, 'tested'],
    [3, false, 'tested'],
    [4, false, 'tested'],
    [5, false, 'tested'],
    [6, false, 'tested'],
  ])('a %d: blown %s, state %s', (face, isBlown, state) => {
    expect(outcomeOf('bridge', { state: 'untested', rolls: [face] })).toEqual({
      rulebook: 'literal2011',
      isBlown,
      state,
      rolls: [{ forWhat: 'bridge', value: face }],
      advice: [],
    });
    expect(outcomeOf('bridge', { state: 'tested', retestReason: ' fought over again ', rolls: [face] })).toMatchObject({
      isBlown,
      state,
      advice: [{ code: 'testedAgain', message: 'Tested again: fought over again', rule: '§8 Blowing Bridges, OC-110' }],
    });
  });
  test('the working', () => {
    const untested = { state: 'untested', retestReason: '' } as const;
    expect(linesOfBridge(untested, outcomeOf('bridge', { ...untested, rolls: [1] }))).toEqual([
      { what: 'Tested: 1, the bridge blows.', rule: '§8 Blowing Bridges' },
    ]);
    const tested = { state: 'tested', retestReason: 'shelled' } as const;
    expect(linesOfBridge(tested, outcomeOf('bridge', { ...tested, rolls: [4] }))).toEqual([
      { what: 'Tested again: 4, the bridge stands.', rule: '§8 Blowing Bridges, OC-110' },
    ]);
  });
});

describe('the test of a bridge refused', () => {
  const again = 'retestReason: is required to test a bridge again';
  test('a reason that is not needed stands', () =>
    expect(refusalsOf('bridge', { state: 'untested', retestReason: 'ordered' })).toEqual([]));
  test.each<[string, object, string[]]>([
    ['no state', {}, ['state: is required']],
    ['an unknown state', { state: 'mined' }, ['state: must be one of untested, tested, safe, blown']],
    ['safe', { state: 'safe', retestReason: 'ordered' }, ['state: is safe: a safe bridge is not tested again']],
    ['blown', { state: 'blown' }, ['state: is blown: there is nothing left to test']],
    ['tested, no reason', { state: 'tested' }, [again]],
    ['tested, an empty reason', { state: 'tested', retestReason: '' }, [again]],
    ['tested, a blank reason', { state: 'tested', retestReason: ' \n ' }, [again]],
    ['tested, no text', { state: 'tested', retestReason: null }, ['retestReason: must be a text']],
    [
      'safe, with a bad die',
      { state: 'safe', rolls: [9] },
      ['rolls.0: must be at most 6', 'state: is safe: a safe bridge is not tested again'],
    ],
    ['no die', { state: 'untested', rolls: [] }, ['rolls: too few: 0 given, more are asked for']],
    ['two dice', { state: 'untested', rolls: [1, 1] }, ['rolls: too many: 2 given, 1 asked for']],
  ])('%s', (_name, input, problems) => {
    expect(refusalsOf('bridge', input)).toEqual(problems);
  });
});

describe('§8, OC-110: when a bridge is tested', () => {
  const prepared = { kind: 'mainRoadBridge', state: 'untested', isPrepared: true } as const;
  const fought = { isFoughtOver: true, isReached: false };
  const reached = { isFoughtOver: false, isReached: true };
  const neither = { isFoughtOver: false, isReached: false };

  test('a prepared bridge is, when it is fought over or reached, and else not', () => {
    expect(testCalled(prepared, fought)).toBe('due');
    expect(testCalled(prepared, reached)).toBe('due');
    expect(testCalled(prepared, neither)).toBeNull();
  });
  test('one that is not prepared may be, when it is fought over', () => {
    expect(testCalled({ ...prepared, isPrepared: false }, fought)).toBe('open');
    expect(testCalled({ ...prepared, isPrepared: false }, reached)).toBeNull();
  });
  test.each(['tested', 'safe', 'blown'] as const)('once %s it calls for none', (state) => {
    expect(testCalled({ ...prepared, state }, fought)).toBeNull();
  });
  test('a ferry is never tested', () => {
    expect(testCalled({ ...prepared, kind: 'civilianFerry' }, fought)).toBeNull();
  });
  test('at the bridge is within a kilometre of it (ours)', () => {
    expect(isAtBridge({ x: 5, y: 5 }, { x: 5, y: 6 })).toBe(true);
    expect(isAtBridge({ x: 5, y: 5 }, { x: 5, y: 6.01 })).toBe(false);
  });
});
