'use client';

import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { MovesLayer } from '@/components/map/core/moves-layer';
import { type Places, useMovesSince } from '@/components/map/core/moves-since';
import type { Projection } from '@/components/map/core/projection';
import { type MapHandle, MapView } from '@/components/map/map-view';
import { firstLook, middleOf } from '@/components/map/side/first-look';
import { sideBookmarks } from '@/components/map/side/side-bookmarks';
import { shownOf } from '@/components/map/side/side-map';
import { SideMapLayer } from '@/components/map/side/side-map-layer';
import { useSideLayout } from '@/components/map/side/use-side-layout';
import { useTransport, Writable } from '@/components/transport/desk-transport';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import { useIsInBrowser, wallTime } from '@/components/ui/local-time';
import { asPlace, isInFrame, type Place } from '@/lib/geometry';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { MarkKind } from '@/lib/words';
import { FindOnMap } from './find-on-map';
import { MapFoot } from './map-foot';
import { mapKeys } from './map-keys';
import { isBlank } from './marks';
import { useMarkDrag } from './use-mark-drag';
import { useMarks } from './use-marks';
import { usePencil } from './use-pencil';
import { useSquare } from './use-square';

interface Props {
  desk: PlayerDesk;
  /** The map lies over the pad as well. */
  isWide: boolean;
  onWide: () => void;
}

/** Loaded when they are first taken out, or there is one to be drawn: few look for them at once. */
const PencilCase = later(async () => (await import('./pencil-case')).PencilCase);
const DrawingLayer = later(async () => (await import('./drawing-layer')).DrawingLayer);
const SquaresLayer = later(async () => (await import('./squares-layer')).SquaresLayer);
const ReachToldLayer = later(async () => (await import('./reach-told-layer')).ReachToldLayer);
const MarkSlip = later(async () => (await import('./mark-slip')).MarkSlip);
const LayersList = later(async () => (await import('./layers-list')).LayersList);

