import type { Act } from './table';

/**
 * The shortest list of acts found that still fails: ever smaller parts are left out, as long as it fails without them and
 * there is time (ms).
 */
export async function shortest(
  acts: readonly Act[],
  fails: (acts: Act[]) => Promise<boolean>,
  time: number,
): Promise<Act[]> {
  const endsAt = performance.now() + time;
  let left = acts.flatMap(alone);
  if (!(await fails(left))) left = [...acts];
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // From the end: what came last is what failed, and the most before it did not matter.
    for (let from = left.length - size; from > -size && performance.now() < endsAt; from -= size) {
      const without = [...left.slice(0, Math.max(0, from)), ...left.slice(from + size)];
      if (await fails(without)) left = without;
    }
  }
  return left;
}

/** Acts that were done at the same time, one after the other. */
const alone = ({ beside, ...act }: Act): Act[] => (beside ? [act, beside] : [act]);
