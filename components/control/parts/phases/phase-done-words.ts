import type { Phase } from '@/lib/words';

/** What is said when a phase waits for nothing any more. */
export const phaseDoneWords: Record<Phase, string> = {
  orders: 'Every order sheet is in.',
  collection: 'Every order sheet is accepted.',
  movement: 'Movement is closed and every team has its places.',
  combat: 'Every combat is ruled on.',
  briefing: 'Every team has its report.',
  reinforcements: 'Every unit due has been placed.',
};
