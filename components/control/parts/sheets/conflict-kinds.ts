import type { ConflictCode } from '@/lib/adjudication/conflicts';

/** The kinds of conflict, the worst first: what cannot be carried out, what costs points, what was forgotten. */
const worstFirst: readonly ConflictCode[] = [
  'unitTwice',
  'breakThroughBarred',
  'overCapacity',
  'targetGone',
  'gunsTwice',
  'gunsOutOfRange',
  'attackUnprepared',
  'airNotLaidOn',
  'airNotAskedFor',
];

/** Conflicts of a kind together, the worst kind first; within a kind as they came. */
export const byKind = <C extends { code: ConflictCode }>(conflicts: readonly C[]): [C, ...C[]][] =>
  worstFirst.flatMap((kind) => {
    const [first, ...others] = conflicts.filter(({ code }) => code === kind);
    return first ? [[first, ...others] as [C, ...C[]]] : [];
  });
