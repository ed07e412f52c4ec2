import { type RefObject, useCallback, useMemo, useState } from 'react';
import { airItems } from '@/components/control/parts/map/air-items';
import { useGroundDrawn } from '@/components/control/parts/map/ground-drawn';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Box, Projection } from '@/components/map/core/projection';
import { layAround } from '@/components/map/counters/lay-around';
import { type StackGroup, stacksOf } from '@/components/map/counters/stack';
import { compare } from '@/components/map/labels/item';
import type { Layout } from '@/components/map/labels/labeller';
import { useLayout } from '@/components/map/labels/use-layout';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { MapData } from '@/lib/scenario/types';
import { type Asked, aboveMap, roomOf } from './above-map';
import { groundNameItems } from './ground-names';
import { combatItems, crossingItems, formAt, gatheredItems, standing, zoneItems } from './master-items';

/** Where all that is on the master map lies at a scale, and what lies over it for a moment. */
export interface MasterLayout {
  layout: Layout;
  groups: StackGroup[];
  /** The pile that lies open. */
  dealt: StackGroup | null;
  /** The number of counters beneath it meanwhile. */
  beneath: number;
}

type Held = Pick<Asked, 'openPile' | 'selectedId' | 'picked'>;

/**
 * The master map laid out once while what lies there stays and the map rests. While a pile lies open or counters are in hand,
 * all else keeps clear of them.
 */
export function useMasterLayout(
  map: MasterMap,
  counters: readonly MasterCounter[],
  hidden: readonly string[],
  mapData: MapData,
  { openPile, selectedId, picked }: Held,
  view: RefObject<MapHandle | null>,
): (projection: Projection) => MasterLayout {
  const ground = useGroundDrawn();
  const shown = useMemo(() => standing(counters, hidden), [counters, hidden]);
  // A desk that was read again with everything in its place needs no new layout.
  const [before, setBefore] = useState(shown);
  const places = isSame(before, shown) ? before : shown;
  if (places !== before) setBefore(places);
  const { crossings, bridging, combats, air, zones } = map;
  const itemsAt = useCallback(
    (projection: Projection) => [
      ...gatheredItems(places, formAt(places, projection), projection, mapData),
      ...crossingItems({ crossings, bridging }, projection),
      ...(hidden.includes('combats') ? [] : combatItems(combats, projection)),
      ...(hidden.includes('air') ? [] : airItems(air, projection)),
      ...(hidden.includes('zones') ? [] : zoneItems(zones, projection)),
      ...(hidden.includes('cover') ? [] : groundNameItems(ground, projection)),
    ],
    [places, mapData, crossings, bridging, combats, air, zones, ground, hidden],
  );
  const baseAt = useLayout(mapData, itemsAt);
  return useMemo(() => {
    const byId = new Map(places.map((one) => [one.id, one]));
    let last: { base: Layout; laid: MasterLayout } | null = null;
    return (projection) => {
      const base = baseAt(projection);
      if (last?.base === base) return last.laid;
      const form = formAt(places, projection);
      const groups = stacksOf(base, 'counter', form);
      const placeOf = (id: string) => (byId.has(id) ? projection.toScreen(byId.get(id)!) : undefined);
      const above = aboveMap(groups, { openPile, selectedId, picked, window: inside(view.current), placeOf });
      const over = roomOf(above);
      const { layout, beneath } =
        over.length > 0
          ? layAround(base, over, itemsAt(projection), mapData, projection)
          : { layout: base, beneath: [] };
      const around = layout === base ? groups : [...stacksOf(layout, 'counter', form), ...above.large];
      // Those that are drawn large keep their turn among the others.
      const inTurn = around.sort((a, b) => compare(a.key, b.key));
      const laid = { layout, groups: inTurn, dealt: above.dealt, beneath: beneath.length };
      last = { base, laid };
      return laid;
    };
  }, [baseAt, itemsAt, places, mapData, openPile, selectedId, picked, view]);
}

/** The window without its rim. */
export function inside(view: MapHandle | null): Box | undefined {
  if (!view) return undefined;
  const { x, y, width, height } = view.window();
  return { x: x + 16, y: y + 16, width: width - 32, height: height - 48 };
}

type Placed = ReturnType<typeof standing>;

const isSame = (a: Placed, b: Placed): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((one, i) => {
      const other = b[i]!;
      return (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key]);
    }));
