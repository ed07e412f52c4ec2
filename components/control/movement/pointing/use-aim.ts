'use client';

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { lengthKm, type Place, round } from '@/lib/geometry';
import { AimStore } from './aim';

interface Options {
  isOn: boolean;
  view: RefObject<MapHandle | null>;
  counters: readonly MasterCounter[];
  /** Takes the one place that is wanted; null: distances are measured. */
  onPlace: ((place: Place) => void) | null;
  announce: (words: string) => void;
}

const steps: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** A press so near to a counter's true place means that place, px. */
const snapPx = 9;

/**
 * Pointing out places on the ground by mouse, touch and keys. It begins with the cross in the middle of the window: from
 * there the keys take it.
 */
export function useAim({ isOn, view, counters, onPlace, announce }: Options) {
  const [store] = useState(() => new AimStore());

  const begin = useEffectEvent(() => {
    store.set({ points: [], cursor: view.current?.middle() ?? null, by: 'keys' });
    document.querySelector<SVGElement>('svg.map')?.focus();
  });
  useEffect(() => {
    if (isOn) begin();
  }, [isOn]);

  const take = (place: Place) => {
    if (onPlace) return onPlace(place);
    const points = [...store.get().points, place];
    store.set({ points });
    announce(
      `${gridReference(place)}, ${points.length > 1 ? `${inKm(lengthKm(points))} so far` : 'measured from here'}.`,
    );
  };

  /** The true place of a counter that was all but hit; else the place itself. */
  const snapped = (place: Place): Place => {
    const handle = view.current;
    if (!handle) return place;
    const here = handle.whereIs(place);
    let nearest: Place | null = null;
    let away = snapPx;
    for (const { isOnMap, x, y } of counters) {
      if (!isOnMap || x === null || y === null) continue;
      const there = handle.whereIs({ x, y });
      const px = Math.hypot(there.x - here.x, there.y - here.y);
      if (px < away) {
        nearest = { x, y };
        away = px;
      }
    }
    return nearest ?? { x: round(place.x), y: round(place.y) };
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!isOn || !view.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest('button, input, a')) return;
    const { cursor, points } = store.get();
    const step = steps[event.key];
    if (step) {
      const box = view.current.middle();
      const from = cursor ?? box;
      const km = event.shiftKey ? 0.1 : 1;
      const to = { x: round(from.x + step[0] * km), y: round(from.y + step[1] * km) };
      store.set({ cursor: to, by: 'keys' });
      if (!view.current.isInSight(to)) view.current.show(to);
      announce(gridReference(to));
    } else if (event.key === 'Enter' || event.key === ' ') take(snapped(cursor ?? view.current.middle()));
    else if (event.key === 'Backspace' && !onPlace) store.set({ points: points.slice(0, -1) });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!isOn || event.pointerType === 'touch' || !view.current) return;
    store.set({ cursor: view.current.placeAt(event.clientX, event.clientY), by: 'pointer' });
  };

  return {
    store,
    /** A press on the ground. */
    press: (place: Place) => take(snapped(place)),
    on: { onKeyDownCapture, onPointerMove },
  };
}
