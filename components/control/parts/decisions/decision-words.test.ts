import { describe, expect, it } from 'vitest';
import type { DecisionOnDesk } from '@/lib/desks/control/combat/decisions';
import { cameToWords, standsNow } from './decision-words';

const decision: DecisionOnDesk = {
  id: 'd',
  version: 1,
  teamName: '1 Airborne',
  combatId: 'c',
  question: 'Stay?',
  options: ['Stay', 'Go'],
  defaultOption: 1,
  askedBy: 'North',
  askedAt: '1944-09-18T14:00:00Z',
  endsAt: '1944-09-18T14:01:30Z',
  answer: null,
  settled: null,
};
const clock = { pausedAt: null, now: '1944-09-18T14:01:00Z' };

describe('an instant decision on Control’s screen (§9 Analysing Combat 3)', () => {
  it('counts down, and comes to its default by itself', () => {
    expect(standsNow(decision, clock, 0)).toEqual({ state: 'open', option: null, leftMs: 30_000 });
    expect(standsNow(decision, clock, 29_000).leftMs).toBe(1000);
    expect(standsNow(decision, clock, 30_000)).toEqual({ state: 'ranOut', option: 1, leftMs: 0 });
  });

  it('stands still while the clock does', () =>
    expect(standsNow(decision, { ...clock, pausedAt: '1944-09-18T14:00:50Z' }, 600_000)).toEqual({
      state: 'open',
      option: null,
      leftMs: 40_000,
    }));

  it.each([
    ['open', null, 'Waits for an answer.'],
    ['ranOut', 1, '“Go”, as no answer came in time.'],
    ['answered', 0, '“Stay”, said Frost.'],
    ['settled', 1, '“Go”, ruled by North: The roof fell.'],
    ['withdrawn', null, 'Withdrawn by North: The roof fell.'],
  ] as const)('says what it came to: %s', (state, option, words) => {
    const full = {
      ...decision,
      answer: { option: 0, by: 'Frost', at: '' },
      settled: { as: 1, by: 'North', reason: 'The roof fell.' },
    };
    expect(cameToWords(full, state, option)).toBe(words);
  });
});
