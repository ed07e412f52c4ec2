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

/** A map around what lies over it. */
interface LaidAround {
  layout: Layout;
  /** The things that lie beneath it for as long: there is no room for them near their places. */
  beneath: string[];
}

/** The distance from its place within which something may find another, px; else it lies beneath. */
const nearPx = 120;

/** A map while some counters lie over it: they keep their place, all else that lay there finds another near by, or lies beneath. */
export function layAround(
  base: Layout,
  above: readonly Above[],
  items: readonly Item[],
  mapData: MapData | null,
  projection: Projection,
): LaidAround {
  const boxes = above.map(({ box }) => box);
  const without = (gone: ReadonlySet<string>) =>
    layOut(
      mapData,
      items.filter(({ id }) => !gone.has(id)),
      projection,
      base,
      boxes,
    );
  const shown = new Set(above.flatMap(({ ids }) => ids));
  const near = without(shown);
  const far = farFolded(near, base, items);
  const layout = far.length > 0 ? without(new Set([...shown, ...far])) : near;
  const laidOut = idsIn(layout);
  const before = idsIn(base);
  const beneath = items.flatMap(({ id, symbol }) =>
    symbol && before.has(id) && !laidOut.has(id) && !shown.has(id) ? [id] : [],
  );
  return { layout, beneath };
}

/** All that lies in a layout, what lies on a stack with it. */
const idsIn = ({ laid }: Layout): ReadonlySet<string> =>
  new Set([...laid.values()].flatMap(({ id, folded }) => [id, ...folded]));

/** The things that lie on another stack than before, and far from their places. */
function farFolded({ laid }: Layout, base: Layout, items: readonly Item[]): string[] {
  const at = new Map(items.map((item) => [item.id, item.at]));
  const hostBefore = new Map([...base.laid.values()].flatMap(({ id, folded }) => folded.map((one) => [one, id])));
  return [...laid.values()].flatMap(({ id, box, folded }) =>
    folded.filter((one) => {
      const place = at.get(one);
      if (!place || !box || hostBefore.get(one) === id) return false;
      return Math.hypot(box.x + box.width / 2 - place.x, box.y + box.height / 2 - place.y) > nearPx;
    }),
  );
}
