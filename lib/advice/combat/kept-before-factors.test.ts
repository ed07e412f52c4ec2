import { describe, expect, it } from 'vitest';
import { findingOf } from './combat-record';
import { factorsInReason } from './kept-before-factors';

const line = { side: 'attacker', points: 2, rule: '§9 Factors' } as const;
/** A finding as a game keeps it from before factors were data. */
const read = (what: string) => findingOf({ finding: { lines: [{ ...line, what }] } })!.lines[0]!;

describe('a finding kept before factors were data', () => {
  it.each([
    ['Superior air support: 2 Allied ground attack squadrons.', ['airSupport']],
    ['Unprepared attack.', ['unprepared']],
    ['Status 7, quartered to 1.75: moving Non-Tact, tanks by night.', ['nonTactical', 'tanksAtNight']],
  ])('%s', (what, factors) => {
    expect(read(what)).toEqual({ ...line, what, factors });
  });

  it('an advantage, with its words', () => {
    const what = 'Tactical advantage: moving Non-Tact enemy.';
    expect(read(what)).toEqual({ ...line, what, factors: ['tacticalAdvantage'], advantage: 'moving Non-Tact enemy' });
  });

  it('a bare status has none, and a line that has them stays as it is', () => {
    expect(read('Status 6.')).toEqual({ ...line, what: 'Status 6.' });
    const now = { ...line, what: 'Unprepared attack.', factors: ['heavyTanks'] };
    expect(findingOf({ finding: { lines: [now] } })!.lines).toEqual([now]);
  });
});

it('a reason kept before factors were data names those that were turned', () => {
  expect(factorsInReason('Tanks by night refused: the town burned · Combined arms given: infantry came up')).toEqual([
    { factor: 'tanksAtNight', isGranted: false, words: 'the town burned' },
    { factor: 'combinedArms', isGranted: true, words: 'infantry came up' },
  ]);
  expect(factorsInReason('They had the night.')).toEqual([]);
});
