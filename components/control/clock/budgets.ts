import type { Phase } from '@/lib/words';

/** Seconds of each phase. */
export type Budgets = Record<Phase, number>;