/** The team's own map: what it was told, what it drew, and a line on whatever was pressed. */
export function PlayerMap({ desk, isWide, onWide }: Props) {
  const { isLookedOn } = useTransport();
  const mapData = usePlayerMap(desk.seat.id, desk.mapVersion);
  const view = useRef<MapHandle>(null);
  const find = useRef<HTMLInputElement>(null);
  const pen = useRef<HTMLInputElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { keeper, state } = useMarks(desk.marks);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const [openPile, setOpenPile] = useState<string | null>(null);
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [isLayers, setLayers] = useState(false);
  const [hasPencils, setPencils] = useState(false);
  const [pointer, setPointer] = useState<Place | null>(null);
  const isInBrowser = useIsInBrowser();
  const { marks } = state.here;

  const drawn = (kind: MarkKind, points: [number, number][]) => {
    const id = keeper.add({ kind, points, text: '', symbol: '' });
    setChosen(id);
    setFresh(id);
  };
  const { onSheets, near: stand, toDraw, leave: leaveSquare, onSquare } = useSquare(mapData, desk.counters);
  const pencil = usePencil({ view, mapData, onDrawn: drawn, onSquare });
  const { held, hold } = useMarkDrag(view, (id, points) => isOnMap(points) && keeper.edit(id, { points }));
  const isOnMap = (points: readonly (readonly [number, number])[]) =>
    mapData !== null && points.every((point) => isInFrame(mapData.frame, asPlace(point)));

  const whole = useMemo(() => ({ ...desk, marks: [...marks] }), [desk, marks]);
  const map = useMemo(() => shownOf(whole, off), [whole, off]);
  const shown = held
    ? { ...map, marks: map.marks.map((mark) => (mark.id === held.id ? { ...mark, points: held.points } : mark)) }
    : map;
  const timeOf = isInBrowser ? timeHere : noTime;
  const sideAt = useSideLayout(map, mapData, timeOf, openPile, chosen);
  const layoutAt = useCallback((projection: Projection) => sideAt(projection).layout, [sideAt]);
  const [initial] = useState(() => firstLook(desk.counters, desk.objectives));
  const standing = useMemo(() => standingOf(desk.counters), [desk.counters]);
  const moved = useMovesSince(desk.seat.id, standing, { isLive: true });
  const mark = marks.find(({ id }) => id === chosen);
  const inHand = off.has('reach')
    ? undefined
    : map.counters.find(({ id, x, isLost }) => id === chosen && x !== null && !isLost);

  /** Leaves what was pressed; a note that has still no words goes with it. */
  const leave = () => {
    const blank = marks.find((one) => one.id === chosen && isBlank(one));
    if (blank) keeper.remove(blank.id);
    setChosen(null);
    setOpenPile(null);
  };
  const backToMap = () => {
    leave();
    room.current?.querySelector<SVGElement>('.map')?.focus();
  };
  const choose = (id: string) => {
    if (id === chosen) return pen.current?.focus();
    if (chosen) leave();
    setFresh(null);
    setChosen(id);
    // A counter reached by keyboard may be outside the window, and its reach with it.
    const unit = map.counters.find((one) => one.id === id);
    if (unit && unit.x !== null && unit.y !== null && !view.current?.isInSight({ x: unit.x, y: unit.y }, 0))
      view.current?.show({ x: unit.x, y: unit.y });
  };
  const ground = (place: Place) => {
    if (pencil.tool) pencil.put(place);
    else leave();
  };
  const isMark = mark !== undefined;
  // A map that comes because a square is to be drawn has not taken its template up yet.
  const template = useRef(false);
  useEffect(() => {
    if (pencil.tool) setPencils(true);
  }, [pencil.tool]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row asks once for its square
  useEffect(() => {
    if (!toDraw) return;
    leave();
    pencil.begin('square');
    room.current?.querySelector<SVGElement>('.map')?.focus();
  }, [toDraw]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the template was laid down, drawn or not
  useEffect(() => {
    const hadTemplate = template.current;
    template.current = pencil.tool === 'square';
    if (toDraw && hadTemplate && !template.current) leaveSquare();
  }, [pencil.tool]);
  const near = () => view.current?.middle() ?? initial?.centre ?? { x: 0, y: 0 };
  const point = (event: PointerEvent) => {
    if (pencil.tool && event.pointerType === 'mouse' && view.current)
      setPointer(view.current.placeAt(event.clientX, event.clientY));
  };
  const keys = mapKeys({
    pencil,
    keeper,
    marks,
    isOnMap,
    isStill: isLookedOn,
    onFind: () => find.current?.focus(),
    onLayers: () => setLayers(true),
    onBookmarks: () => view.current?.bookmarks(),
    onLeave: leave,
  });

  return (
    <section aria-label="Map" className="on-desk flex min-h-0 flex-1 flex-col overflow-hidden">
      <div
        ref={room}
        className={`side-map relative min-h-0 flex-1 ${pencil.tool ? 'is-drawing' : ''}`}
        onKeyDownCapture={keys}
        onPointerMove={point}
        onPointerLeave={() => setPointer(null)}
      >
        {mapData ? (
          <>
            <MapView
              ref={view}
              mapData={mapData}
              bookmarks={sideBookmarks(desk)}
              label="Map with your own units and what is known of the enemy"
              initial={initial ?? { centre: middleOf(mapData), kmAcross: 30 }}
              layoutAt={layoutAt}
              hidden={[...off]}
              onGround={ground}
            >
              {(projection) => (
                <>
                  {moved.length > 0 && !off.has('moves') && <MovesLayer moved={moved} projection={projection} />}
                  {inHand && <ReachToldLayer desk={desk} counter={inHand} projection={projection} />}
                  <SideMapLayer
                    map={shown}
                    projection={projection}
                    {...sideAt(projection)}
                    chosen={chosen}
                    onChoose={choose}
                    onOpenPile={setOpenPile}
                    timeOf={timeOf}
                    held={held?.id}
                    {...(isLookedOn ? {} : { onHold: hold })}
                  />
                  {stand && !off.has('marks') && (onSheets.length > 0 || pencil.tool === 'square') && (
                    <SquaresLayer
                      squares={onSheets}
                      frame={mapData.frame}
                      near={stand}
                      inHand={pencil.tool === 'square' ? (pencil.cross ?? pointer) : null}
                      isPoint={toDraw?.isPoint === true}
                      projection={projection}
                      layout={layoutAt(projection)}
                    />
                  )}
                  {pencil.tool && <DrawingLayer pencil={pencil} pointer={pointer} projection={projection} />}
                </>
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
                if (thing) setChosen(thing);
              }}
            />
            {isLayers && (
              <LayersList
                mapData={mapData}
                off={off}
                onToggle={(key) => setOff((before) => toggled(before, key))}
                onClose={() => setLayers(false)}
              />
            )}
          </>
        ) : (
          <EmptyState title="The map is loading" />
        )}
      </div>
      <div className="not-printed max-h-[55%] overflow-y-auto">
        {isMark && (
          <Writable>
            <MarkSlip
              key={mark.id}
              mark={mark}
              isFresh={mark.id === fresh}
              pen={pen}
              onEdit={(patch) => keeper.edit(mark.id, patch)}
              onRemove={() => {
                keeper.remove(mark.id);
                setChosen(null);
              }}
              onChoose={(whose) => keeper.choose(mark.id, whose)}
              onClose={backToMap}
            />
          </Writable>
        )}
        {hasPencils && !isMark && (
          <PencilCase room={room} view={view} pencil={pencil} marks={state} near={near} onUndo={() => keeper.undo()} />
        )}
        <MapFoot
          desk={whole}
          chosen={isMark ? null : chosen}
          moved={off.has('moves') ? 0 : moved.length}
          hasReach={!off.has('reach') && !isLookedOn}
          saving={state.saving}
          heldUpBy={state.heldUpBy}
          hasTwoTexts={marks.some(({ theirs, isGone }) => theirs !== null || isGone)}
          hasPencils={hasPencils}
          isLayers={isLayers}
          isWide={isWide}
          onWide={onWide}
          onPencils={
            isLookedOn
              ? null
              : () => {
                  pencil.layDown();
                  setPencils(!hasPencils);
                }
          }
          onLayers={() => setLayers(!isLayers)}
        />
      </div>
    </section>
  );
}

/** Where the own counters were told to stand. */
const standingOf = (counters: PlayerDesk['counters']): Places =>
  new Map(counters.flatMap(({ id, x, y }) => (x === null || y === null ? [] : [[id, { x, y }]])));

const timeHere = (time: string): string => wallTime(new Date(time));
/** Until the page is in a browser, whose wall is not known. */
const noTime = (): string => '';

const toggled = (before: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
};

/** The printed map, fetched once and when another is laid under it; tried again until it is there. */
function usePlayerMap(seatId: string, mapVersion: string | null): MapData | null {
  const line = useTransport();
  const [mapData, setSheet] = useState<MapData | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another map at the same address
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const fetchSheet = async () => {
      const reply = await line.map<MapData>(seatId);
      if (isGone) return;
      if (reply.kind === 'ok') setSheet(reply.value);
      if (reply.kind === 'offline' || reply.kind === 'fault') retry = setTimeout(fetchSheet, 3000);
    };
    void fetchSheet();
    return () => {
      isGone = true;
      clearTimeout(retry);
    };
  }, [seatId, mapVersion, line]);
  return mapData;
}
