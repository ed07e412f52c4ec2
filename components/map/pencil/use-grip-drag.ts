import { type PointerEvent, useRef, useState } from 'react';
import { asPlace } from '@/lib/geometry';
import { gridReference } from '../core/grid-reference';
import type { MapPoint } from '../core/map-data';
import type { Point } from '../core/projection';
import type { Drawing } from './drawing';
import { pointAt, withMoved } from './sketch';

/** A press that travels less than this is a click, px. */
const stillPx = 4;

/** The point of a shape that mouse or finger drags. It is in the shape once it is dropped. */
export function useGripDrag({ points, view, snap = pointAt, onPoints, onRest, announce }: Drawing) {
  const [dragged, setDragged] = useState<{ index: number; point: MapPoint } | null>(null);
  const pressed = useRef<Point | null>(null);
  const letGo = () => {
    pressed.current = null;
    setDragged(null);
  };
  return {
    dragged,
    letGo,
    press: ({ clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y };
    },
    drag: ({ clientX, clientY }: PointerEvent, index: number) => {
      const from = pressed.current;
      if (!from || (!dragged && Math.hypot(clientX - from.x, clientY - from.y) < stillPx)) return;
      setDragged({ index, point: snap(view.current!.placeAt(clientX, clientY)) });
    },
    /** `isNew`: the point was set by the press that ends. */
    drop: (index: number, isNew = false) => {
      if (dragged?.index === index) {
        const moved = withMoved({ points, held: index }, index, dragged.point);
        onPoints(moved.points);
        onRest?.(moved.points);
        announce(`Point ${index + 1}, ${gridReference(asPlace(dragged.point))}.`);
      } else if (isNew) onRest?.(points);
      letGo();
    },
  };
}
