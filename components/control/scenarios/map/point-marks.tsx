import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import { sideColours, useSides } from '@/components/map/counters/sides';
import { UnitSymbol } from '@/components/map/counters/symbol';
import type { Point } from '@/lib/drawing/shape';
import { asPlace } from '@/lib/geometry';
import { nameOfLayer } from './layers';
import { card, nameGap, namesThatFit } from './names-that-fit';
import type { Thing } from './things';

interface Props {
  /** Units, entry places and air lifts. */
  things: readonly Thing[];
  chosen: Thing | null;
  projection: Projection;
  view: RefObject<MapHandle | null>;
  /** Names stand beside them, as many as can be read. */
  isNamed: boolean;
  onChoose: (thing: Thing) => void;
  onMove: (thing: Thing, to: Point) => void;
}

/** A press that travels less than this moves nothing, px. */
const stillPx = 4;
/** An entry place, and the parachute of an air lift, which hangs above the units that stand where it lands. */
const post = 'M-9 -9H9V3L0 11L-9 3Z';
const canopy = 'M-10 -14A10 10 0 0 1 10 -14L0 0ZM-10 -14H10';

/** Units, entry places and air lifts on the map of a draft: pressed to choose, dragged to another place. */
export function PointMarks({ things, chosen, projection, view, isNamed, onChoose, onMove }: Props) {
  const shown = useSides();
  const from = useRef<{ x: number; y: number } | null>(null);
  const [dragged, setDragged] = useState<{ thing: Thing; to: Point } | null>(null);
  const letGo = () => {
    from.current = null;
    setDragged(null);
  };
  const drag = (event: PointerEvent, thing: Thing) => {
    const start = from.current;
    if (!start || (!dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) < stillPx)) return;
    const { x, y } = view.current!.placeAt(event.clientX, event.clientY);
    setDragged({ thing, to: [x, y] });
  };
  const drop = (thing: Thing) => {
    if (dragged) onMove(thing, dragged.to);
    else if (from.current) onChoose(thing);
    letGo();
  };
  const stacked = new Map<string, number>();
  const marks = things.map((thing) => {
    const [point] = thing.shape.paths[0]!;
    const isDragged = dragged?.thing === thing;
    const { x, y } = projection.toScreen(asPlace(isDragged ? dragged.to : point!));
    const below = isDragged ? 0 : (stacked.get(point!.join(' ')) ?? 0);
    stacked.set(point!.join(' '), below + 1);
    return {
      x: x + below * 6,
      y: y - below * 5,
      name: thing.name,
      nameBelow: thing.layer === 'lift' ? -14 : 4,
      isChosen: thing.file === chosen?.file && thing.at === chosen.at,
    };
  });
  const named = isNamed ? namesThatFit(marks) : null;
  return (
    <g className="draft-marks map-words" style={sideColours(shown)}>
      {things.map((thing, at) => {
        const { x, y, nameBelow, isChosen } = marks[at]!;
        return (
          <g
            key={`${thing.file} ${thing.at}`}
            data-grip
            data-counter
            data-mark={thing.name}
            className={`${thing.layer} ${thing.side} ${isChosen ? 'chosen' : ''}`}
            transform={`translate(${x} ${y})`}
            onPointerDown={(event) => {
              if (event.button !== 0 || !event.isPrimary) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              from.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerMove={(event) => drag(event, thing)}
            onPointerUp={() => drop(thing)}
            onPointerCancel={letGo}
          >
            <title>{`${thing.name}, ${nameOfLayer(thing.layer)}`}</title>
            {thing.layer === 'unit' ? (
              <>
                <rect
                  className="card"
                  x={-card.width / 2}
                  y={-card.height / 2}
                  {...card}
                  rx={thing.side === 'german' ? 4 : 1}
                />
                <UnitSymbol symbol={thing.arm ?? ''} x={-10} y={-6.5} width={20} height={13} />
              </>
            ) : (
              <path className="card" d={thing.layer === 'lift' ? canopy : post} />
            )}
            {named?.has(at) && (
              <text x={card.width / 2 + nameGap} y={nameBelow}>
                {thing.name}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
