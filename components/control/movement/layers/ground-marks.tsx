import { memo } from 'react';
import { BridgingSign, CrossingOnMap } from '@/components/control/parts/crossings/crossing-on-map';
import type { Projection } from '@/components/map/core/projection';
import type { Layout } from '@/components/map/labels/labeller';
import { roomForAll } from '@/components/map/labels/passing';
import { Words } from '@/components/map/labels/words';
import type { BridgingOnMap } from '@/lib/desks/control/crossings/crossings';
import type { MasterCounter, MasterCrossing } from '@/lib/desks/control/movement/map';
import { kmBetween, type Place } from '@/lib/geometry';

interface Props {
  crossings: readonly MasterCrossing[];
  /** Bridges being built (OC-112). */
  bridging?: readonly BridgingOnMap[];
  selected: MasterCounter | null;
  /** A place somebody looked for. */
  found: { place: Place; name: string } | null;
  projection: Projection;
  layout: Layout;
}

/**
 * The marks of Control on the ground: crossings by kind and state, bridges being built, where the unit in hand began and
 * where its team believes it, a place looked for.
 */
export const GroundMarks = memo(function GroundMarks({
  crossings,
  bridging = [],
  selected,
  found,
  projection,
  layout,
}: Props) {
  const hasRoom = ({ id }: { id: string }) => layout.laid.has(id);
  const start = selected?.startX != null && selected.startY != null ? { x: selected.startX, y: selected.startY } : null;
  const here =
    selected?.isOnMap && selected.x !== null && selected.y !== null ? { x: selected.x, y: selected.y } : null;
  const isTold = selected?.issued && here && isApart(selected.issued, here);
  const beside = (place: Place, ring: number, text: string) =>
    roomForAll([{ at: projection.toScreen(place), ring, line: { text, face: 'found' } }], layout)[0];
  const told = isTold && beside(selected.issued!, 14, 'as told');
  const name = found && beside(found.place, 28, found.name);
  return (
    <g aria-hidden>
      {crossings.filter(hasRoom).map((crossing) => (
        <CrossingOnMap
          key={crossing.id}
          crossing={crossing}
          turnsToGo={bridging.find((work) => work.crossingId === crossing.id)?.turnsToGo ?? null}
          at={projection.toScreen(crossing)}
        />
      ))}
      {bridging
        .filter((work) => work.crossingId === null && hasRoom(work))
        .map((work) => (
          <BridgingSign key={work.id} work={work} at={projection.toScreen(work)} />
        ))}
      {start && here && isApart(start, here) && (
        <Trail from={projection.toScreen(start)} to={projection.toScreen(here)} />
      )}
      {isTold && (
        <g className="as-told" transform={at(projection, selected.issued!)}>
          <circle r={7} />
        </g>
      )}
      {told && <Words words={told} className="as-told-words" />}
      {found && (
        <g className="found">
          <title>{found.name}</title>
          <circle r={14} transform={at(projection, found.place)} />
          {name && <Words words={name} className="noted" />}
        </g>
      )}
    </g>
  );
});

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
