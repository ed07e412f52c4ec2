import Flatbush from 'flatbush';
import type { Box, Point } from '../core/projection';
import type { Crowd } from '../labels/crowd';

/** Something that wants to lie at its true place, in pixels. Only things of one band are laid side by side. */
export interface StackItem extends Point {
  id: string;
  band: string;
}

export interface StackForm {
  /** Size of one counter, and the gap between two. */
  width: number;
  height: number;
  gap: number;
  /** At most so many in a row. */
  columns: number;
  /** More than this at one place are piled up. */
  pileAbove: number;
  /** How far from its place a counter may be moved, px. */
  reach: number;
  /** Places no further apart than this count as one, px; a third of a counter's height where it is not said. */
  near?: number;
  /** Counters of one place lie over it where there is room, instead of beside it. */
  isOnPlace?: boolean;
}

/** Counters of one place, and the places themselves. */
export interface Cluster {
  key: string;
  items: StackItem[];
  at: Point;
  /** True places, each a box without size. */
  pins: Box[];
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Counters of one band whose places lie near each other: the uppermost that has no place yet
 * takes those near it. Each asks an index for its neighbours only, so twice the counters take about twice the time.
 */
export function gather(items: readonly StackItem[], form: StackForm): Cluster[] {
  if (items.length === 0) return [];
  const near = form.near ?? form.height / 3;
  const sorted = [...items].sort((a, b) => a.y - b.y || a.x - b.x || compare(a.id, b.id));
  const index = new Flatbush(sorted.length);
  for (const { x, y } of sorted) index.add(x, y);
  index.finish();
  const isTaken = new Uint8Array(sorted.length);
  const clusters: Cluster[] = [];
  sorted.forEach((first, at) => {
    if (isTaken[at]) return;
    const isOurs = (i: number) => {
      const { x, y, band } = sorted[i]!;
      return !isTaken[i] && band === first.band && Math.hypot(first.x - x, first.y - y) <= near;
    };
    const found = index.search(first.x - near, first.y - near, first.x + near, first.y + near, isOurs);
    for (const i of found) isTaken[i] = 1;
    clusters.push({ key: first.id, items: found.map((i) => sorted[i]!), at: first, pins: [] });
  });
  for (const cluster of clusters) {
    cluster.items.sort((a, b) => compare(a.id, b.id));
    cluster.key = cluster.items[0]!.id;
    const apart = new Map(
      cluster.items.map(({ x, y }) => [`${Math.round(x * 2)},${Math.round(y * 2)}`, { x, y, width: 0, height: 0 }]),
    );
    cluster.pins = [...apart.values()];
    cluster.at = {
      x: mean(cluster.items.map(({ x }) => x)),
      y: mean(cluster.items.map(({ y }) => y)),
    };
  }
  return clusters;
}

export const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

export const sizeOf = (count: number, { width, height, gap, columns }: StackForm) => ({
  width: Math.min(count, columns) * (width + gap) - gap,
  height: Math.ceil(count / columns) * (height + gap) - gap,
});

/** A pile shows its first counter and the edges of those beneath. */
export const pileSize = ({ width, height }: StackForm) => ({ width: width + 6, height: height + 6 });

export const centred = (at: Point, size: { width: number; height: number }): Box => ({
  x: at.x - size.width / 2,
  y: at.y - size.height / 2,
  ...size,
});

/** A box moved inside another, as far as it fits. */
export const heldIn = (within: Box | null, box: Box): Box =>
  within
    ? {
        ...box,
        x: Math.max(within.x, Math.min(box.x, within.x + within.width - box.width)),
        y: Math.max(within.y, Math.min(box.y, within.y + within.height - box.height)),
      }
    : box;

const lies = (box: Box, within: Box): boolean =>
  box.x >= within.x &&
  box.y >= within.y &&
  box.x + box.width <= within.x + within.width &&
  box.y + box.height <= within.y + within.height;

/** What room there is. */
export interface Room {
  taken: Crowd;
  /** True places, which counters rather do not cover. */
  pins: Crowd;
  within: Box | null;
}

/** The free box of this size that is nearest to the place and covers no other place; null where none is in reach. */
export function search(
  cluster: Cluster,
  size: { width: number; height: number },
  { taken, pins, within }: Room,
  form: StackForm,
): Box | null {
  const home = heldIn(within, centred(cluster.at, size));
  const isOnlyOne = cluster.items.length === 1;
  const coversOthers = (box: Box) => pins.meets(box, 0, cluster.pins);
  if ((isOnlyOne || form.isOnPlace) && !taken.meets(home, form.gap) && (form.isOnPlace || !coversOthers(home)))
    return home;
  let best: Box | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  const first = isOnlyOne || form.isOnPlace ? 0 : Math.min(size.height, form.height) / 2 + 10;
  for (let away = first; away <= form.reach; away += 12) {
    if (away - first > bestCost) break;
    for (let k = 0; k < 16; k++) {
      const angle = (k * Math.PI) / 8;
      // From the edge of the box, so that wide rows come as near as single counters.
      const x = Math.cos(angle) * (away + Math.abs(Math.cos(angle)) * (size.width / 2));
      const y = Math.sin(angle) * (away + Math.abs(Math.sin(angle)) * (size.height / 2));
      const box = centred({ x: cluster.at.x + x, y: cluster.at.y + y }, size);
      const least = away - first + (k % 4) * 0.5;
      if (least >= bestCost || (within && !lies(box, within)) || taken.meets(box, form.gap)) continue;
      const cost = least + (coversOthers(box) ? Math.min(60, form.reach / 3) : 0);
      if (cost < bestCost) {
        best = box;
        bestCost = cost;
      }
    }
  }
  return best;
}
