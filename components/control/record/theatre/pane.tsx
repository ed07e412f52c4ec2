'use client';

import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { lookAtFighting } from '@/components/control/parts/map/look-around';
import { clockTime } from '@/components/control/parts/time-words';
import type { Projection } from '@/components/map/core/projection';
import { type MapHandle, MapView } from '@/components/map/map-view';
import type { SideMap } from '@/components/map/side/side-map';
import { SideMapLayer } from '@/components/map/side/side-map-layer';
import { useSideLayout } from '@/components/map/side/use-side-layout';
import type { Belief } from '@/lib/advice/debrief/beliefs';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { otherSide } from '@/lib/sides';
import type { Side } from '@/lib/words';
import { BeliefLines } from './belief-lines';
import type { SharedLook } from './shared-look';

interface Props {
  title: string;
  /** It shows what no player may see. */
  isSecret: boolean;
  map: SideMap;
  mapData: MapData;
  beliefs: readonly Belief[];
  chosen: string | null;
  onChoose: (key: string | null) => void;
  look: SharedLook;
}

/** One map of the theatre, at the moment shown. All of them look at the same place. */
export function Pane({ title, isSecret, map, mapData, beliefs, chosen, onChoose, look }: Props) {
  const [openPile, setOpenPile] = useState<string | null>(null);
  const view: RefObject<MapHandle | null> = look.handleOf(title);
  const sideAt = useSideLayout(map, mapData, clockTime, openPile, chosen);
  const layoutAt = useCallback((projection: Projection) => sideAt(projection).layout, [sideAt]);
  const [initial] = useState(() => lookAtFighting(standingOf(map), mapData.frame));
  const bookmarks = useMemo(() => [], []);
  useEffect(() => look.hear(title), [look, title]);
  return (
    <section aria-label={title} className="relative flex min-h-0 min-w-0 flex-col" {...look.of(title)}>
      <h2
        className={`flex items-center border-b px-3 py-1 text-small font-semibold ${isSecret ? 'border-secret bg-secret-soft' : 'border-rule bg-paper'}`}
      >
        {title}
      </h2>
      <div className="relative min-h-0 flex-1">
        <MapView
          ref={view}
          mapData={mapData}
          bookmarks={bookmarks}
          initial={initial}
          label={title}
          layoutAt={layoutAt}
          onGround={() => {
            setOpenPile(null);
            onChoose(null);
          }}
        >
          {(projection) => {
            const { layout, dealt, beneath } = sideAt(projection);
            return (
              <>
                <BeliefLines beliefs={beliefs} projection={projection} />
                <SideMapLayer
                  map={map}
                  projection={projection}
                  layout={layout}
                  dealt={dealt}
                  beneath={beneath}
                  chosen={chosen}
                  onChoose={onChoose}
                  onOpenPile={setOpenPile}
                  timeOf={clockTime}
                />
              </>
            );
          }}
        </MapView>
      </div>
    </section>
  );
}

const standingOf = (map: SideMap) => {
  const placed = (side: Side, { x, y }: { x: number | null; y: number | null }) =>
    x === null || y === null ? [] : [{ side, isInContact: false, ...({ x, y } satisfies Place) }];
  const { side } = map.team;
  return [
    ...map.counters.flatMap((counter) => (counter.isLost ? [] : placed(counter.side ?? side, counter))),
    ...map.contacts.flatMap((contact) => placed(otherSide(side), contact)),
  ];
};
