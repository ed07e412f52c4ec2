import { useState } from 'react';
import type { MapData } from '../core/map-data';
import type { Projection } from '../core/projection';
import type { Item } from './item';
import { type Layout, layOut } from './labeller';

type ItemsAt = (projection: Projection) => readonly Item[];

/** Lays things out on a map, once at a scale; what had its place in the layout before keeps it. */
function layoutsOf(mapData: MapData | null, itemsAt: ItemsAt, before: Layout | null) {
  let last: Layout | null = null;
  return {
    mapData,
    itemsAt,
    last: () => last ?? before,
    at: (projection: Projection): Layout => {
      if (last?.scale === projection.scale) return last;
      last = layOut(mapData, itemsAt(projection), projection, last ?? before);
      return last;
    },
  };
}

/** The layout of a map at a scale, worked out once while what lies there stays; what had its place keeps it. */
export function useLayout(mapData: MapData | null, itemsAt: ItemsAt): (projection: Projection) => Layout {
  const [kept, keep] = useState(() => layoutsOf(mapData, itemsAt, null));
  if (kept.mapData === mapData && kept.itemsAt === itemsAt) return kept.at;
  const layouts = layoutsOf(mapData, itemsAt, kept.last());
  keep(layouts);
  return layouts.at;
}
