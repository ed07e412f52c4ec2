'use client';

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keySaid } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { lookAtFighting } from '@/components/control/parts/map/look-around';
import { useRouter } from '@/components/control/parts/router';
import { gridReference } from '@/components/map/core/grid-reference';
import { MovesLayer, movedWords } from '@/components/map/core/moves-layer';
import { useMovesSince } from '@/components/map/core/moves-since';
import type { Projection } from '@/components/map/core/projection';
import { type MapHandle, MapView } from '@/components/map/map-view';
import { later } from '@/components/ui/later';
import type { MasterMap as Master, MasterCounter } from '@/lib/desks/control/movement/map';
import { isInField, isInFrame, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import { roadWay } from '@/lib/ways/roads';
import { groundPointsAtMost } from './ground/ground-words';
import type { GroundSketch } from './ground/use-ground-sketch';
import { CountersLayer } from './layers/counters-layer';
import { extraLayers } from './layers/extra-layers';
import { GroundMarks } from './layers/ground-marks';
import { GroundNames } from './layers/ground-names';
import { useLayers } from './layers/layer-choices';
import { MoveLayer } from './layers/move-layer';
import { useMasterLayout } from './layers/use-master-layout';
import type { RoadColumn } from './moves/use-column';
import type { Moves } from './moves/use-moves';
import type { CounterClaims } from './pointing/counter-claims';
import { FindOnMaster } from './pointing/find-on-master';
import { MapTools } from './pointing/map-tools';
import { bookmarksOf } from './pointing/master-bookmarks';
import { useAim } from './pointing/use-aim';
import { useCounterPointer } from './pointing/use-counter-pointer';
import { useSelectionBand } from './pointing/use-selection-band';

/** What the pointer does on the map: takes hold of counters, picks several, measures, shows the way of a column, or draws ground. */
export type Doing = 'hold' | 'pick' | 'measure' | 'way' | 'draw';

interface Props {
  map: Master;
  mapData: MapData;
  moving: Moves;
  /** The one counter in hand; null: none, or several. */
  selected: MasterCounter | null;
  counters: readonly MasterCounter[];
  at: Place | null;
  view: RefObject<MapHandle | null>;
  picked: readonly string[];
  claims: CounterClaims;
  doing: Doing;
  onDoing: (doing: Doing) => void;
  column: RoadColumn;
  /** Takes the place that is pointed at, instead of the unit or the column in hand. */
  onAim: ((place: Place) => void) | null;
  /** The area of ground that is being drawn. */
  sketch: GroundSketch;
  onPick: (unitIds: readonly string[]) => void;
  onToggle: (unitIds: readonly string[]) => void;
  onClear: () => void;
  /** Takes a unit in hand and brings it into sight. */
  onChoose: (unitId: string) => void;
  onOff: (unitId: string) => void;
}

/** Loaded when the layers are first looked at. */
const LayersPanel = later(async () => (await import('./layers/layers-panel')).LayersPanel);

/** Loaded when something is first measured or pointed at. */
const MeasureCard = later(async () => (await import('./cards/measure-card')).MeasureCard);
const AimLayer = later(async () => (await import('./layers/aim-layer')).AimLayer);

/** Loaded when a column is first given a way. */
const ColumnLayer = later(async () => (await import('./layers/column-layer')).ColumnLayer);

/** Loaded when a unit is first in hand. */
const ReachLayer = later(async () => (await import('./layers/reach-layer')).ReachLayer);
/** Loaded when it is first opened. */
const MasterLegend = later(async () => (await import('./layers/master-legend')).MasterLegend);

/** Loaded when ground is drawn for the first time; what stands beside the map says when it does not come. */
const Pencil = later(async () => (await import('@/components/map/pencil/pencil')).Pencil);

const placeWords = (place: Place): string => `at ${gridReference(place)}`;

/** The map itself: layers, counters in stacks, the move, the measure and the column in the making. */
export function MapField(props: Props) {
  const { map, mapData, moving, selected, counters, at, view, picked, claims, doing, column, sketch } = props;
  const { onDoing, onPick, onToggle, onClear, onChoose, onOff, onAim } = props;
  const [openPile, setOpenPile] = useState<string | null>(null);
  const [found, setFound] = useState<{ place: Place; name: string } | null>(null);
  // Another place that is gone to while the map lies open is shown on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew, it is the same place
  useEffect(() => {
    if (!at) return;
    setFound({ place: at, name: gridReference(at) });
    view.current?.show(at);
  }, [at?.x, at?.y]);
  const [said, setSaid] = useState('');
  const [showsLayers, setShowsLayers] = useState(false);
  const layers = useLayers();
  const pickedSet = useMemo(() => new Set(picked), [picked]);
  const held = { openPile, selectedId: selected?.id ?? null, picked: pickedSet };
  const masterAt = useMasterLayout(map, counters, layers.hidden, mapData, held, view);
  const layoutAt = useCallback((projection: Projection) => masterAt(projection).layout, [masterAt]);
  const [initial] = useState(() => {
    if (at) return { centre: at, kmAcross: 16, kmUp: 12 };
    const standing = counters.flatMap(({ isOnMap, side, isInContact, x, y }) =>
      isOnMap && x !== null && y !== null ? { side, isInContact, x, y } : [],
    );
    return lookAtFighting(standing, mapData.frame);
  });
  const bookmarks = useMemo(() => bookmarksOf(counters, map.teams, mapData), [counters, map.teams, mapData]);
  const standing = useMemo(
    () => new Map(map.counters.filter(isInField).map(({ id, x, y }) => [id, { x, y }])),
    [map.counters],
  );
  const { seatId } = useRouter();
  const moved = useMovesSince(seatId, standing, { isLive: false });
  const isAiming = doing === 'measure' || doing === 'way';
  const byRoad = ([from, ...on]: readonly Place[]) =>
    doing === 'measure' && from ? roadWay(from, on.at(-1) ?? from, mapData, on.slice(0, -1)) : null;
  const drawn = doing === 'draw' ? sketch.points : null;

  const aim = useAim({
    isOn: isAiming,
    view,
    counters,
    onPlace:
      doing !== 'way'
        ? null
        : (onAim ??
          (selected ? (place) => moving.goOn(selected.id, place) : (place) => column.name([...column.named, place]))),
    announce: setSaid,
  });
  const beginAim = useRef(aim.begin);
  beginAim.current = aim.begin;
  useEffect(() => {
    if (!isAiming) return;
    beginAim.current();
    document.querySelector<SVGElement>('svg.map')?.focus();
  }, [isAiming]);
  const endAim = () => {
    aim.store.clear();
    onDoing('hold');
  };
  const doOrEnd = (what: Doing) => {
    aim.store.clear();
    onDoing(doing === what ? 'hold' : what);
    moving.undo();
  };
  useKeys({
    bookmarks: () => view.current?.bookmarks(),
    legend: () => view.current?.legend(),
    layers: () => setShowsLayers(!showsLayers),
    measure: () => doOrEnd('measure'),
    pickSeveral: () => doOrEnd('pick'),
    drawGround: () => doOrEnd('draw'),
    leave: () => {
      if (moving.store.get()) return moving.undo();
      if (isAiming) return endAim();
      if (showsLayers) return setShowsLayers(false);
      if (doing === 'draw') return onDoing('hold');
      if (doing === 'pick') onDoing('hold');
      setOpenPile(null);
      setFound(null);
      onClear();
    },
  });

  const reveal = (unitId: string | null) => {
    setFound(null);
    if (unitId === null) onClear();
    else onPick([unitId]);
  };
  const grips = useCounterPointer({
    moving,
    view,
    onToggle,
    onOff,
    onSelect: reveal,
    isPicking: doing === 'pick',
    onPicking: () => onDoing('pick'),
    isOnMap: (place) => isInFrame(mapData.frame, place),
    onOpenPile: setOpenPile,
    announce: setSaid,
    placeWords,
  });
  const { band, on: bandOn } = useSelectionBand({
    isOn: doing === 'pick',
    onPick: (unitIds) => onPick(ofOneSide([...picked, ...unitIds], moving.counters)),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is heard here was pressed on the map inside, which has its role
    <div
      className="h-full"
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
      onContextMenu={(event) => {
        // A finger that rests picks a counter; it asks for no menu.
        if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') event.preventDefault();
      }}
    >
      <MapView
        ref={view}
        mapData={mapData}
        bookmarks={bookmarks}
        legend={MasterLegend}
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
          const { layout } = laid;
          return (
            <>
              {extraLayers
                .filter(({ key }) => layers.isShown(key))
                .map(({ key, Draw }) => (
                  <Draw key={key} map={map} projection={projection} seen={seen} layout={layout} />
                ))}
              {selected && isInField(selected) && layers.isShown('reach') && (
                <ReachLayer
                  map={map}
                  mapData={mapData}
                  counter={selected}
                  mode={moving.modeOf(selected)}
                  slowedBy={moving.slowedBy(selected)}
                  projection={projection}
                />
              )}
              {layers.isShown('moves') && moved.length > 0 && <MovesLayer moved={moved} projection={projection} />}
              {layers.isShown('cover') && <GroundNames layout={layout} seen={seen} />}
              <g {...grips}>
                <GroundMarks
                  crossings={map.crossings}
                  bridging={map.bridging}
                  selected={selected}
                  found={found}
                  projection={projection}
                  layout={layout}
                />
                {column.way.length > 1 && <ColumnLayer column={column} projection={projection} layout={layout} />}
                <CountersLayer
                  laid={laid}
                  counters={moving.counters}
                  scale={projection.scale}
                  seen={seen}
                  picked={pickedSet}
                  claims={claims}
                  movingId={moving.movingId}
                  view={view}
                />
                <MoveLayer
                  store={moving.store}
                  counters={moving.counters}
                  projection={projection}
                  layout={layout}
                  view={view}
                  inHand={selected}
                />
              </g>
              {extraLayers.map(({ key, DrawAbove }) =>
                DrawAbove && layers.isShown(key) ? (
                  <DrawAbove key={key} map={map} projection={projection} seen={seen} layout={layout} />
                ) : null,
              )}
              {isAiming && <AimLayer store={aim.store} projection={projection} layout={layout} byRoad={byRoad} />}
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
      <FindOnMaster
        mapData={mapData}
        counters={counters}
        near={initial.centre}
        onUnit={onChoose}
        onPlace={(place, name) => {
          setFound({ place, name });
          view.current?.show(place);
        }}
      />
      <MapTools
        on={(tool) => (tool === 'layers' ? showsLayers : doing === tool)}
        onTool={(tool) => (tool === 'layers' ? setShowsLayers(!showsLayers) : doOrEnd(tool))}
      />
      {showsLayers && <LayersPanel layers={layers} mapData={mapData} onClose={() => setShowsLayers(false)} />}
      {isAiming && (
        <MeasureCard
          store={aim.store}
          byRoad={byRoad}
          asks={doing === 'way' ? `Click each point of the route; ${keySaid('takeBack')} removes the last.` : null}
          onEnd={endAim}
        />
      )}
      {doing === 'pick' && (
        <p
          role="status"
          className="pointer-events-none absolute bottom-3.5 left-1/2 z-10 w-max max-w-[calc(100%-24px)] -translate-x-1/2 rounded-2 border border-mine bg-sheet px-3.5 py-2 shadow-2"
        >
          <b>{picked.length === 1 ? 'One unit' : counted(picked.length, 'unit')}</b> in hand. Press counters, or draw
          around them; {keySaid('pickSeveral')} ends it.
        </p>
      )}
      {band && <i aria-hidden className="band" style={band} />}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {moved.length > 0 && <p className="sr-only">{movedWords(moved.length)}</p>}
    </div>
  );
}

/** What a band takes: of two sides under it the one with more counters. */
function ofOneSide(unitIds: readonly string[], counters: ReadonlyMap<string, MasterCounter>): string[] {
  const of = (side: string) => unitIds.filter((id) => counters.get(id)?.side === side);
  const allied = of('allied');
  const german = of('german');
  return german.length > allied.length ? german : allied;
}
