import type { Frame, Place } from '@/lib/geometry';
import type { Box, Point, Projection } from '../core/projection';
import { crowd, type Neighbours, neighbours } from '../labels/crowd';
import { counterForm, formFor } from './stack-form';
import {
  type Cluster,
  centred,
  compare,
  gather,
  heldIn,
  pileSize,
  type StackForm,
  type StackItem,
  search,
  sizeOf,
} from './stack-room';

export type { StackForm, StackItem };
export { counterForm };

/** Where one counter lies: its upper left corner. */
export interface StackSlot extends Point {
  id: string;
}

/** Counters of one place, side by side or piled up. */
export interface StackGroup {
  key: string;
  /** The size its counters were laid out for. */
  form: StackForm;
  slots: StackSlot[];
  /** Piled up: only the first is seen until the pile is opened. */
  isPile: boolean;
  box: Box;
  /** The true places, without repeats. */
  pins: Point[];
  /** From each place to the nearest edge; none while the counters lie on their place. */
  leaders: { from: Point; to: Point }[];
}

/**
 * Lays counters out so that none covers another: those of one place side by side, each group as near to its place as
 * there is room, with a leader where it had to be moved; the smallest groups first. Where there is no room, or there are
 * too many, they are piled up, and where there is none for a pile, they go onto the neighbour's. The same counters give
 * the same layout, in whatever order they come. `kept`: room that no counter may take;
 * `within`: where all of them lie, as far as it is large enough.
 */
export function layOut(
  items: readonly StackItem[],
  form: StackForm = counterForm,
  kept: readonly Box[] = [],
  within: Box | null = null,
): StackGroup[] {
  const clusters = gather(items, form);
  const pins = crowd(clusters.flatMap((cluster) => cluster.pins));
  const taken = crowd(kept);
  const laid: Laid[] = [];
  const full = new Set<string>();
  const ofBand = new Map<string, Neighbours<Laid>>();
  const order = [...clusters].sort(
    (a, b) => a.items.length - b.items.length || a.at.y - b.at.y || compare(a.key, b.key),
  );
  for (const cluster of order) {
    const count = cluster.items.length;
    const band = cluster.items[0]!.band;
    // A block of several rows is piled up rather than moved far.
    const near = count > form.columns ? { ...form, reach: form.reach / 2 } : form;
    const look = (size: { width: number; height: number }, how: StackForm) =>
      unlessFull(full, cluster.at, size, how.reach, () => search(cluster, size, { taken, pins, within }, how));
    const beside = count > form.pileAbove ? null : look(sizeOf(count, form), near);
    let box = beside ?? look(pileSize(form), form);
    let host = box ? null : (ofBand.get(band)?.nearest(cluster.at) ?? null);
    // Rather a pile of its own a little further off than one that lies quite elsewhere.
    if (host && away(cluster.at, host.box) > form.reach) {
      box = look(pileSize(form), { ...form, reach: 2 * form.reach });
      if (box) host = null;
    }
    if (host) {
      join(host, cluster, form, within);
      continue;
    }
    const found = {
      cluster,
      ats: [cluster.at],
      box: box ?? heldIn(within, centred(cluster.at, pileSize(form))),
      isPile: beside === null,
    };
    taken.add(found.box);
    laid.push(found);
    const others = ofBand.get(band) ?? neighbours<Laid>();
    others.add(cluster.at, found);
    ofBand.set(band, others);
  }
  return laid.map((one) => groupAt(one, form)).sort((a, b) => compare(a.key, b.key));
}

/** Counters by their places in km. `kept` is room that no counter may take, in pixels of the projection. */
export function layOutAt(
  places: readonly (Place & { id: string; band: string })[],
  { toScreen }: Projection,
  form: StackForm = counterForm,
  kept: readonly Box[] = [],
): StackGroup[] {
  const items = places.map((place) => ({ id: place.id, band: place.band, ...toScreen(place) }));
  return layOut(items, form, kept);
}

/** Many counters: as large as the crowd allows, all of them on the printed map. */
export function layOutCrowd(
  places: readonly (Place & { id: string; band: string })[],
  { toScreen }: Projection,
  frame: Frame,
): StackGroup[] {
  const items = places.map((place) => ({ id: place.id, band: place.band, ...toScreen(place) }));
  const { x, y } = toScreen({ x: frame.minX, y: frame.maxY });
  const corner = toScreen({ x: frame.maxX, y: frame.minY });
  return layOut(items, formFor(items), [], { x, y, width: corner.x - x, height: corner.y - y });
}

