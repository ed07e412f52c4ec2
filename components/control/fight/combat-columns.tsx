import type { ReactNode } from 'react';
import type { Side } from '@/lib/words';
import type { CardUnits } from './score/score-lines';

/** The names and counters a card needs. */
export const cardUnits = (units: Iterable<CardUnitSource>): CardUnits =>
  new Map(
    [...units].map(({ id, shortName, side, profile, stepsLost }) => [
      id,
      { name: shortName, side, profile, stepsLost },
    ]),
  );
type CardUnitSource = { id: string; shortName: string; side: Side; profile: string; stepsLost: number };

/** Two columns of the desk: what Control works on, and the card. */
export function CombatColumns({ work, card }: { work: ReactNode; card: ReactNode }) {
  return (
    <>
      <div className="flex min-h-0 flex-col overflow-hidden bg-sheet">{work}</div>
      <div className="min-h-0">{card}</div>
    </>
  );
}
