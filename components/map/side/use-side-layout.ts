import { useCallback } from 'react';
import type { MapData } from '../core/map-data';
import type { Projection } from '../core/projection';
import { useLayout } from '../labels/use-layout';
import { sideItems, type TimeOf } from './side-items';
import type { SideMap } from './side-map';

/** A team's own map laid out at a scale, once while what lies there stays. */
export function useSideLayout(map: SideMap, mapData: MapData | null, timeOf: TimeOf) {
  const itemsAt = useCallback((projection: Projection) => sideItems(map, projection, timeOf), [map, timeOf]);
  return useLayout(mapData, itemsAt);
}
