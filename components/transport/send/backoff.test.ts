import { expect, it } from 'vitest';
import { pauseAfter } from './backoff';

const tries = [0, 1, 2, 3, 4, 5];

it.each([
  ['request', [500, 1000, 2000, 4000, 8000, 8000]],
  ['draft', [2000, 4000, 8000, 15_000, 15_000, 15_000]],
  ['desk', [1000, 2000, 4000, 8000, 8000, 8000]],
  ['stream', [500, 1000, 2000, 4000, 5000, 5000]],
] as const)('a %s that nobody answers is tried again after pauses twice as long, up to a limit', (what, pauses) => {
  expect(tries.map((before) => pauseAfter(what, before))).toEqual(pauses);
  expect(pauseAfter(what, 2000)).toBe(pauses[5]);
});
