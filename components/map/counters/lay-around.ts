import type { MapData } from '../core/map-data';
import type { Box, Projection } from '../core/projection';
import type { Item } from '../labels/item';
import { type Layout, layOut } from '../labels/labeller';
import type { StackGroup } from './stack';

/** The rim of the tray that an opened pile lies on, px. */
const rim = 6;

/** The tray of an opened pile, px. */
export const trayOf = ({ box: { x, y, width, height } }: StackGroup): Box => ({
  x: x - rim,
  y: y - rim,
  width: width + 2 * rim,
  height: height + 2 * rim,
});

/** Counters that lie over the map for a moment, and the room they take, px. */
export interface Above {
  ids: readonly string[];
  box: Box;
}

/** A map while some counters lie over it: they keep their place, all else that lay there finds another. */
export function layAround(
  base: Layout,
  above: readonly Above[],
  items: readonly Item[],
  mapData: MapData | null,
  projection: Projection,
): Layout {
  const gone = new Set(above.flatMap(({ ids }) => ids));
  const boxes = above.map(({ box }) => box);
  return layOut(
    mapData,
    items.filter(({ id }) => !gone.has(id)),
    projection,
    base,
    boxes,
  );
}
