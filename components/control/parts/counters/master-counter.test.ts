import { describe, expect, it } from 'vitest';
import { markWords } from './master-counter';

describe('the marks of a master counter', () => {
  it('say what has come over the unit, in words', () => {
    expect(markWords({ isInContact: true, isImmobilised: true, isFlakSuppressed: true, hasRetired: true })).toEqual([
      'in contact',
      'immobilised this turn',
      'flak suppressed this turn',
      'thrown back',
    ]);
  });

  it('are none when nothing has', () => expect(markWords({ isImmobilised: false })).toEqual([]));
});
