'use client';

import { NotCome } from '@/components/control/parts/not-come';
import { later } from '@/components/ui/later';
import type { MasterMap } from '@/lib/desks/control/movement/map';
import { ContactStop } from '../moves/contact-stop';
import type { RoadColumn } from '../moves/use-column';
import type { Moves } from '../moves/use-moves';
import { type CounterClaims, claimWords } from '../pointing/counter-claims';
import type { PickedCounters } from '../pointing/use-picked-counters';

/** Loaded when a unit is first in hand. */
const UnitCard = later(async () => (await import('./unit-card')).UnitCard, NotCome);

/** Loaded when several units are first in hand. */
const ColumnCard = later(async () => (await import('./column-card')).ColumnCard, NotCome);

interface Props {
  map: MasterMap;
  moving: Moves;
  hand: PickedCounters;
  claims: CounterClaims;
  column: RoadColumn;
  isPointing: boolean;
  /** Begins pointing out the way on the map, or ends it. */
  onPoint: () => void;
  onMoveTo: () => void;
}

/** Shows the units in hand beside the map: the card of one, with who else has taken it, or that of a column. */
export function UnitsInHand({ map, moving, hand, claims, column, isPointing, onPoint, onMoveTo }: Props) {
  const { selected, units, pick, clear } = hand;
  const takenBy = selected && claims.get(selected.id);
  return (
    <>
      <ContactStop moving={moving} inHand={selected?.id ?? null} />
      {takenBy && (
        <p role="status" className="border-b border-rule-2 bg-waiting-soft px-4 py-2 text-small text-waiting">
          {claimWords(takenBy)}
        </p>
      )}
      {selected && (
        <UnitCard
          counter={selected}
          map={map}
          moving={moving}
          isPointing={isPointing}
          onPoint={onPoint}
          onMoveTo={onMoveTo}
          onClose={clear}
        />
      )}
      {units.length > 1 && (
        <ColumnCard
          column={column}
          claims={claims}
          isPointing={isPointing}
          onPoint={onPoint}
          onOrder={pick}
          onClose={clear}
        />
      )}
    </>
  );
}