/** The counters of a pile, dealt out around it in rows; `keepIn` holds them inside the window, in as many rows as it takes. */
export function dealOut(group: StackGroup, form: StackForm = counterForm, keepIn?: Box): StackGroup {
  const count = group.slots.length;
  const fitting = keepIn ? Math.max(1, Math.floor((keepIn.width + form.gap) / (form.width + form.gap))) : count;
  const columns = Math.min(Math.max(form.columns, Math.ceil(Math.sqrt(count))), fitting);
  const size = sizeOf(count, { ...form, columns });
  const middle = { x: group.box.x + group.box.width / 2, y: group.box.y + group.box.height / 2 };
  const box = { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
  if (keepIn) {
    box.x = Math.max(keepIn.x, Math.min(box.x, keepIn.x + keepIn.width - box.width));
    box.y = Math.max(keepIn.y, Math.min(box.y, keepIn.y + keepIn.height - box.height));
  }
  const slots = group.slots.map(({ id }, i) => ({ id, ...corner(box, i, columns, form) }));
  return {
    ...group,
    form,
    slots,
    box,
    isPile: false,
    leaders: leadersTo(
      group.leaders.map(({ from }) => from),
      box,
    ),
  };
}

/** A cluster with the box it has found. */
interface Laid {
  cluster: Cluster;
  /** Its own place, and those of the clusters that joined it. */
  ats: Point[];
  box: Box;
  isPile: boolean;
}

const part = 24;

/**
 * Where a search for a box of this size found nothing, another one a few pixels off will not be made: room is only ever
 * taken, never given back.
 */
function unlessFull(
  full: Set<string>,
  { x, y }: Point,
  { width, height }: { width: number; height: number },
  reach: number,
  find: () => Box | null,
): Box | null {
  const key = `${Math.floor(x / part)} ${Math.floor(y / part)} ${width} ${height} ${reach}`;
  if (full.has(key)) return null;
  const box = find();
  if (!box) full.add(key);
  return box;
}

/** Where there is no room at all, a cluster goes onto the pile of its neighbour. */
function join(host: Laid, cluster: Cluster, form: StackForm, within: Box | null): void {
  const { box } = host;
  const size = pileSize(form);
  if (!host.isPile) {
    const right = box.x + box.width - size.width;
    const low = box.y + box.height - size.height;
    // A pile is larger than one counter by its edges, which stand out to the left and above.
    const x = Math.max(Math.min(box.x, right), Math.min(host.cluster.at.x - size.width / 2, right));
    const y = Math.max(Math.min(box.y, low), Math.min(host.cluster.at.y - size.height / 2, low));
    host.box = heldIn(within, { x, y, ...size });
  }
  host.isPile = true;
  host.ats.push(cluster.at);
  host.cluster.items.push(...cluster.items);
  host.cluster.pins.push(...cluster.pins);
}

function groupAt({ cluster, ats, box, isPile }: Laid, form: StackForm): StackGroup {
  const slots = cluster.items.map(({ id }, i) => ({
    id,
    ...(isPile ? { x: box.x + 6, y: box.y + 6 } : corner(box, i, form.columns, form)),
  }));
  const pins = cluster.pins.map(({ x, y }) => ({ x, y }));
  return { key: cluster.key, form, slots, isPile, box, pins, leaders: leadersTo(ats, box) };
}

const corner = (box: Box, i: number, columns: number, { width, height, gap }: StackForm): Point => ({
  x: box.x + (i % columns) * (width + gap),
  y: box.y + Math.floor(i / columns) * (height + gap),
});

/** The point of a box that is nearest to a place. */
const edgeNear = ({ x, y }: Point, box: Box): Point => ({
  x: Math.max(box.x, Math.min(x, box.x + box.width)),
  y: Math.max(box.y, Math.min(y, box.y + box.height)),
});

function away(place: Point, box: Box): number {
  const to = edgeNear(place, box);
  return Math.hypot(to.x - place.x, to.y - place.y);
}

function leadersTo(places: readonly Point[], box: Box): StackGroup['leaders'] {
  return places.flatMap(({ x, y }) => {
    const to = edgeNear({ x, y }, box);
    return to.x === x && to.y === y ? [] : [{ from: { x, y }, to }];
  });
}
