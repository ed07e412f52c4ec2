'use client';

import { useRef, useState } from 'react';
import { type MapHandle, MapView } from '@/components/map/map-view';
import { firstLook, middleOf } from '@/components/map/side/first-look';
import { sideBookmarks } from '@/components/map/side/side-bookmarks';
import { useTransport } from '@/components/transport/desk-transport';
import { later } from '@/components/ui/later';
import { EmptyState } from '@/components/ui/empty-state';
import { asPlace, isInFrame, type Place } from '@/lib/geometry';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { FindOnMap } from './find-on-map';
import { mapKeys } from './map-keys';
import { OwnLayers } from './own-layers';
import { UnderMap } from './under-map';
import { useDrawing } from './use-drawing';
import { useLaidOut } from './use-laid-out';
import { useMapLayers } from './use-map-layers';
import { useMarks } from './use-marks';
import { useOwnMoves } from './use-own-moves';
import { usePressed } from './use-pressed';
import { usePrintedMap } from './use-printed-map';

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
  const mapData = usePrintedMap(desk.seat.id, desk.mapVersion);
  const view = useRef<MapHandle>(null);
  const find = useRef<HTMLInputElement>(null);
  const pen = useRef<HTMLInputElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { keeper, state } = useMarks(desk.marks);
  const { marks } = state.here;
  const layers = useMapLayers(desk, marks);
  const { map, off } = layers;
  const pressed = usePressed({ keeper, marks, map, view, pen });
  const { leave } = pressed;
  const backToMap = () => {
    leave();
    room.current?.querySelector<SVGElement>('.map')?.focus();
  };
  const drawing = useDrawing({ view, mapData, counters: desk.counters, onDrawn: pressed.drawn, onAsked: backToMap });
  const { pencil } = drawing;
  const laidOut = useLaidOut(map, mapData, pressed);
  const moved = useOwnMoves(desk);
  const [initial] = useState(() => firstLook(desk.counters, desk.objectives));

  const isOnMap = (points: readonly (readonly [number, number])[]) =>
    mapData !== null && points.every((point) => isInFrame(mapData.frame, asPlace(point)));
  const near = () => view.current?.middle() ?? initial?.centre ?? { x: 0, y: 0 };
  const ground = (place: Place) => {
    if (pencil.tool) pencil.put(place);
    else leave();
  };
  const keys = mapKeys({
    pencil,
    keeper,
    marks,
    isOnMap,
    isStill: isLookedOn,
    onFind: () => find.current?.focus(),
    onLayers: () => layers.setOpen(true),
    onBookmarks: () => view.current?.bookmarks(),
    onLeave: leave,
  });
  const parts = { view, keeper, layers, pressed, drawing };

  return (
    <section aria-label="Map" className="on-desk flex min-h-0 flex-1 flex-col overflow-hidden">
      <div
        ref={room}
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
              label="Map with your own units and what is known of the enemy"
              initial={initial ?? { centre: middleOf(mapData), kmAcross: 30 }}
              layoutAt={laidOut.layoutAt}
              hidden={[...off]}
              onGround={ground}
            >
              {(projection) => (
                <OwnLayers {...parts} {...{ desk, projection, laidOut, moved, isOnMap }} frame={mapData.frame} />
              )}
            </MapView>
            <FindOnMap
              mapData={mapData}
              map={map}
              near={near}
              input={find}
              onFound={(place, thing) => {
                view.current?.show(place);
                leave();
                if (thing) pressed.setChosen(thing);
              }}
            />
            {layers.isOpen && (
              <LayersList mapData={mapData} off={off} onToggle={layers.toggle} onClose={() => layers.setOpen(false)} />
            )}
          </>
        ) : (
          <EmptyState title="The map is loading" />
        )}
      </div>
      <UnderMap
        {...parts}
        {...{ room, pen, near, isWide, onWide }}
        marks={state}
        moved={moved.length}
        onMap={backToMap}
      />
    </section>
  );
}
