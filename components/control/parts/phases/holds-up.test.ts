import { describe, expect, test } from 'vitest';
import { badgeHoldsUp, holdsUp } from './holds-up';

describe('amber is for what holds the turn up', () => {
  test.each([
    ['sheet', 'orders', false],
    ['sheet', 'collection', true],
    ['sheet', 'combat', true],
    ['combat', 'movement', false],
    ['combat', 'combat', true],
    ['report', 'combat', false],
    ['report', 'briefing', true],
    ['message', 'briefing', false],
  ] as const)('a %s in the phase of %s: %s', (kind, phase, holds) => expect(holdsUp(kind, phase)).toBe(holds));

  test('arrivals that are due do so at the end of a turn alone', () => {
    expect(badgeHoldsUp('arrivals', 'orders')).toBe(false);
    expect(badgeHoldsUp('arrivals', 'reinforcements')).toBe(true);
  });
});
