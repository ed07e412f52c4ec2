import { expect, test } from 'vitest';
import { byKind } from './conflict-kinds';
import { conflictTitles } from './conflict-words';

test('conflicts fold to their kinds, the worst kind first, each as it came', () => {
  const conflicts = [
    { code: 'airNotLaidOn', id: 1 },
    { code: 'attackUnprepared', id: 2 },
    { code: 'unitTwice', id: 3 },
    { code: 'attackUnprepared', id: 4 },
  ] as const;
  expect(byKind(conflicts).map((kind) => kind.map(({ id }) => id))).toEqual([[3], [2, 4], [1]]);
});

test('no kind is left out', () => {
  const all = Object.keys(conflictTitles).map((code) => ({ code: code as keyof typeof conflictTitles }));
  expect(byKind(all)).toHaveLength(all.length);
});
