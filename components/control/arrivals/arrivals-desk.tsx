'use client';

import { useRef, useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useGameMap } from '@/components/control/parts/map/use-map-data';
import { useDataAddress } from '@/components/control/parts/router';
import { gridReference } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { placedByAll, unplaced } from '@/lib/advice/arrivals/placed-by-all';
import type { Arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { counted } from '@/lib/text';
import { ArrivalCard } from './arrival-card';
import { columnKm, unitsWords } from './arrival-words';
import { ArrivalsMap } from './arrivals-map';
import { EntryList } from './entry-list';
import { Box, Lifts } from './off-the-map';
import { RaiseUnit } from './raise-unit';
import { TellTeams } from './tell-teams';
import { useArrivalDrag } from './use-arrival-drag';
import { useArrivals } from './use-arrivals';

/** Reinforcements (§4 step 4): what is due, late and next by entry place, and the map on which it is put down. */
export function ArrivalsDesk({ desk }: { desk: Arrivals }) {
  const mapData = useGameMap(useDataAddress()('/map/data'));
  const view = useRef<MapHandle>(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const placeField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const hand = useArrivals(desk);
  const { dragged, grip } = useArrivalDrag(mapBox, view, (ids, at) => hand.place(ids, at));
  const taken = new Set(hand.inHand.map(({ id }) => id));
  const open = unplaced(desk);
  const byAll = placedByAll(desk);
  const all = byAll.length > 0 ? hand.placeAll : undefined;
  const handEntry = desk.entries.find(({ units }) =>
    units.some(({ id }) => id === (dragged?.ids[0] ?? hand.inHand[0]?.id)),
  );
  useKeys({
    all: all,
    move: hand.inHand.length > 0 ? () => placeField.current?.focus() : undefined,
    leave: hand.inHand.length > 0 ? hand.putDown : undefined,
  });

  const take = (ids: string[], isTaken: boolean) => {
    hand.take(ids, isTaken);
    const entry = desk.entries.find(({ units }) => units.some(({ id }) => id === ids[0]));
    if (isTaken && entry && !view.current?.isInSight(entry.place, 90)) view.current?.show(entry.place);
  };
  const hands = { turn: desk.turn, inHand: taken, onTake: take, grip };
  const isEmpty = desk.entries.every(({ units }) => units.length === 0) && desk.lifts.length === 0;
  return (
    <div className="flex h-full min-h-0 flex-col [--least-height:30rem]">
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-paper px-4 py-1.5">
        <h1 className="lead">Arrivals</h1>
        <p className="text-ink-3">
          {open.length === 0
            ? 'Everything due has its place.'
            : `${open.length === 1 ? 'One unit has' : `${counted(open.length, 'unit')} have`} no place yet.`}
        </p>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <RaiseUnit desk={desk} mapData={mapData} />
          <TellTeams desk={desk} />
          {all && (
            <Button kind="act" size="small" hint={keyOf('all')} isBusy={hand.isBusy} onClick={all}>
              Place all at their entry places
            </Button>
          )}
        </span>
      </header>
      <div className="flex min-h-0 flex-1 max-sm:flex-col-reverse">
        <div className="flex w-115 shrink-0 flex-col border-r border-rule-2 bg-paper max-sm:min-h-0 max-sm:w-full max-sm:flex-1 max-sm:border-r-0">
          <section aria-label="Reinforcements" className="scrolls px-4 pb-3">
            {isEmpty && <EmptyState title="No more units are to come." />}
            <EntryList entries={desk.entries} {...hands} />
            <Lifts desk={desk} hand={hand} grip={grip} />
            <Box desk={desk} />
          </section>
          <ArrivalCard
            key={[...taken].sort().join()}
            desk={desk}
            hand={hand}
            mapData={mapData}
            typed={typed}
            onType={setTyped}
            field={placeField}
          />
        </div>
        <div ref={mapBox} className="relative min-w-0 flex-1 max-sm:h-[max(34dvh,14rem)] max-sm:flex-none">
          <ArrivalsMap
            desk={desk}
            mapData={mapData}
            entry={handEntry ?? null}
            inHand={taken}
            drop={dragged?.over ?? hand.refusal?.at ?? null}
            view={view}
            onGround={(place) => hand.inHand.length > 0 && setTyped(gridReference(place))}
          />
        </div>
      </div>
      {dragged && <DragGhost dragged={dragged} desk={desk} />}
      <div className="max-sm:hidden">
        <KeysLine keys={{ all: 'place all', goOn: 'take in hand', move: 'type its place', leave: 'put down' }}>
          Drag a counter onto the map, or take it in hand and press the ground.
        </KeysLine>
      </div>
    </div>
  );
}

/** The counter that is dragged, beside the pointer. */
function DragGhost({
  dragged,
  desk,
}: {
  dragged: NonNullable<ReturnType<typeof useArrivalDrag>['dragged']>;
  desk: Arrivals;
}) {
  const units = [...desk.entries, ...desk.lifts]
    .flatMap((one) => one.units)
    .filter(({ id }) => dragged.ids.includes(id));
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed z-40 rounded-2 border border-mine bg-sheet px-2 py-1 text-small font-medium shadow-2"
      style={{ left: dragged.x + 14, top: dragged.y + 10 }}
    >
      {units.length === 1 ? units[0]!.shortName : `${unitsWords(units.length)}, ${columnKm(units)} km`}
      {dragged.over && <span className="ml-2 font-mono font-normal">{gridReference(dragged.over)}</span>}
    </div>
  );
}
