'use client';

import { useRef, useState } from 'react';
import { MapView } from '@/components/map/map-view';
import { firstLook, middleOf } from '@/components/map/side/first-look';
import { sideBookmarks } from '@/components/map/side/side-bookmarks';
import { sideThings } from '@/components/map/side/side-things';
import { useTransport } from '@/components/transport/desk-transport';
import { useSeated } from '@/components/transport/seated';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import type { Place } from '@/lib/geometry';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { FindOnMap } from './find-on-map';
import { mapKeys } from './map-keys';
import { OwnLayers } from './own-layers';
import { UnderMap } from './under-map';
import { useOwnMap } from './use-own-map';

interface Props {
  desk: PlayerDesk;
  /** The map lies over the pad as well. */
  isWide: boolean;
  onWide: () => void;
}

/** Loaded when it is first opened: few look for it at once. */
const LayersList = later(async () => (await import('./layers-list')).LayersList);

/** The team's own map: what it was told, what it drew, and a line on whatever was pressed. */
export function PlayerMap({ desk, isWide, onWide }: Props) {
  const { isLookedOn } = useTransport();
  const { onSeen } = useSeated();
  const find = useRef<HTMLInputElement>(null);
  const own = useOwnMap(desk);
  const { view, mapData, layers, pressed, drawing } = own;
  const { pencil } = drawing;
  const [initial] = useState(() => firstLook(desk.counters, desk.objectives));
  const near = () => view.current?.middle() ?? initial?.centre ?? { x: 0, y: 0 };
  const ground = (place: Place) => {
    if (pencil.tool) pencil.put(place);
    else pressed.leave();
  };
  const takeInHand = (thing: string | null) => {
    pressed.leave();
    if (!thing) return;
    pressed.setChosen(thing);
    onSeen?.(thing);
  };
  const keys = mapKeys({
    pencil,
    keeper: own.keeper,
    marks: own.marks.here.marks,
    chosen: pressed.chosen,
    isOnMap: own.isOnMap,
    isStill: isLookedOn,
    onRemove: (mark) => {
      own.keeper.remove(mark);
      if (mark === pressed.chosen) pressed.setChosen(null);
    },
    onFind: () => find.current?.focus(),
    onLayers: () => layers.setOpen(true),
    onBookmarks: () => view.current?.bookmarks(),
    onLeave: pressed.leave,
  });

  return (
    <section aria-label="Map" className="on-desk flex min-h-0 flex-1 flex-col overflow-hidden">
      <div
        ref={own.room}
        className={`side-map relative min-h-0 flex-1 ${pencil.tool ? 'is-drawing' : ''}`}
        onKeyDownCapture={keys}
        onPointerMove={drawing.point}
        onPointerLeave={drawing.pointAway}
      >
        {mapData ? (
          <>
            <MapView
              ref={view}
              mapData={mapData}
              bookmarks={sideBookmarks(desk)}
              things={() => sideThings(layers.map)}
              onThing={takeInHand}
              label="Map with your own units and what is known of the enemy"
              initial={initial ?? { centre: middleOf(mapData), kmAcross: 30 }}
              layoutAt={own.layoutAt}
              hidden={[...layers.off]}
              onGround={ground}
            >
              {(projection) => <OwnLayers desk={desk} own={own} frame={mapData.frame} projection={projection} />}
            </MapView>
            <FindOnMap
              mapData={mapData}
              map={layers.map}
              near={near}
              input={find}
              onFound={(place, thing) => {
                view.current?.show(place);
                takeInHand(thing);
                if (thing) view.current?.lead(thing);
              }}
            />
            {layers.isOpen && (
              <LayersList
                mapData={mapData}
                off={layers.off}
                onToggle={layers.toggle}
                onClose={() => layers.setOpen(false)}
              />
            )}
          </>
        ) : (
          <EmptyState title="The map is loading" />
        )}
      </div>
      <UnderMap own={own} near={near} isWide={isWide} onWide={onWide} />
    </section>
  );
}
