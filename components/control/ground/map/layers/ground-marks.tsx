import { memo } from 'react';
import { BridgingSign, CrossingOnMap, saysSomething } from '@/components/control/ground/crossings/crossing-on-map';
import type { Projection } from '@/components/map/core/projection';
import { kmBetween, type Place } from '@/lib/geometry';
import type { BridgingOnMap } from '@/lib/turn/control-desk/ground/crossings';
import type { MasterCounter, MasterCrossing } from '@/lib/turn/control-desk/ground/map';

interface Props {
  crossings: readonly MasterCrossing[];
  /** Bridges being built (OC-112). */
  bridging?: readonly BridgingOnMap[];
  selected: MasterCounter | null;
  /** A place somebody looked for. */
  found: { place: Place; name: string } | null;
  projection: Projection;
}

/** What Control marks on the ground: crossings by kind and state, bridges being built, where the unit in hand began and where its team believes it, a place looked for. */
export const GroundMarks = memo(function GroundMarks({ crossings, bridging = [], selected, found, projection }: Props) {
  const start = selected?.startX != null && selected.startY != null ? { x: selected.startX, y: selected.startY } : null;
  const here =
    selected?.isOnMap && selected.x !== null && selected.y !== null ? { x: selected.x, y: selected.y } : null;
  return (
    <g aria-hidden>
      {crossings.map((crossing) => (
        <CrossingOnMap
          key={crossing.id}
          crossing={crossing}
          turnsToGo={bridging.find((work) => work.crossingId === crossing.id)?.turnsToGo ?? null}
          at={projection.toScreen(crossing)}
        />
      ))}
      {bridging
        .filter(({ crossingId }) => crossingId === null)
        .map((work) => (
          <BridgingSign key={work.id} work={work} at={projection.toScreen(work)} />
        ))}
      {start && here && isApart(start, here) && (
        <Trail from={projection.toScreen(start)} to={projection.toScreen(here)} />
      )}
      {selected?.issued && here && isApart(selected.issued, here) && (
        <g className="as-told" transform={at(projection, selected.issued)}>
          <circle r={7} />
          <text y={20} textAnchor="middle">
            as told
          </text>
        </g>
      )}
      {found && (
        <g className="found" transform={at(projection, found.place)}>
          <circle r={14} />
          <text className="noted" y={30} textAnchor="middle">
            {found.name}
          </text>
        </g>
      )}
    </g>
  );
});

/** The crossings that carry a mark: how they stand, who waits, what is called for. */
export const marked = (crossings: readonly MasterCrossing[]): MasterCrossing[] => crossings.filter(saysSomething);

const isApart = (a: Place, b: Place): boolean => kmBetween(a, b) > 0.05;

function at(projection: Projection, place: Place): string {
  const { x, y } = projection.toScreen(place);
  return `translate(${x} ${y})`;
}

const Trail = ({ from, to }: { from: Place; to: Place }) => (
  <g className="trail">
    <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    <circle cx={from.x} cy={from.y} r={4.5} />
  </g>
);
