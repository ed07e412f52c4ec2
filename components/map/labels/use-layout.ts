import { useState } from 'react';
import type { MapData } from '../core/map-data';
import type { Projection } from '../core/projection';
import type { Item } from './item';
import { type Layout, layOut } from './labeller';

type ItemsAt = (projection: Projection) => readonly Item[];

/** The number of scales a map remembers: its layout there is the same when one comes back. */
const scalesKept = 12;

/** Lays things out on a map, once at a scale; what had its place there before keeps it. `before`: by scale, the newest last. */
function layoutsOf(mapData: MapData | null, itemsAt: ItemsAt, before: ReadonlyMap<number, Layout>) {
  const kept = new Map(before);
  const made = new Set<number>();
  return {
    mapData,
    itemsAt,
    kept: (): ReadonlyMap<number, Layout> => kept,
    at: (projection: Projection): Layout => {
      const { scale } = projection;
      const was = kept.get(scale);
      if (was && made.has(scale)) return was;
      const layout = layOut(mapData, itemsAt(projection), projection, was);
      made.add(scale);
      kept.delete(scale);
      kept.set(scale, layout);
      for (const oldest of [...kept.keys()].slice(0, -scalesKept)) kept.delete(oldest);
      return layout;
    },
  };
}

const none: ReadonlyMap<number, Layout> = new Map();

/** The layout of a map at a scale, worked out once while what lies there stays; what had its place keeps it. */
export function useLayout(mapData: MapData | null, itemsAt: ItemsAt): (projection: Projection) => Layout {
  const [kept, keep] = useState(() => layoutsOf(mapData, itemsAt, none));
  if (kept.mapData === mapData && kept.itemsAt === itemsAt) return kept.at;
  const layouts = layoutsOf(mapData, itemsAt, kept.kept());
  keep(layouts);
  return layouts.at;
}
