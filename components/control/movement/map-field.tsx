'use client';

import { type MouseEvent, type RefObject, useCallback, useMemo, useState } from 'react';
import { keysSaid, shortcutOf } from '@/components/control/parts/keys/key-table';
import { lookAtFighting } from '@/components/control/parts/map/look-around';
import { useRouter } from '@/components/control/parts/router';
import { gridReference } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import { movedWords } from '@/components/map/core/moves-layer';
import { useMovesSince } from '@/components/map/core/moves-since';
import type { Projection } from '@/components/map/core/projection';
import { MapView } from '@/components/map/map-view';
import { later } from '@/components/ui/later';
import type { MasterMap as Master, MasterCounter } from '@/lib/desks/control/movement/map';
import { isInField, isInFrame, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import { roadWay } from '@/lib/ways/roads';
import { groundPointsAtMost } from './ground/ground-words';
import type { GroundSketch } from './ground/use-ground-sketch';
import { masterThings } from './layers/counter-words';
import { CountersAndMarks } from './layers/counters-and-marks';
import { extraLayers } from './layers/extra-layers';
import { useLayers } from './layers/layer-choices';
import { LayersUnderCounters } from './layers/layers-under-counters';
import { useMasterLayout } from './layers/use-master-layout';
import type { RoadColumn } from './moves/use-column';
import type { Moves } from './moves/use-moves';
import type { CounterClaims } from './pointing/counter-claims';
import { MapBar } from './pointing/map-bar';
import { bookmarksOf } from './pointing/master-bookmarks';
import { pileOpener } from './pointing/open-pile';
import { useCounterPointer } from './pointing/use-counter-pointer';
import { useFoundPlace } from './pointing/use-found-place';
import { type Doing, useMapTools } from './pointing/use-map-tools';
import type { PickedCounters } from './pointing/use-picked-counters';
import { useSelectionBand } from './pointing/use-selection-band';

interface Props {
  map: Master;
  mapData: MapData;
  moving: Moves;
  hand: PickedCounters;
  /** A place to open on; null: all counters. */
  at: Place | null;
  view: RefObject<MapHandle | null>;
  claims: CounterClaims;
  doing: Doing;
  onDoing: (doing: Doing) => void;
  column: RoadColumn;
  /** Takes the next place of a way that is pointed out. */
  onWayPoint: (place: Place) => void;
  /** The area of ground that is being drawn. */
  sketch: GroundSketch;
  /** Takes a unit in hand and brings it into sight. */
  onChoose: (unitId: string) => void;
  onOff: (unitId: string) => void;
}

/** Loaded when the layers are first looked at. */
const LayersPanel = later(async () => (await import('./layers/layers-panel')).LayersPanel);

/** Loaded when something is first measured or pointed at. */
const MeasureCard = later(async () => (await import('./cards/measure-card')).MeasureCard);
const AimLayer = later(async () => (await import('./layers/aim-layer')).AimLayer);

/** Loaded when it is first opened. */
const MasterLegend = later(async () => (await import('./layers/master-legend')).MasterLegend);

/** Loaded when ground is drawn for the first time; what stands beside the map says when it does not come. */
const Pencil = later(async () => (await import('@/components/map/pencil/pencil')).Pencil);

const placeWords = (place: Place): string => `at ${gridReference(place)}`;

/** The map itself: layers, counters in stacks, the move, the measure and the column in the making. */
export function MapField(props: Props) {
  const { map, mapData, moving, hand, at, view, claims, doing, column, sketch } = props;
  const { onDoing, onChoose, onOff, onWayPoint } = props;
  const { selected } = hand;
  const [openPile, setOpenPile] = useState<string | null>(null);
  const { found, find, forget } = useFoundPlace(at, view);
  const [said, setSaid] = useState('');
  const layers = useLayers();
  const counters = useMemo(() => [...moving.counters.values()], [moving.counters]);
  const held = { openPile, selectedId: selected?.id ?? null, picked: hand.pickedSet };
  const masterAt = useMasterLayout(map, counters, layers.hidden, mapData, held, view);
  const layoutAt = useCallback((projection: Projection) => masterAt(projection).layout, [masterAt]);
  const [initial] = useState(() => firstLookOf(at, counters, mapData));
  const bookmarks = useMemo(() => bookmarksOf(counters, map.teams, mapData), [counters, map.teams, mapData]);
  const moved = useMovedCounters(map.counters);
  const { aim, isAiming, endAim, ...tools } = useMapTools({
    doing,
    onDoing,
    moving,
    view,
    counters,
    onWayPoint,
    onLeave: () => {
      setOpenPile(null);
      reveal(null);
    },
    announce: setSaid,
  });
  const byRoad = ([from, ...on]: readonly Place[]) =>
    doing === 'measure' && from ? roadWay(from, on.at(-1) ?? from, mapData, on.slice(0, -1)) : null;
  const drawn = doing === 'draw' ? sketch.points : null;

  const reveal = (unitId: string | null) => {
    forget();
    if (unitId === null) hand.clear();
    else hand.pick([unitId]);
  };
  const grips = useCounterPointer({
    moving,
    view,
    inHand: selected?.id ?? null,
    onToggle: hand.toggle,
    onOff,
    onSelect: reveal,
    isPicking: doing === 'pick',
    onPicking: () => onDoing('pick'),
    isOnMap: (place) => isInFrame(mapData.frame, place),
    onOpenPile: pileOpener({ view, counters: moving.counters, open: setOpenPile }),
    announce: setSaid,
    placeWords,
  });
  const { band, on: bandOn } = useSelectionBand({
    isOn: doing === 'pick',
    onPick: (unitIds) => hand.pick(ofOneSide([...hand.picked, ...unitIds], moving.counters)),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is heard here was pressed on the map inside, which has its role
    <div
      className="map-field h-full"
      data-still={doing === 'pick' || undefined}
      data-aiming={isAiming || drawn !== null || undefined}
      onKeyDownCapture={aim.on.onKeyDownCapture}
      onPointerDown={bandOn.onPointerDown}
      onPointerMove={(event) => {
        aim.on.onPointerMove(event);
        bandOn.onPointerMove(event);
      }}
      onPointerUp={bandOn.onPointerUp}
      onPointerCancel={bandOn.onPointerCancel}
      onContextMenu={noMenuUnderFinger}
    >
      <MapView
        ref={view}
        mapData={mapData}
        bookmarks={bookmarks}
        legend={MasterLegend}
        things={() => masterThings(counters, map.combats, layers.hidden, claims)}
        onThing={(id) => moving.counters.has(id) && onChoose(id)}
        initial={initial}
        label="Master map"
        layoutAt={layoutAt}
        hidden={layers.hidden}
        onGround={(place) => {
          if (isAiming) return aim.press(place);
          if (doing === 'pick' || drawn) return;
          setOpenPile(null);
          reveal(null);
        }}
      >
        {(projection, seen) => {
          const laid = masterAt(projection);
          const on = { map, projection, seen, layout: laid.layout };
          return (
            <>
              <LayersUnderCounters
                {...on}
                mapData={mapData}
                isShown={layers.isShown}
                selected={selected}
                moving={moving}
                moved={moved}
              />
              <CountersAndMarks
                {...on}
                moving={moving}
                hand={hand}
                claims={claims}
                column={column}
                found={found}
                grips={grips}
                laid={laid}
                view={view}
              />
              {extraLayers.map(({ key, DrawAbove }) =>
                DrawAbove && layers.isShown(key) ? <DrawAbove key={key} {...on} /> : null,
              )}
              {isAiming && <AimLayer store={aim.store} projection={projection} layout={on.layout} byRoad={byRoad} />}
              {drawn && (
                <Pencil
                  points={drawn}
                  onPoints={sketch.setPoints}
                  most={groundPointsAtMost}
                  view={view}
                  projection={projection}
                  announce={setSaid}
                  onDone={() => sketch.form.current?.requestSubmit()}
                />
              )}
            </>
          );
        }}
      </MapView>
      <MapBar tools={tools} find={{ mapData, counters, near: initial.centre, onUnit: leading(props), onPlace: find }} />
      {tools.showsLayers && <LayersPanel layers={layers} mapData={mapData} onClose={tools.closeLayers} />}
      {isAiming && (
        <MeasureCard
          store={aim.store}
          byRoad={byRoad}
          asks={doing === 'way' ? `Click each point of the route; ${shortcutOf('takeBack')} removes the last.` : null}
          onEnd={endAim}
        />
      )}
      {doing === 'pick' && <UnitsPicked count={hand.picked.length} />}
      {band && <i aria-hidden className="band" style={band} />}
      <Said words={said} moved={moved.length} />
    </div>
  );
}

/** Takes a counter that was found in hand, and brings it to the middle of the map with the focus on it. */
const leading =
  ({ moving, view, onChoose }: Pick<Props, 'moving' | 'view' | 'onChoose'>) =>
  (unitId: string): void => {
    onChoose(unitId);
    const counter = moving.counters.get(unitId);
    if (!counter || counter.x === null || counter.y === null) return;
    view.current?.show({ x: counter.x, y: counter.y });
    view.current?.lead(unitId);
  };

/** A finger that rests picks a counter; it asks for no menu. */
function noMenuUnderFinger(event: MouseEvent): void {
  if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') event.preventDefault();
}

/** The first view: the place that is gone to, else where the fighting is. */
function firstLookOf(at: Place | null, counters: readonly MasterCounter[], mapData: MapData) {
  if (at) return { centre: at, kmAcross: 16, kmUp: 12 };
  const standing = counters.flatMap(({ isOnMap, side, isInContact, x, y }) =>
    isOnMap && x !== null && y !== null ? [{ side, isInContact, x, y }] : [],
  );
  return lookAtFighting(standing, mapData.frame);
}

/** The counters that stand elsewhere than when this seat last looked. */
function useMovedCounters(counters: readonly MasterCounter[]) {
  const standing = useMemo(() => new Map(counters.filter(isInField).map(({ id, x, y }) => [id, { x, y }])), [counters]);
  return useMovesSince(useRouter().seatId, standing, { isLive: false });
}

/** The events on the map, for a screen reader, and the number of counters that have moved. */
const Said = ({ words, moved }: { words: string; moved: number }) => (
  <>
    <p className="sr-only" aria-live="polite">
      {words}
    </p>
    {moved > 0 && <p className="sr-only">{movedWords(moved)}</p>}
  </>
);

const UnitsPicked = ({ count }: { count: number }) => (
  <p
    role="status"
    className="pointer-events-none absolute bottom-3.5 left-1/2 z-10 w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 rounded-2 border border-mine bg-sheet px-3.5 py-2 shadow-2"
  >
    <b>{count === 1 ? 'One unit' : counted(count, 'unit')}</b> in hand. Press counters, or draw around them
    {keysSaid(['pickSeveral'], (key) => `; ${key} ends it`)}.
  </p>
);

/** The counters in a band: of two sides under it the one with more counters. */
function ofOneSide(unitIds: readonly string[], counters: ReadonlyMap<string, MasterCounter>): string[] {
  const of = (side: string) => unitIds.filter((id) => counters.get(id)?.side === side);
  const allied = of('allied');
  const german = of('german');
  return german.length > allied.length ? german : allied;
}
