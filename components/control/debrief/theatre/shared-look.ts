import { createRef, type RefObject, useMemo } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import { placeUnder, type View } from '@/components/map/core/projection';
import type { Place } from '@/lib/geometry';

/** Where a map came to rest, and how many km its window is wide. */
export interface Rest {
  centre: Place;
  kmAcross: number;
}

/** Two looks that differ by less are the same: km. */
const sameKm = 0.01;

/** Several maps that look at the same place: whoever a hand moves, the others follow. */
export class SharedLook {
  readonly #handles = new Map<string, RefObject<MapHandle | null>>();
  /** The map that a hand is on. */
  #led: string | null = null;
  #last: Rest | null = null;
  /** The view of the map that went last. */
  #left: View | null = null;

  handleOf(name: string): RefObject<MapHandle | null> {
    const known = this.#handles.get(name) ?? createRef<MapHandle>();
    this.#handles.set(name, known);
    return known;
  }

  /**
   * A map that has come looks where the others do, at their scale; where there is none, as the last one did that went. The first
   * looks as it opened.
   */
  join(name: string): void {
    const map = this.#handles.get(name)?.current;
    const others = [...this.#handles].flatMap(([other, { current }]) => (other === name ? [] : (current ?? [])));
    const view = others[0]?.store.rest() ?? this.#left;
    const own = map?.store.rest();
    if (map && own && view) map.show(lookOf(view).centre, own.width / view.scale);
  }

  /** The listener of a map, so that it leads while a hand is on it. */
  of(name: string) {
    const lead = () => {
      this.#led = name;
    };
    return { onPointerDownCapture: lead, onWheelCapture: lead, onKeyDownCapture: lead, onTouchStartCapture: lead };
  }

  /** Listens to a map that is there: whenever it comes to rest, and leads, the others go where it is. Answers what ends that. */
  hear(name: string): () => void {
    const store = this.#handles.get(name)?.current?.store;
    const ends = store?.subscribe(() => {
      const rest = store.rest();
      if (this.#led !== name || !rest) return;
      this.#lead(name, lookOf(rest));
    });
    return () => {
      this.#left = store?.rest() ?? null;
      ends?.();
    };
  }

  #lead(name: string, rest: Rest): void {
    if (this.#last && isSame(this.#last, rest)) return;
    this.#last = rest;
    for (const [other, { current }] of this.#handles) if (other !== name) current?.show(rest.centre, rest.kmAcross);
  }

  /** Brings a place into sight: where one map does not show it, all of them go there. */
  bring(place: Place): void {
    this.#led = null;
    const maps = [...this.#handles.values()].flatMap(({ current }) => current ?? []);
    if (maps.some((map) => !map.isInSight(place))) for (const map of maps) map.show(place);
  }
}

const lookOf = (view: View): Rest => ({
  centre: placeUnder(view, { x: view.width / 2, y: view.height / 2 }),
  kmAcross: view.width / view.scale,
});

const isSame = (a: Rest, b: Rest): boolean =>
  Math.hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y) < sameKm && Math.abs(a.kmAcross - b.kmAcross) < sameKm;

/** The look that the maps of one page share. */
export const useSharedLook = (): SharedLook => useMemo(() => new SharedLook(), []);
