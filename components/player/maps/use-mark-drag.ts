'use client';

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { SideMark } from '@/components/map/side/side-map';
import { round } from '@/lib/geometry';

type Points = [number, number][];

/** A mark with all its points so far east and north. */
export const shiftedBy = (points: SideMark['points'], east: number, north: number): Points =>
  points.map(([x, y]) => [round(x + east), round(y + north)]);

/** Less than this is a press, not a drag, px. */
const pressPx = 5;

/** Moving a mark by pointer or finger: it follows the hand, and is put where it is let go. */
export function useMarkDrag(view: RefObject<MapHandle | null>, onMoved: (id: string, points: Points) => void) {
  const [held, setHeld] = useState<{ id: string; points: Points } | null>(null);
  const latest = useRef<{ id: string; points: Points } | null>(null);

  const hold = (mark: SideMark, event: PointerEvent) => {
    if (event.button !== 0 || !view.current) return;
    const { clientX, clientY, pointerId } = event;
    const from = view.current.placeAt(clientX, clientY);
    const move = (to: globalThis.PointerEvent) => {
      if (to.pointerId !== pointerId || !view.current) return;
      if (!latest.current && Math.hypot(to.clientX - clientX, to.clientY - clientY) < pressPx) return;
      const place = view.current.placeAt(to.clientX, to.clientY);
      latest.current = { id: mark.id, points: shiftedBy(mark.points, place.x - from.x, place.y - from.y) };
      setHeld(latest.current);
    };
    const end = (last: globalThis.PointerEvent) => {
      if (last.pointerId !== pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (latest.current && last.type === 'pointerup') onMoved(mark.id, latest.current.points);
      latest.current = null;
      setHeld(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

  return { held, hold };
}
