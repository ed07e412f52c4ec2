import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { Phase } from '@/lib/words';

const words: Record<Phase, string> = {
  orders: 'No team owes an order sheet.',
  collection: 'Every order sheet is accepted.',
  movement: 'Movement is closed and every team has its places.',
  combat: 'Every combat is ruled on.',
  briefing: 'Every team has its report.',
  reinforcements: 'Every unit due has been placed.',
};

/** The words when a phase waits for nothing any more. Movement and grouping that are still open are closed by the next phase. */
export function phaseDoneWords(
  phase: Phase,
  { movementClosedAt, groupingClosedAt }: Pick<Chrome['turn'], 'movementClosedAt' | 'groupingClosedAt'>,
): string {
  if (phase === 'movement' && !movementClosedAt) return 'Nothing is left to move. The next phase closes movement.';
  if (phase === 'combat' && !groupingClosedAt) return 'No combat is left to fight. The next phase closes the grouping.';
  return words[phase];
}
