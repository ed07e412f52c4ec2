'use client';

import { type FormEvent, useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { RadioStrip } from '@/components/ui/radio-strip';
import { SortableList } from '@/components/ui/sortable-list';
import { type Place, placeOf } from '@/lib/geometry';
import { counted } from '@/lib/text';
import { modeChoices } from '../moves/move-draft';
import { MovementHalved } from '../moves/movement-halved';
import type { RoadColumn } from '../moves/use-column';
import { type CounterClaims, claimWords } from '../pointing/counter-claims';

interface Props {
  column: RoadColumn;
  claims: CounterClaims;
  isPointing: boolean;
  /** Begins pointing out the way on the map, or ends it. */
  onPoint: () => void;
  onOrder: (unitIds: string[]) => void;
  onClose: () => void;
}

/** Several counters in hand: their order of march, how long they are on the road, and the one act that moves them. */
export function ColumnCard({ column, claims, isPointing, onPoint, onOrder, onClose }: Props) {
  const { units, lengthKm, way, wayKm, places, named } = column;
  const waiting = places.filter(({ waits }) => waits).length;
  const isMixed = new Set(units.map(({ side }) => side)).size > 1;
  const others = [...new Set(units.flatMap(({ id }) => claims.get(id) ?? []))];
  const end = named.at(-1);
  return (
    <section aria-label="Column" className="flex min-h-0 flex-col border-b border-rule-2 bg-sheet px-4 pt-3 pb-4">
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-lead leading-5">{counted(units.length, 'unit')} in hand</h2>
          <p className="detail">
            <b className="font-semibold">{lengthKm} km</b> of road{' '}
            <RuleReference rule="§7 Column Lengths" className="text-ink-3" />
          </p>
        </div>
        <button
          type="button"
          aria-label="Put the units aside"
          onClick={onClose}
          className="-mt-1 min-h-7 min-w-7 pointer-coarse:min-h-press text-ink-3 hover:text-ink"
        >
          ×
        </button>
      </header>
      {others.length > 0 && (
        <p className="mt-2 rounded-1 bg-waiting-soft px-2 py-1 text-small text-waiting">{claimWords(others)}</p>
      )}
      <div className="mt-2 max-h-[38dvh] overflow-y-auto border-t border-rule">
        <SortableList
          label="Order of march, the head first"
          items={units.map((unit) => ({ id: unit.id, name: unit.name, unit }))}
          onOrder={onOrder}
        >
          {({ unit }, at) => (
            <>
              <span className="w-5 shrink-0 aside tabular-nums">{at + 1}</span>
              <span className="min-w-0 flex-1 font-medium">{unit.name}</span>
              <span className="flex shrink-0 gap-2.5 pl-2 detail tabular-nums">
                {places[at]?.waits ? 'waits' : places[at] && <Reference place={places[at]} />}
                <span>{unit.sizePoints} km</span>
              </span>
              <button
                type="button"
                aria-label={`Without ${unit.name}`}
                onClick={() => onOrder(units.filter(({ id }) => id !== unit.id).map(({ id }) => id))}
                className="min-h-handle-small w-7 shrink-0 text-ink-3 hover:text-ink"
              >
                ×
              </button>
            </>
          )}
        </SortableList>
      </div>
      <HeadTo key={end ? gridReference(end) : ''} column={column} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" hint={keyOf('wayPoints')} aria-pressed={isPointing} onClick={onPoint}>
          {isPointing ? 'Use this route' : 'Point it out…'}
        </Button>
        {named.length > 0 && (
          <Button size="small" kind="quiet" onClick={() => column.name([])}>
            Clear the route
          </Button>
        )}
      </div>
      <div className="mt-2 space-y-2">
        <RadioStrip
          label="Goes"
          choices={[
            { id: 'road', label: 'By road', isOff: !column.canByRoad },
            { id: 'straight', label: 'Straight' },
          ]}
          value={column.byRoad ? 'road' : 'straight'}
          onPick={(id) => column.setByRoad(id === 'road')}
        />
        <RadioStrip label="Moves as" choices={modeChoices} value={column.mode} onPick={column.setMode} />
      </div>
      <MovementHalved ticked={column.slowedBy} onTicked={column.setSlowedBy} />
      <p role="status" className="mt-2 min-h-5 detail">
        {isMixed && <span className="text-waiting">Both sides are in hand: a column is of one side. </span>}
        {way.length > 1 && `The route is ${inKm(wayKm)}. `}
        {waiting > 0 && (
          <span className="text-waiting">
            {waiting === 1 ? 'One unit waits' : `${counted(waiting, 'unit')} wait`} at its beginning: it is shorter than
            the column.
          </span>
        )}
      </p>
      <div className="mt-1">
        <Button kind="act" isBusy={column.isBusy} disabled={way.length < 2 || isMixed} onClick={column.send}>
          Move as a column
        </Button>
      </div>
    </section>
  );
}

const Reference = ({ place }: { place: Place }) => <span className="font-mono text-small">{gridReference(place)}</span>;

/** Where the head goes, typed. */
function HeadTo({ column: { units, named, name } }: { column: RoadColumn }) {
  const end = named.at(-1);
  const [typed, setTyped] = useState(end ? gridReference(end) : '');
  const near = units[0] && units[0].x !== null ? { x: units[0].x, y: units[0].y! } : { x: 0, y: 0 };
  const place = placeOf(typed, near);
  const keep = (event?: FormEvent) => {
    event?.preventDefault();
    if (place && (!end || gridReference(place) !== gridReference(end))) name([...named.slice(0, -1), place]);
  };
  return (
    <form onSubmit={keep} className="mt-3">
      <TextField
        label="The head goes to"
        value={typed}
        placeholder="746 779 or 74.63 77.95"
        className="font-mono"
        error={typed.trim() !== '' && !place ? 'Six figures, or two numbers with a point.' : null}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => keep()}
      />
    </form>
  );
}
