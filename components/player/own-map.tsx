'use client';

import { useEffect, useState } from 'react';
import { gridReference } from '@/components/map/grid-reference';
import { MapView } from '@/components/map/map-view';
import type { MapSheet, Place } from '@/components/map/sheet';
import { EmptyState } from '@/components/ui/empty-state';
import type { DeskCounter, PlayerDesk } from '@/lib/visibility/desk';
import { At } from './at';
import { OnOwnMap, takenRoom } from './on-own-map';
import { read } from './post';

/** The team's own map: its counters as last issued, the contacts it was told of, and a line on whatever was pressed. */
export function OwnMap({ desk }: { desk: PlayerDesk }) {
  const sheet = useMapSheet(desk.seat.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [openPile, setOpenPile] = useState<string | null>(null);
  const placed = desk.counters.filter((counter) => counter.x !== null && !counter.isLost);
  const [initial] = useState(() => firstLook(placed));
  const counter = desk.counters.find(({ id }) => id === chosen);
  const away = desk.counters.filter(({ x, isLost }) => x === null && !isLost);
  const lost = desk.counters.filter(({ isLost }) => isLost);

  return (
    <section aria-label="Map" className="on-desk flex min-h-0 flex-1 flex-col overflow-hidden">
      <div className="relative min-h-0 flex-1">
        {sheet ? (
          <MapView
            sheet={sheet}
            label="Map with your own units and what is known of the enemy"
            initial={initial ?? { centre: middleOf(sheet), kmAcross: 30 }}
            avoid={(projection) => takenRoom(placed, desk.contacts, projection)}
            onGround={() => {
              setChosen(null);
              setOpenPile(null);
            }}
          >
            {(projection) => (
              <OnOwnMap
                desk={desk}
                counters={placed}
                {...{ projection, chosen, openPile }}
                onChoose={setChosen}
                onOpenPile={setOpenPile}
              />
            )}
          </MapView>
        ) : (
          <EmptyState title="The map is being unfolded" />
        )}
      </div>
      <div className="not-printed flex min-h-[38px] flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule px-3.5 py-1.5 text-note text-ink-2">
        {counter ? (
          <CounterLine counter={counter} />
        ) : (
          <>
            <span>{desk.placesAsOf ? <AsOf time={desk.placesAsOf} /> : 'Your places have not been told yet'}</span>
            {away.length > 0 && <Names title="Not on the map" of={away} />}
            {lost.length > 0 && <Names title="Lost" of={lost} />}
            <span className="ml-auto">{desk.contacts.length > 0 ? 'Older contacts fade' : 'No enemy reported'}</span>
          </>
        )}
      </div>
    </section>
  );
}

const AsOf = ({ time }: { time: string }) => (
  <>
    Own places{' '}
    <b className="font-medium text-ink">
      as of <At time={time} />
    </b>
  </>
);

function CounterLine({ counter }: { counter: DeskCounter }) {
  return (
    <p>
      <b className="text-ink">{counter.name}</b>
      {counter.brigade && ` · ${counter.brigade}`}
      {counter.x !== null && counter.y !== null && (
        <>
          {' · '}
          <span className="font-mono text-console">{gridReference({ x: counter.x, y: counter.y })}</span>
        </>
      )}
      {counter.sizeKm > 0 && ` · ${counter.sizeKm} km of road`}
    </p>
  );
}

const Names = ({ title, of }: { title: string; of: DeskCounter[] }) => (
  <details className="relative">
    <summary className="min-h-6 font-medium">{title}</summary>
    <ul className="on-desk absolute bottom-full left-0 z-10 mb-1 max-h-60 w-56 overflow-y-auto border border-rule p-2">
      {of.map(({ id, name }) => (
        <li key={id} className="py-0.5">
          {name}
        </li>
      ))}
    </ul>
  </details>
);

/** The printed map, fetched once; tried again until it is there. */
function useMapSheet(seatId: string): MapSheet | null {
  const [sheet, setSheet] = useState<MapSheet | null>(null);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const fetchSheet = async () => {
      const reply = await read<MapSheet>(seatId, 'map');
      if (isGone) return;
      if (reply.kind === 'ok') setSheet(reply.value);
      if (reply.kind === 'offline' || reply.kind === 'fault') retry = setTimeout(fetchSheet, 3000);
    };
    void fetchSheet();
    return () => {
      isGone = true;
      clearTimeout(retry);
    };
  }, [seatId]);
  return sheet;
}

const middleOf = ({ frame }: MapSheet): Place => ({
  x: (frame.minX + frame.maxX) / 2,
  y: (frame.minY + frame.maxY) / 2,
});

/** The window that shows all own counters with some ground around them; null without any. */
function firstLook(counters: DeskCounter[]): { centre: Place; kmAcross: number } | null {
  if (counters.length === 0) return null;
  const xs = counters.map(({ x }) => x!);
  const ys = counters.map(({ y }) => y!);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const kmAcross = Math.max(16, (right - left) * 1.9, (top - bottom) * 1.1);
  return { centre: { x: (left + right) / 2, y: (bottom + top) / 2 }, kmAcross };
}
