'use client';

import { type PointerEvent, useRef } from 'react';
import { asPlace } from '@/lib/geometry';
import type { Point } from '../core/projection';
import type { Drawing } from './drawing';
import { Grip, middlesOf } from './grip';
import { pointAt, withPoint } from './sketch';
import { useGripDrag } from './use-grip-drag';
import { usePencilHand } from './use-pencil-hand';
import './pencil.css';

/**
 * Draws an area on a map, by mouse, finger and keys: a child of `MapView`. A press on the ground sets a point, a point is
 * dragged; by keys a cross is moved, and a point in hand with it. It knows nothing of what is drawn.
 */
export function Pencil(drawing: Drawing) {
  const { points, projection } = drawing;
  const group = useRef<SVGGElement>(null);
  const { held, cursor, grasp } = usePencilHand(group, drawing);
  const { dragged, press, drag, drop, letGo } = useGripDrag(drawing);

  const shown = points.map((point, i) => projection.toScreen(asPlace(dragged?.index === i ? dragged.point : point)));
  const cross = cursor && projection.toScreen(cursor);
  const isArea = !drawing.isLine;
  const take = (event: PointerEvent, index: number) => {
    press(event);
    grasp(index);
  };
  const insertAfter = (index: number, { x, y }: Point) => {
    const between = pointAt({ x: x / projection.scale, y: -y / projection.scale });
    drawing.onPoints(withPoint({ points, held: index }, between).points);
  };
  return (
    <g ref={group} className="pencil" aria-hidden>
      {isArea && shown.length > 2 && <path className="within" d={`M${shown.map(pair).join('L')}Z`} />}
      {shown.length > 1 && (
        <>
          <path className="under" d={`M${shown.map(pair).join('L')}`} />
          <path className="edge" d={`M${shown.map(pair).join('L')}`} />
        </>
      )}
      {isArea && shown.length > 2 && <path className="closing" d={`M${pair(shown.at(-1)!)}L${pair(shown[0]!)}`} />}
      {drawing.isKept &&
        middlesOf(shown, isArea).map(({ after, at }) => (
          <Grip
            key={`after ${after}`}
            at={at}
            look="between"
            onTake={(event) => {
              insertAfter(after, at);
              take(event, after + 1);
            }}
            onDrag={(event) => drag(event, after + 1)}
            onDrop={() => drop(after + 1, true)}
            onLetGo={letGo}
          />
        ))}
      {shown.map((at, i) => (
        <Grip
          // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their order
          key={i}
          at={at}
          look={i === held ? 'held' : ''}
          onTake={(event) => take(event, i)}
          onDrag={(event) => drag(event, i)}
          onDrop={() => drop(i)}
          onLetGo={letGo}
        />
      ))}
      {cross && <path className="cross" d={`M${cross.x - 12} ${cross.y}h24M${cross.x} ${cross.y - 12}v24`} />}
    </g>
  );
}

const pair = ({ x, y }: Point): string => `${x} ${y}`;
