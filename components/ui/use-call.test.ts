import { expect, test } from 'vitest';
import { hasMore } from './use-call';

test.each([
  [[0, 2], [1, 2], true],
  [[1, 2], [0, 3], true],
  [[1, 2], [0, 2], false],
  [[1, 2], [1, 2], false],
])('from %j to %j: more waits is %j', (before, now, more) => expect(hasMore(before, now)).toBe(more));
