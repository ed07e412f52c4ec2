import { expect, test } from 'vitest';
import type { CombatOnList } from '@/lib/desks/control/combat/combats';
import { nextOpen } from './use-next-combat';

const combat = (number: number, state: CombatOnList['state'], ...teamKeys: string[]) =>
  ({ id: `c${number}`, number, state, teamKeys, hasAir: false }) as CombatOnList;
const anybody = { roles: [], teamKeys: [] };
const all = [combat(1, 'ruled'), combat(2, 'resolved'), combat(3, 'grouped'), combat(4, 'ruled')];

test('the next combat that is not ruled on, round the list, never the one shown', () => {
  expect(nextOpen(anybody, all, null)?.number).toBe(2);
  expect(nextOpen(anybody, all, 'c2')?.number).toBe(3);
  expect(nextOpen(anybody, all, 'c3')?.number).toBe(2);
  expect(nextOpen(anybody, all, 'c4')?.number).toBe(2);
  expect(nextOpen(anybody, [combat(1, 'grouped')], 'c1')).toBeUndefined();
  expect(nextOpen(anybody, [], null)).toBeUndefined();
});

test('for Team Control the combats of its own teams come first, as in the list', () => {
  const mine = [combat(1, 'grouped'), combat(2, 'grouped', 'guards')];
  expect(nextOpen({ roles: ['teamControl'], teamKeys: ['guards'] }, mine, null)?.number).toBe(2);
});
