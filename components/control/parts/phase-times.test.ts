import { describe, expect, it } from 'vitest';
import { controlMinutes, minutes, phaseClock, phaseFaces, turnPace } from './phase-times';

const chrome = {
  phase: 'movement' as const,
  phaseStartedAt: '2026-01-01T10:00:00.000Z',
  pausedAt: null as string | null,
  phases: [
    { key: 'orders' as const, budgetSeconds: 180, spentSeconds: 171 },
    { key: 'collection' as const, budgetSeconds: 120, spentSeconds: 140 },
    { key: 'movement' as const, budgetSeconds: 240, spentSeconds: null },
    { key: 'combat' as const, budgetSeconds: 600, spentSeconds: null },
    { key: 'briefing' as const, budgetSeconds: 180, spentSeconds: null },
    { key: 'reinforcements' as const, budgetSeconds: 240, spentSeconds: null },
  ].map((phase) => ({ ...phase, medianSeconds: null as number | null })),
};
const facesIn = (seconds: number) => phaseFaces(chrome, Date.parse('2026-01-01T10:00:00.000Z') + seconds * 1000);

describe('§4 the phases against their budgets', () => {
  it('a phase that took longer is over by the difference', () => {
    expect(facesIn(0)[1]).toEqual({
      key: 'collection',
      name: 'Collection',
      isNow: false,
      spentSeconds: 140,
      budgetSeconds: 120,
      overSeconds: 20,
      medianSeconds: null,
    });
  });
  it('a phase to come has run for no time at all, which is not the same as none', () => {
    expect(facesIn(0)[3]!.spentSeconds).toBeNull();
    expect(facesIn(0)[2]!.spentSeconds).toBe(0);
  });
  it('a second run of a phase adds to its first', () => {
    const phases = chrome.phases.map((phase) => (phase.key === 'movement' ? { ...phase, spentSeconds: 100 } : phase));
    const faces = phaseFaces({ ...chrome, phases }, Date.parse('2026-01-01T10:00:30.000Z'));
    expect(faces[2]!.spentSeconds).toBe(130);
  });
  it('the clock counts down to the end of the budget', () =>
    expect(phaseClock(facesIn(48))).toEqual({ time: '3:12', words: 'left for movement', isOver: false }));
  it('and then up', () =>
    expect(phaseClock(facesIn(305))).toEqual({ time: '1:05', words: 'over for movement', isOver: true }));
  it('a browser whose clock is behind the start shows the whole budget', () =>
    expect(phaseClock(facesIn(-3)).time).toBe('4:00'));
  it('the turn ends when what is left keeps its budget', () =>
    expect(turnPace(facesIn(48))).toEqual({
      spentSeconds: 359,
      endSeconds: 1571,
      budgetSeconds: 1560,
      controlSeconds: 1400,
    }));
  it('a clock that stands shows what was left when it stopped, however late it is', () => {
    const pausedAt = '2026-01-01T10:00:48.000Z';
    const faces = phaseFaces({ ...chrome, pausedAt }, Date.parse('2026-01-01T11:30:00.000Z'));
    expect(phaseClock(faces).time).toBe('3:12');
    expect(turnPace(faces).endSeconds).toBe(1571);
  });
  it('a phase that took nine minutes in the middle turn so far is expected to take nine again; one that is over took what it took', () => {
    const medians = { collection: 400, combat: 540, movement: 200 } as Record<string, number>;
    const phases = chrome.phases.map((phase) => ({ ...phase, medianSeconds: medians[phase.key] ?? null }));
    const faces = phaseFaces({ ...chrome, phases }, Date.parse('2026-01-01T10:00:48.000Z'));
    // 171 + 140 + 200 (middle one) + 540 + 180 + 240.
    expect(turnPace(faces).endSeconds).toBe(1471);
    expect(turnPace(faces).controlSeconds).toBe(1300);
    const later = phaseFaces({ ...chrome, phases }, Date.parse('2026-01-01T10:03:30.000Z'));
    expect(turnPace(later).endSeconds).toBe(1481);
  });
  it('what the phase under way is over moves the end', () => expect(turnPace(facesIn(300)).endSeconds).toBe(1631));
});

describe('times and dates in words', () => {
  it('an hour and more stays in minutes', () => expect(minutes(4000)).toBe('66:40'));
});

describe('§4: what Control’s steps may take together', () => {
  it('12 to 21 minutes, and about 15 with one team a side', () => {
    expect(controlMinutes([{ side: 'allied' }, { side: 'german' }])).toEqual({
      atMostSeconds: 900,
      words: 'the 15 min of §4 for one team a side',
    });
    expect(controlMinutes([{ side: 'allied' }, { side: 'german' }, { side: 'german' }])).toEqual({
      atMostSeconds: 1260,
      words: 'the 12 to 21 min of §4',
    });
  });
});
