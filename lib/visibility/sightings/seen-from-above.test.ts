import { expect, test } from 'vitest';
import type { Arm, UnitFlag } from '@/lib/words';
import { kindsFromAbove, seenFromAbove } from './seen-from-above';

const seen = (arm: Arm, ...flags: UnitFlag[]) => seenFromAbove({ arm, flags })?.words;

test('OC-138: a pilot sees trucks, tanks, assault guns, artillery, half-tracks and infantry, and nothing else', () =>
  expect(kindsFromAbove.map(({ words }) => words).sort()).toEqual([
    'artillery',
    'assault guns',
    'half-tracks',
    'infantry',
    'tanks',
    'trucks',
  ]));

test('OC-138: never a trade: paratroops and pioneers are infantry, a headquarters is trucks', () => {
  expect(seen('paras')).toBe('infantry');
  expect(seen('engineers')).toBe('infantry');
  expect(seen('hq')).toBe('trucks');
  expect(seen('bridgingColumn')).toBe('trucks');
  expect(seen('antiTank', 'tanks')).toBe('assault guns');
  expect(seen('armour', 'outOfRole')).toBe('infantry');
});
