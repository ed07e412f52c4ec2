import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenRested } from './resting-hand';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a hand that rests for half a second has rested; one that lifts before has not', () => {
  const rested = vi.fn();
  whenRested(480, rested);
  vi.advanceTimersByTime(440);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(80);
  expect(rested).toHaveBeenCalledTimes(1);
  const lifted = vi.fn();
  const lift = whenRested(480, lifted);
  vi.advanceTimersByTime(400);
  lift();
  vi.advanceTimersByTime(1000);
  expect(lifted).not.toHaveBeenCalled();
});

it('a page that is busy for two seconds has not seen a hand rest', () => {
  const rested = vi.fn();
  const lift = whenRested(480, rested);
  vi.setSystemTime(Date.now() + 2_000);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
  vi.advanceTimersByTime(40);
  clock.mockRestore();
  expect(rested).not.toHaveBeenCalled();
  lift();
});
