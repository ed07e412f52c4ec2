import { useCallback, useMemo, useRef } from 'react';
import { airItems } from '@/components/control/parts/map/air-items';
import { useGroundDrawn } from '@/components/control/parts/map/ground-drawn';
import type { Projection } from '@/components/map/core/projection';
import { type StackGroup, stacksOf } from '@/components/map/counters/stack';
import type { Layout } from '@/components/map/labels/labeller';
import { useLayout } from '@/components/map/labels/use-layout';
import type { MapData } from '@/lib/scenario/types';
import type { MasterCounter, MasterMap } from '@/lib/turn/control-desk/ground/map';
import { groundNameItems } from './ground-names';
import { combatItems, counterItems, crossingItems, formAt, standing, zoneItems } from './master-items';

/** Where all that is on the master map lies at a scale. */
export interface MasterLayout {
  layout: Layout;
  groups: StackGroup[];
}

/** The master map laid out once while what lies there stays and the map rests. */
export function useMasterLayout(
  map: MasterMap,
  counters: readonly MasterCounter[],
  hidden: readonly string[],
  mapData: MapData,
): (projection: Projection) => MasterLayout {
  const ground = useGroundDrawn();
  const shown = useMemo(() => standing(counters, hidden), [counters, hidden]);
  // A desk that was read again with everything in its place needs no new layout.
  const before = useRef(shown);
  if (!isSame(before.current, shown)) before.current = shown;
  const places = before.current;
  const { crossings, bridging, combats, air, zones } = map;
  const itemsAt = useCallback(
    (projection: Projection) => [
      ...counterItems(places, formAt(places, projection), projection),
      ...crossingItems({ crossings, bridging }, projection),
      ...(hidden.includes('combats') ? [] : combatItems(combats, projection)),
      ...(hidden.includes('air') ? [] : airItems(air, projection)),
      ...(hidden.includes('zones') ? [] : zoneItems(zones, projection)),
      ...(hidden.includes('cover') ? [] : groundNameItems(ground, projection)),
    ],
    [places, crossings, bridging, combats, air, zones, ground, hidden],
  );
  const layoutAt = useLayout(mapData, itemsAt);
  return useMemo(() => {
    let last: MasterLayout | null = null;
    return (projection) => {
      const layout = layoutAt(projection);
      if (last?.layout !== layout) last = { layout, groups: stacksOf(layout, 'counter', formAt(places, projection)) };
      return last;
    };
  }, [layoutAt, places]);
}

type Placed = ReturnType<typeof standing>;

const isSame = (a: Placed, b: Placed): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every(({ id, side, status, x, y }, i) => {
      const other = b[i]!;
      return id === other.id && x === other.x && y === other.y && side === other.side && status === other.status;
    }));
