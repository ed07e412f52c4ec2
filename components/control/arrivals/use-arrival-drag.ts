'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Place } from '@/lib/geometry';

/** The counter dragged from the list, and the pointer's place on the screen. */
interface Dragged {
  ids: string[];
  x: number;
  y: number;
  /** The place under the pointer; null: it is not over the map. */
  over: Place | null;
}

const begins = 5;

/**
 * Drags units from the list onto the map, by mouse, pen or finger: `grip` ties a handle to the units it drags. Escape, or
 * letting go beside the map, leaves them.
 */
export function useArrivalDrag(
  map: RefObject<HTMLElement | null>,
  view: RefObject<MapHandle | null>,
  onDrop: (ids: string[], at: Place) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const from = useRef<{ ids: string[]; x: number; y: number; isUnderWay: boolean } | null>(null);
  const overMap = ({ clientX, clientY }: { clientX: number; clientY: number }): Place | null => {
    const box = map.current?.getBoundingClientRect();
    const isOver =
      box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom && view.current;
    return isOver ? view.current!.placeAt(clientX, clientY) : null;
  };
  const leave = () => {
    from.current = null;
    setDragged(null);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !from.current?.isUnderWay) return;
      event.preventDefault();
      from.current = null;
      setDragged(null);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  const grip = (ids: string[]) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { ids, x: event.clientX, y: event.clientY, isUnderWay: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      start.isUnderWay ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > begins;
      if (start.isUnderWay) setDragged({ ids: start.ids, x: event.clientX, y: event.clientY, over: overMap(event) });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      const at = start?.isUnderWay ? overMap(event) : null;
      leave();
      if (start && at) onDrop(start.ids, at);
    },
    onPointerCancel: leave,
  });
  return { dragged, grip };
}

export type Grip = ReturnType<typeof useArrivalDrag>['grip'];
