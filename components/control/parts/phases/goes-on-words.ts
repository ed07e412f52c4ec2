import { phaseNames } from '@/components/control/parts/phase-times';
import type { Chrome } from '@/lib/desks/control/frame/chrome';

/** The act of the next-phase key, as its button says: to begin, to go on or to end the turn; null: the battle is over. */
export function goesOnWords({
  phase,
  phases,
  turn,
  isBegun,
}: Pick<Chrome, 'isBegun' | 'phase'> & {
  phases: readonly Pick<Chrome['phases'][number], 'key'>[];
  turn: Pick<Chrome['turn'], 'number' | 'closedAt'>;
}): string | null {
  if (!isBegun) return 'Begin the game';
  if (turn.closedAt) return null;
  const next = phases[phases.findIndex(({ key }) => key === phase) + 1];
  return next ? `Next phase: ${phaseNames[next.key]}` : `End turn ${turn.number}`;
}
