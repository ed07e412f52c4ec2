import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Burst } from './burst';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When a burst is told, to five ms, if something comes at these times. */
function toldAt(times: number[]): number[] {
  const told: number[] = [];
  const begun = performance.now();
  const burst = new Burst(() => told.push(Math.round((performance.now() - begun) / 5) * 5));
  for (const time of times) setTimeout(() => burst.note(), time);
  vi.runAllTimers();
  return told;
}

it('one change is told soon', () => {
  expect(toldAt([0])).toEqual([40]);
});

it('a burst is told once, when it is over', () => {
  expect(toldAt([0, 30, 60, 90, 95])).toEqual([135]);
  expect(toldAt([0, 100])).toEqual([40, 140]);
});

it('what never ends is told all the same, and goes on', () => {
  const times = Array.from({ length: 50 }, (_, i) => i * 20);
  expect(toldAt(times)).toEqual([400, 820, 1020]);
});
