import type { PhaseKey } from '@/lib/turn/control-desk/frame/chrome';

/** Seconds of each phase. */
export type Budgets = Record<PhaseKey, number>;
