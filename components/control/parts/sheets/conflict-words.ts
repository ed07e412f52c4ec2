import type { ConflictCode } from '@/lib/adjudication/conflicts';
import { counted } from '@/lib/text';

/** The subject of a conflict, as its card is headed. */
export const conflictTitles: Record<ConflictCode, string> = {
  unitTwice: 'On two rows',
  breakThroughBarred: 'Break through is barred',
  attackUnprepared: 'Attack without preparation',
  airNotLaidOn: 'Air support not laid on',
  airNotAskedFor: 'Air support not asked for',
  overCapacity: 'Crossing over capacity',
  gunsOutOfRange: 'Guns out of range',
  gunsTwice: 'Guns on two tasks',
  targetGone: 'Target has left',
};

/** `1 conflict`, `4 conflicts`. */
export const conflictCount = (conflicts: number): string => counted(conflicts, 'conflict');
