import { useCallback, useMemo } from 'react';
import type { MapData } from '../core/map-data';
import type { Projection } from '../core/projection';
import { layAround, trayOf } from '../counters/lay-around';
import { dealOut, type StackGroup } from '../counters/stack';
import type { Layout } from '../labels/labeller';
import { useLayout } from '../labels/use-layout';
import { gatheredSideItems, isPlaced, type TimeOf } from './side-items';
import type { SideMap } from './side-map';
import { stacksOn } from './side-stacks';

/** Where all that is on a team's own map lies at a scale, and the pile that lies open over it. */
export interface SideLayout {
  layout: Layout;
  dealt: StackGroup | null;
  /** The number of things beneath it meanwhile. */
  beneath: number;
}

/**
 * A team's own map laid out at a scale, once while what lies there stays. A pile that was opened, or holds what is chosen,
 * is dealt out, and all else keeps clear of it.
 */
export function useSideLayout(
  map: SideMap,
  mapData: MapData | null,
  timeOf: TimeOf,
  openPile: string | null,
  chosen: string | null,
): (projection: Projection) => SideLayout {
  const itemsAt = useCallback(
    (projection: Projection) => gatheredSideItems(map, projection, timeOf, mapData),
    [map, timeOf, mapData],
  );
  const baseAt = useLayout(mapData, itemsAt);
  return useMemo(() => {
    let last: { base: Layout; side: SideLayout } | null = null;
    return (projection) => {
      const base = baseAt(projection);
      if (last?.base === base) return last.side;
      const opened = stacksOn(base).find(
        ({ isPile, key, slots }) => isPile && (key === openPile || slots.some(({ id }) => id === chosen)),
      );
      const places = new Map(
        [...map.counters.filter(isPlaced), ...map.friends, ...map.contacts].map((one) => [one.id, one]),
      );
      const dealt = opened
        ? dealOut(opened, opened.form, { placeOf: (id) => projection.toScreen(places.get(id)!) })
        : null;
      const above = dealt ? [{ ids: dealt.slots.map(({ id }) => id), box: trayOf(dealt) }] : [];
      const { layout, beneath } = dealt
        ? layAround(base, above, itemsAt(projection), mapData, projection)
        : { layout: base, beneath: [] };
      last = { base, side: { layout, dealt, beneath: beneath.length } };
      return last.side;
    };
  }, [baseAt, itemsAt, map, mapData, openPile, chosen]);
}
