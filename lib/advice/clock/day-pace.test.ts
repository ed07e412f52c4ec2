import { describe, expect, it } from 'vitest';
import { medianSeconds, type PhaseRan, ranSeconds } from './day-pace';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 22, 10, minute, second));
const run = (turn: number, phase: string, from: Date, to: Date | null, pausedMs = 0): PhaseRan => ({
  turn,
  phase,
  startedAt: from,
  endedAt: to,
  pausedMs,
});

describe('the pace of the day', () => {
  it('a run counts by the clock: four minutes, of which it stood still for one, are three', () => {
    expect(ranSeconds(run(2, 'orders', at(0), at(4), 60_000))).toBe(180);
    expect(ranSeconds(run(2, 'orders', at(0), null))).toBeNull();
  });

  it('the median of three turns is the middle one, of two the mean', () => {
    const three = [run(2, 'combat', at(0), at(9)), run(3, 'combat', at(10), at(15)), run(4, 'combat', at(20), at(26))];
    expect(medianSeconds(three, 'combat', 5)).toBe(360);
    expect(medianSeconds(three, 'combat', 4)).toBe(420);
    expect(medianSeconds(three, 'combat', 3)).toBe(540);
  });

  it('a phase that was gone back to counts once a turn, with all its time; the turn under way and other phases do not', () => {
    const runs = [
      run(2, 'movement', at(0), at(2)),
      run(2, 'combat', at(2), at(3)),
      run(2, 'movement', at(3), at(4, 30)),
      run(3, 'movement', at(10), at(40)),
      run(3, 'movement', at(50), null),
    ];
    expect(medianSeconds(runs, 'movement', 3)).toBe(210);
    expect(medianSeconds(runs, 'briefing', 3)).toBeNull();
    expect(medianSeconds(runs, 'movement', 2)).toBeNull();
  });

  it('a phase that was gone through in a few seconds was skipped, and does not spoil the pace of the day', () => {
    const runs = [
      run(2, 'movement', at(0), at(4)),
      run(3, 'movement', at(10), at(10, 9)),
      run(4, 'movement', at(20), at(26)),
    ];
    expect(medianSeconds(runs, 'movement', 4)).toBe(240);
    expect(medianSeconds(runs, 'movement', 5)).toBe(300);
  });
});
