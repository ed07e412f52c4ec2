import type { ReactNode } from 'react';
import { RowNotes } from '@/components/control/parts/sheets/row-notes';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import type { Side } from '@/lib/words';
import type { CardUnits } from './score-lines';

/** The names and counters a card needs. */
export const cardUnits = (units: Iterable<CardUnitSource>): CardUnits =>
  new Map(
    [...units].map(({ id, shortName, side, profile, stepsLost }) => [
      id,
      { name: shortName, side, profile, stepsLost },
    ]),
  );
type CardUnitSource = { id: string; shortName: string; side: Side; profile: string; stepsLost: number };

interface CombatColumnsProps {
  work: ReactNode;
  card: ReactNode;
  /** The rows of order sheets that lead here; left out: none do. */
  rows?: CombatOnDesk['notedRows'];
}

/** Two columns of the desk: what Control works on, with the notes on its orders below, and the card. */
export function CombatColumns({ work, card, rows = [] }: CombatColumnsProps) {
  return (
    <>
      <div className="flex min-h-0 flex-col overflow-hidden bg-sheet">
        <div className="flex min-h-0 flex-1 flex-col">{work}</div>
        {rows.length > 0 && (
          <div className="max-h-[38%] shrink-0 overflow-y-auto border-t border-rule-2 px-4 py-2">
            <RowNotes title="Game Control notes on the orders" rows={rows} />
          </div>
        )}
      </div>
      <div className="min-h-0">{card}</div>
    </>
  );
}
