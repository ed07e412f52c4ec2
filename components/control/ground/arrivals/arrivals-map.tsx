'use client';

import { type RefObject, useMemo, useState } from 'react';
import { MasterCounterCard } from '@/components/control/parts/counters/master-counter';
import type { Projection } from '@/components/map/core/projection';
import { layOutAt } from '@/components/map/counters/stack';
import { LeadersAndPins } from '@/components/map/counters/stack-marks';
import { type MapHandle, MapView } from '@/components/map/map-view';
import { EmptyState } from '@/components/ui/empty-state';
import { kmBetween, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { ArrivalEntry, Arrivals, ArrivingUnit } from '@/lib/turn/control-desk/ground/arrivals';
import { isPlaceable } from './arrival-words';
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
  if (!mapData) return <EmptyState title="The map is loading" />;
  return (
    <MapView ref={view} mapData={mapData} initial={initial} label="Map of the entry places" onGround={onGround}>
      {(projection) => (
        <>
          <g aria-hidden>
            {shown.map((one) => (
              <EntryMark key={one.key} entry={one} projection={projection} isInHand={one.key === entry?.key} />
            ))}
            <About desk={desk} projection={projection} />
            <Placed units={placed} projection={projection} inHand={inHand} />
            {drop && <DropMark projection={projection} at={drop} entry={entry} />}
          </g>
        </>
      )}
    </MapView>
  );
}

function EntryMark({
  entry,
  projection,
  isInHand,
}: {
  entry: ArrivalEntry;
  projection: Projection;
  isInHand: boolean;
}) {
  const { x, y } = projection.toScreen(entry.place);
  const reach = entry.rangeKm * projection.scale;
  return (
    <g className={`entry-place ${entry.state} ${isInHand ? 'chosen' : ''}`} transform={`translate(${x} ${y})`}>
      <circle className="reach" r={reach} />
      <path className="way-in" d="M0 -7L7 0L0 7L-7 0Z" />
      {(isInHand || projection.scale > 8) && (
        <text y={Math.max(reach, 10) + 15} textAnchor="middle">
          {entry.name}
        </text>
      )}
    </g>
  );
}

/** Everybody on the map, small: enough to see who stands about an entry place. */
function About({ desk, projection }: { desk: Arrivals; projection: Projection }) {
  const areNamed = projection.scale > 60;
  return desk.onMap.map((unit) => {
    const { x, y } = projection.toScreen(unit);
    return (
      <g
        key={unit.id}
        className={`stands ${unit.side} ${unit.isEffective ? '' : 'spent'}`}
        transform={`translate(${x} ${y})`}
      >
        <rect x={-6} y={-4.5} width={12} height={9} rx={unit.side === 'german' ? 3 : 0.5} />
        {areNamed && (
          <text y={15} textAnchor="middle">
            {unit.shortName}
          </text>
        )}
      </g>
    );
  });
}

function Placed({
  units,
  projection,
  inHand,
}: {
  units: readonly ArrivingUnit[];
  projection: Projection;
  inHand: ReadonlySet<string>;
}) {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const groups = layOutAt(
    units.map(({ id, placed, side }) => ({ id, band: side, ...placed! })),
    projection,
  );
  return groups.map((group) => (
    <g key={group.key} className="placed">
      <LeadersAndPins group={group} />
      {(group.isPile ? group.slots.slice(0, 1) : group.slots).map((slot) => (
        <g key={slot.id} transform={`translate(${slot.x} ${slot.y})`}>
          <MasterCounterCard face={byId.get(slot.id)!} isSelected={inHand.has(slot.id)} />
        </g>
      ))}
      {group.isPile && (
        <text className="more" x={group.box.x + 40} y={group.box.y - 3}>
          {group.slots.length} here
        </text>
      )}
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
