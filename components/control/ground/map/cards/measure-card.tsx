'use client';

import { useSyncExternalStore } from 'react';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { lengthKm } from '@/lib/geometry';
import type { AimStore } from '../pointing/aim';

/** How far it is so far, and what to do next. `asks` is what one place is wanted for; null: distances are measured. */
export function MeasureCard({ store, asks, onEnd }: { store: AimStore; asks: string | null; onEnd: () => void }) {
  const { points, cursor } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const first = points[0];
  const last = cursor ?? points.at(-1);
  return (
    <section
      aria-label={asks ?? 'Measure'}
      className="absolute bottom-3.5 left-1/2 z-10 flex w-max max-w-[calc(100%-24px)] -translate-x-1/2 flex-wrap items-center gap-x-4 gap-y-1 rounded-2 border border-mine bg-sheet px-3.5 py-2 shadow-2"
    >
      {asks ? (
        <p>
          <b>{asks}</b> {cursor && <span className="font-mono">{gridReference(cursor)}</span>}
        </p>
      ) : (
        <p role="status" className="flex items-baseline gap-3">
          <b className="text-lead tabular-nums">
            {inKm(lengthKm(cursor && points.length > 0 ? [...points, cursor] : points))}
          </b>
          <span className="font-mono text-small text-ink-2">
            {first ? `${gridReference(first)} to ${last ? gridReference(last) : ''}` : 'Press where it begins'}
          </span>
        </p>
      )}
      <span className="text-small text-ink-3 max-md:hidden">
        Click, or arrows and Enter{asks ? '' : '; Backspace takes one back'}
      </span>
      {!asks && points.length > 0 && (
        <Button size="small" kind="quiet" onClick={() => store.set({ points: points.slice(0, -1) })}>
          Take one back
        </Button>
      )}
      <Button size="small" hint="Esc" onClick={onEnd}>
        {asks ? 'Leave it' : 'Done'}
      </Button>
    </section>
  );
}
