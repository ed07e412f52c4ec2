'use client';

import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { clockTime } from '@/components/control/parts/time-words';
import type { FirstLook } from '@/components/map/core/first-view';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import { MapView } from '@/components/map/map-view';
import type { SideMap } from '@/components/map/side/side-map';
import { SideMapLayer } from '@/components/map/side/side-map-layer';
import { useSideLayout } from '@/components/map/side/use-side-layout';
import type { Belief } from '@/lib/advice/debrief/beliefs';
import type { MapData } from '@/lib/scenario/types';
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
  /** The first view, where no other map is there. */
  opensOn: FirstLook;
}

/** One map of the theatre, at the moment shown. All of them look at the same place. */
export function Pane({ title, isSecret, map, mapData, beliefs, chosen, onChoose, look, opensOn }: Props) {
  const [openPile, setOpenPile] = useState<string | null>(null);
  const view: RefObject<MapHandle | null> = look.handleOf(title);
  const sideAt = useSideLayout(map, mapData, clockTime, openPile, chosen);
  const layoutAt = useCallback((projection: Projection) => sideAt(projection).layout, [sideAt]);
  const bookmarks = useMemo(() => [], []);
  useLayoutEffect(() => {
    look.join(title);
    return look.hear(title);
  }, [look, title]);
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
          initial={opensOn}
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
