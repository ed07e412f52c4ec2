'use client';

import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { Place } from '@/lib/geometry';
import { type Box, inUnits, type Point, pixelOf, placeUnder } from './projection';
import type { Look } from './use-look';
import type { ViewStore } from './view-store';

/** The functions of a map for parts outside of it. */
export interface MapHandle {
  /** The place under a pointer, by its client coordinates. */
  placeAt(clientX: number, clientY: number): Place;
  /** Brings a place to the middle; `kmAcross` changes the scale as well. */
  show(place: Place, kmAcross?: number): void;
  /** True when a place is inside the window, a margin in pixels kept free. */
  isInSight(place: Place, margin?: number): boolean;
  /** A place in pixels of the window, and the window's size. */
  whereIs(place: Place): Point & { width: number; height: number };
  /** The window in units of the projection. */
  window(): Box;
  /** The place in the middle of the window. */
  middle(): Place;
  /** The map as a whole. */
  fit(): void;
  /** Leads the focus to something that lies on the map, by its id, as soon as it is drawn. */
  lead(id: string): void;
  /** Opens its bookmarks, or closes them. */
  bookmarks(): void;
  /** Opens its legend, or closes it. */
  legend(): void;
  /** The view of the window, for parts that follow it. */
  store: ViewStore;
}

/** The parts of a map's handle. `unit`: how much larger than the projection the map is drawn. */
interface Parts extends Pick<MapHandle, 'store' | 'lead'> {
  pane: RefObject<HTMLDivElement | null>;
  look: Look;
  unit: number;
  turn: (what: 'bookmarks' | 'legend') => void;
}

/** Gives whoever holds `ref` what may be asked of a map. */
export function useMapHandle(ref: Ref<MapHandle> | undefined, { pane, look, store, unit, lead, turn }: Parts): void {
  useImperativeHandle(
    ref,
    () => ({
      placeAt(clientX, clientY) {
        const corner = pane.current!.getBoundingClientRect();
        return placeUnder(store.get()!, { x: clientX - corner.left, y: clientY - corner.top });
      },
      show: look.at,
      isInSight(place, margin = 40) {
        const view = store.get();
        if (!view) return false;
        const { x, y } = pixelOf(view, place);
        return x > margin && y > margin && x < view.width - margin && y < view.height - margin;
      },
      whereIs(place) {
        const view = store.get()!;
        return { ...pixelOf(view, place), width: view.width, height: view.height };
      },
      window() {
        const { left, top, width, height } = store.get()!;
        return inUnits({ x: -left, y: -top, width, height }, unit);
      },
      middle() {
        // As large as it is now: what has just opened below it is not in the store yet.
        const { clientWidth, clientHeight } = pane.current!;
        return placeUnder(store.get()!, { x: clientWidth / 2, y: clientHeight / 2 });
      },
      fit: look.all,
      lead,
      bookmarks: () => turn('bookmarks'),
      legend: () => turn('legend'),
      store,
    }),
    [pane, look, store, unit, lead, turn],
  );
}
