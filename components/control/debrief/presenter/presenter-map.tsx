import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import { MapView } from '@/components/map/map-view';
import { middleOf } from '@/components/map/side/first-look';
import type { SideMap } from '@/components/map/side/side-map';
import { SideMapLayer } from '@/components/map/side/side-map-layer';
import { useSideLayout } from '@/components/map/side/use-side-layout';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';

interface Props {
  title: string;
  /** Its title is read over it. */
  hasTitle: boolean;
  map: SideMap;
  mapData: MapData;
  /** The place in the middle of the part of the screen that nobody stands in front of; null: the whole map. */
  spot: Place | null;
  kmAcross: number;
}

/** People stand in front of the lowest quarter of a screen: so much above it, a share of the map's width, lies what is looked at. */
const above = 0.03;

/** The hour of the hall is not said. */
const noHour = () => '';

/** One map for the hall: it moves to where it is told, and nothing on it is pressed. */
export function PresenterMap({ title, hasTitle, map, mapData, spot, kmAcross }: Props) {
  const [openPile, setOpenPile] = useState<string | null>(null);
  const handle = useRef<MapHandle>(null);
  const sideAt = useSideLayout(map, mapData, noHour, openPile, null);
  const layoutAt = useCallback((projection: Projection) => sideAt(projection).layout, [sideAt]);
  const centre = spot ? { x: spot.x, y: spot.y - above * kmAcross } : middleOf(mapData);
  const across = spot ? kmAcross : mapData.frame.maxX - mapData.frame.minX;
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when it is to look elsewhere
  useEffect(() => {
    if (!first.current) handle.current?.show(centre, across);
    first.current = false;
  }, [centre.x, centre.y, across]);
  return (
    <section aria-label={title} className="presenter-map">
      {hasTitle && <h2>{title}</h2>}
      <div className="presenter-pane">
        <MapView
          ref={handle}
          mapData={mapData}
          initial={{ centre, kmAcross: across }}
          label={title}
          layoutAt={layoutAt}
          onGround={() => setOpenPile(null)}
        >
          {(projection) => {
            const { layout, dealt, beneath } = sideAt(projection);
            return (
              <SideMapLayer
                map={map}
                projection={projection}
                layout={layout}
                dealt={dealt}
                beneath={beneath}
                chosen={null}
                onChoose={() => undefined}
                onOpenPile={setOpenPile}
                timeOf={noHour}
              />
            );
          }}
        </MapView>
      </div>
    </section>
  );
}
