'use client';

import { useSyncExternalStore } from 'react';
import { keyOf, keysSaid } from '@/components/control/parts/keys/key-table';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { lengthKm, type Place } from '@/lib/geometry';
import type { AimStore } from '../pointing/aim';

interface Props {
  store: AimStore;
  /** The purpose of one wanted place; null: distances are measured. */
  asks: string | null;
  /** The way along the roads by these places; null: no road leads there. */
  byRoad: (places: readonly Place[]) => readonly Place[] | null;
  onEnd: () => void;
}

/** The distance so far, straight and by road, and the next step. */
export function MeasureCard({ store, asks, byRoad, onEnd }: Props) {
  const { points, cursor } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const first = points[0];
  const last = cursor ?? points.at(-1);
  const places = cursor && points.length > 0 ? [...points, cursor] : points;
  const road = asks || places.length < 2 ? null : byRoad(places);
  return (
    <section
      aria-label={asks ?? 'Measure'}
      className="absolute bottom-3.5 left-1/2 z-10 flex w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 flex-wrap items-center gap-x-4 gap-y-1 rounded-2 border border-mine bg-sheet px-3.5 py-2 shadow-2"
    >
      {asks ? (
        <p>
          <b>{asks}</b> {cursor && <span className="font-mono">{gridReference(cursor)}</span>}
        </p>
      ) : (
        <p role="status" className="flex items-baseline gap-3">
          <b className="text-lead tabular-nums">{inKm(lengthKm(places))}</b>
          {road && <span className="tabular-nums">{inKm(lengthKm(road))} by road</span>}
          <span className="font-mono detail">
            {first ? `${gridReference(first)} to ${last ? gridReference(last) : ''}` : 'Press where it begins'}
          </span>
        </p>
      )}
      <span className="aside max-md:hidden">
        {keysSaid(['open'], (open) => `Click, or arrows and ${open}`)}
        {asks ? '' : keysSaid(['takeBack'], (back) => `; ${back} takes one back`)}
      </span>
      {!asks && points.length > 0 && (
        <Button size="small" kind="quiet" onClick={() => store.set({ points: points.slice(0, -1) })}>
          Take one back
        </Button>
      )}
      <Button size="small" hint={keyOf('leave')} onClick={onEnd}>
        {asks ? 'Leave it' : 'Done'}
      </Button>
    </section>
  );
}
