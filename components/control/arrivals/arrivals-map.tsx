'use client';

import { type RefObject, useCallback, useMemo, useState } from 'react';
import { MasterCounterCard } from '@/components/control/parts/counters/master-counter';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import { counterForm, stacksOf } from '@/components/map/counters/stack';
import { isCountOnCounter, PileCount } from '@/components/map/counters/stack-marks';
import type { Item, WordsLaid } from '@/components/map/labels/item';
import type { Layout } from '@/components/map/labels/labeller';
import { useLayout } from '@/components/map/labels/use-layout';
import { Words } from '@/components/map/labels/words';
import { MapView } from '@/components/map/map-view';
import { EmptyState } from '@/components/ui/empty-state';
import { isPlaceable } from '@/lib/advice/arrivals/placed-by-all';
import type { ArrivalEntry, Arrivals, ArrivingUnit } from '@/lib/desks/control/arrivals/arrivals';
import { kmBetween, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import './arrivals.css';

interface Props {
  desk: Arrivals;
  mapData: MapData | null;
  /** The entry place of what is in hand. */
  entry: ArrivalEntry | null;
  inHand: ReadonlySet<string>;
  /** Where what is dragged would be put down. */
  drop: Place | null;
  view: RefObject<MapHandle | null>;
  onGround: (place: Place) => void;
}

/** The ground about the entry places: their ranges, who stands there, and what has its place already. */
export function ArrivalsMap({ desk, mapData, entry, inHand, drop, view, onGround }: Props) {
  const shown = useMemo(
    () => desk.entries.filter((one) => one.units.some(isPlaceable) || one.key === entry?.key),
    [desk.entries, entry],
  );
  const placed = useMemo(
    () => desk.entries.flatMap(({ units }) => units.filter((unit) => isPlaceable(unit) && unit.placed !== null)),
    [desk.entries],
  );
  const [initial] = useState(() => ({ centre: shown[0]?.place ?? { x: 50, y: 40 }, kmAcross: 24, kmUp: 18 }));
  const itemsAt = useCallback(
    (projection: Projection) => arrivalItems(shown, placed, desk.onMap, entry, projection),
    [shown, placed, desk.onMap, entry],
  );
  const layoutAt = useLayout(mapData, itemsAt);
  if (!mapData) return <EmptyState title="The map is loading" />;
  return (
    <MapView
      ref={view}
      mapData={mapData}
      initial={initial}
      label="Map of the entry places"
      layoutAt={layoutAt}
      onGround={onGround}
    >
      {(projection) => {
        const layout = layoutAt(projection);
        return (
          <g aria-hidden>
            {shown.map((one) => (
              <EntryMark
                key={one.key}
                entry={one}
                projection={projection}
                isInHand={one.key === entry?.key}
                words={layout.laid.get(one.key)?.words ?? null}
              />
            ))}
            <About desk={desk} layout={layout} />
            <Placed units={placed} layout={layout} inHand={inHand} />
            {drop && <DropMark projection={projection} at={drop} entry={entry} />}
          </g>
        );
      }}
    </MapView>
  );
}

function EntryMark({
  entry,
  projection,
  isInHand,
  words,
}: {
  entry: ArrivalEntry;
  projection: Projection;
  isInHand: boolean;
  words: WordsLaid | null;
}) {
  const { x, y } = projection.toScreen(entry.place);
  const reach = entry.rangeKm * projection.scale;
  return (
    <g className={`entry-place ${entry.state} ${isInHand ? 'chosen' : ''}`}>
      <circle className="reach" cx={x} cy={y} r={reach} />
      <path className="way-in" d={`M${x} ${y - 7}l7 7l-7 7l-7 -7Z`} />
      {words && <Words words={words} />}
    </g>
  );
}

/** The size of a counter on the map, px, and the scale from which it has its name, px per km. */
const standsSize = { width: 12, height: 9 };
const namedFrom = 60;

/** Entry places with their names, who has been placed, and who stands about, to be laid out. */
function arrivalItems(
  entries: readonly ArrivalEntry[],
  placed: readonly ArrivingUnit[],
  onMap: Arrivals['onMap'],
  inHand: ArrivalEntry | null,
  { scale, toScreen }: Projection,
): Item[] {
  return [
    ...entries.map(
      (entry): Item => ({
        id: entry.key,
        kind: 'crossing',
        at: toScreen(entry.place),
        symbol: { width: 15, height: 15 },
        rank: entry.key === inHand?.key ? 0 : 1,
        words: scale > 8 || entry.key === inHand?.key ? [[{ text: entry.name, face: 'found' }]] : [],
      }),
    ),
    ...placed.map(
      ({ id, side, placed: place }): Item => ({
        id,
        kind: 'counter',
        at: toScreen(place!),
        band: side,
        symbol: counterForm,
      }),
    ),
    ...onMap.map(
      (unit): Item => ({
        id: unit.id,
        kind: 'friend',
        at: toScreen(unit),
        band: unit.side,
        symbol: standsSize,
        words: scale > namedFrom ? [[{ text: unit.shortName, face: 'zone' }]] : [],
      }),
    ),
  ];
}

/** Everybody on the map, small: enough to see who stands about an entry place. */
function About({ desk, layout }: { desk: Arrivals; layout: Layout }) {
  return desk.onMap.map((unit) => {
    const laid = layout.laid.get(unit.id);
    if (!laid?.box) return null;
    const { width, height } = standsSize;
    return (
      <g key={unit.id} className={`stands ${unit.side} ${unit.isEffective ? '' : 'spent'}`}>
        <rect x={laid.box.x} y={laid.box.y} width={width} height={height} rx={unit.side === 'german' ? 3 : 0.5} />
        {laid.words && <Words words={laid.words} />}
      </g>
    );
  });
}

function Placed({
  units,
  layout,
  inHand,
}: {
  units: readonly ArrivingUnit[];
  layout: Layout;
  inHand: ReadonlySet<string>;
}) {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return stacksOf(layout, 'counter', counterForm).map((group) => (
    <g key={group.key} className="placed">
      <g transform={`translate(${group.box.x} ${group.box.y})`}>
        <MasterCounterCard
          face={byId.get(group.key)!}
          isSelected={group.slots.some(({ id }) => inHand.has(id))}
          isStripCovered={isCountOnCounter(group)}
        />
        <PileCount group={group} />
      </g>
    </g>
  ));
}

/** Where it would stand, and the way in to it. */
function DropMark({ projection, at, entry }: { projection: Projection; at: Place; entry: ArrivalEntry | null }) {
  const to = projection.toScreen(at);
  const from = entry && projection.toScreen(entry.place);
  const isBeyond = entry !== null && kmBetween(at, entry.place) > entry.rangeKm;
  return (
    <g className={isBeyond ? 'drop beyond' : 'drop'}>
      {from && <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      <circle cx={to.x} cy={to.y} r={7} />
    </g>
  );
}
