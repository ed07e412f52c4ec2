import { useMemo, useRef } from 'react';
import type { MapData } from '../core/map-data';
import type { Projection } from '../core/projection';
import type { Item } from './item';
import { type Layout, layOut } from './labeller';

/** The layout of a map at a scale, worked out once while what lies there stays; what had its place keeps it. */
export function useLayout(
  mapData: MapData | null,
  itemsAt: (projection: Projection) => readonly Item[],
): (projection: Projection) => Layout {
  const before = useRef<Layout | null>(null);
  return useMemo(() => {
    let last: Layout | null = null;
    return (projection) => {
      if (last?.scale === projection.scale) return last;
      last = layOut(mapData, itemsAt(projection), projection, before.current);
      before.current = last;
      return last;
    };
  }, [mapData, itemsAt]);
}
