import { useCallback, useMemo, useRef } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import { type Places, useMovesSince } from '@/components/map/core/moves-since';
import type { Projection } from '@/components/map/core/projection';
import { useSideLayout } from '@/components/map/side/use-side-layout';
import { useIsInBrowser, wallTime } from '@/components/ui/local-time';
import { asPlace, isInFrame } from '@/lib/geometry';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { useDrawing } from './use-drawing';
import { useMapLayers } from './use-map-layers';
import { useMarks } from './use-marks';
import { usePressed } from './use-pressed';
import { usePrintedMap } from './use-printed-map';

/** Where the own counters were told to stand. */
const standingOf = (counters: PlayerDesk['counters']): Places =>
  new Map(counters.flatMap(({ id, x, y }) => (x === null || y === null ? [] : [[id, { x, y }]])));

const timeHere = (time: string): string => wallTime(new Date(time));
/** Until the page is in a browser, whose wall is not known. */
const noTime = (): string => '';

/** The team's own map as it lies on the desk: what is shown of it and where, what is pressed, and what is drawn on it. */
export function useOwnMap(desk: PlayerDesk) {
  const { seat, counters } = desk;
  const view = useRef<MapHandle>(null);
  const pen = useRef<HTMLInputElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const mapData = usePrintedMap(seat.id, desk.mapVersion);
  const { keeper, state: marks } = useMarks(desk.marks);
  const layers = useMapLayers(desk, marks.here.marks);
  const { map } = layers;
  const pressed = usePressed({ keeper, marks: marks.here.marks, pen });
  const backToMap = () => {
    pressed.leave();
    room.current?.querySelector<SVGElement>('.map')?.focus();
  };
  const drawing = useDrawing({ view, mapData, counters, onDrawn: pressed.drawn, onAsked: backToMap });
  const timeOf = useIsInBrowser() ? timeHere : noTime;
  const sideAt = useSideLayout(map, mapData, timeOf, pressed.openPile, pressed.chosen);
  const standing = useMemo(() => standingOf(counters), [counters]);
  return {
    view,
    /** Where the words of a mark are written. */
    pen,
    /** The element around the map. */
    room,
    mapData,
    keeper,
    marks,
    layers,
    pressed,
    drawing,
    timeOf,
    sideAt,
    layoutAt: useCallback((projection: Projection) => sideAt(projection).layout, [sideAt]),
    /** The own counters that were told elsewhere since the map was last looked at. */
    moved: useMovesSince(seat.id, standing, { isLive: true }),
    isOnMap: (points: readonly (readonly [number, number])[]) =>
      mapData !== null && points.every((point) => isInFrame(mapData.frame, asPlace(point))),
    /** Leaves the thing in hand, and brings the keyboard to the map. */
    backToMap,
  };
}
export type OwnMap = ReturnType<typeof useOwnMap>;
