import type { Box, Point } from '../core/projection';
import { isAcross } from './banks';
import { crowd } from './crowd';
import type { Item, Laid } from './item';
import { inRows, overWater } from './repack';
import {
  around,
  awayFrom,
  boxed,
  cross,
  gap,
  heldIn,
  isInside,
  isTrue,
  type Leg,
  leaderTo,
  middleOf,
  type Room,
} from './room';

/** px, or how many px a fault weighs. */
const weights = {
  offPlace: 6,
  fromMiddle: 0.15,
  coversPlace: 4,
  coversSpot: 14,
  crossesLeader: 18,
  splitsCrowd: 12,
  overWater,
};

/** The count of a stack, px. */
const tabSize = { width: 18, height: 13 };

/** Something that may be moved again. */
interface Moved {
  item: Item;
  laid: Laid;
}

/** The earlier box of each thing as seen from its place; null: beneath another. */
export type Before = ReadonlyMap<string, Box | null>;

/**
 * Gives every symbol its place, kind by kind: whoever had one keeps it while it is free, and else its side of its place; then
 * come those who lay beneath another, then newcomers, one of each crowd in its turn. Each takes the free box that costs
 * least: on its place or on a leader near it, on its own bank, covering no other, its line crossing none. Where there is none within `reach` px those about it stand in rows, but
 * for those who kept their places; else it goes onto the nearest stack of its band, of its kind if there is no such stack; where there is
 * nobody at all it is left out. `settle` has a kind once it lies, before the next comes, and gives back what stays of it.
 */
export function placeSymbols(
  items: readonly Item[],
  room: Room,
  reach: number,
  before: Before,
  settle: (those: Laid[]) => Laid[],
) {
  const laid: Laid[] = [];
  const stacks = new Map<string, Laid[]>();
  const movable = crowd<Box & Moved>();
  const full = new Set<string>();
  const alone: Item[] = [];
  const leftOut: string[] = [];
  let asks = 0;
  const put = (item: Item, box: Box, mayMove: boolean) => {
    const { id, kind, at, gathered = [] } = item;
    const one: Laid = { id, kind, at, box: null, leaders: [], folded: [...gathered], tab: null, words: null };
    if (gathered.length > 0) one.isGathered = true;
    laid.push(one);
    lay(one, box, room);
    if (mayMove) movable.add({ ...around(at, 0), item, laid: one });
    for (const band of bandsOf(item)) listIn(stacks, band).push(one);
  };
  const foldOnto = (item: Item): boolean => {
    const [stack] = bandsOf(item).flatMap((band) => nearest(stacks.get(band) ?? [], item.at) ?? []);
    if (stack) fold(item, stack, room);
    return stack !== undefined;
  };
  const seek = (item: Item) => {
    const { kind, at, symbol } = item;
    const key = `${kind} ${Math.floor(at.x / 16)} ${Math.floor(at.y / 16)} ${symbol!.width}`;
    const was = before.get(item.id);
    if (was) {
      const box = find(item, room, reach, middleOf(was));
      if (box) return put(item, box, false);
    } else if (!full.has(key)) {
      const box =
        find(item, room, reach) ??
        (asks++ >= asksAtMost ? null : roomMade(item, movable.near(around(at, 2 * reach)), room, reach));
      if (box) return put(item, box, true);
      full.add(key);
    }
    if (!foldOnto(item)) alone.push(item);
  };
  /** True when a thing can lie on its place: such things are placed before those that cannot look around. */
  const staysAt = (item: Item): boolean => {
    const box = around(item.at, item.symbol!.width, item.symbol!.height);
    const isOpen = isInside(box, room.within) && !room.taken.meets(box, gap - 0.1) && !room.spots.meets(box);
    const stays = isOpen && !isSplitAt(box, room, reach);
    if (stays) put(item, box, true);
    return stays;
  };
  const waiting = items.filter((item) => {
    const was = before.get(item.id);
    const box = was && { ...was, x: item.at.x + was.x, y: item.at.y + was.y };
    const keeps = box && isSize(box, item) && isInside(box, room.within) && !room.taken.meets(box, gap - 0.1);
    if (keeps) put(item, box, false);
    return !keeps;
  });
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const settled = kinds.flatMap((its) => {
    const those = waiting.filter(({ kind }) => kind === its);
    for (const item of inTurn(those.filter(({ id }) => before.has(id)))) seek(item);
    const newcomers = inTurn(those.filter(({ id }) => !before.has(id)));
    for (const item of newcomers.filter((one) => !staysAt(one))) seek(item);
    for (const item of alone.splice(0)) {
      if (foldOnto(item)) continue;
      // Nothing is lost while the map has room: it goes further off, on its leader.
      const box = find(item, room, loneReach * reach);
      if (box) put(item, box, false);
      else leftOut.push(item.id);
    }
    return settle(laid.filter(({ kind }) => kind === its));
  });
  return { laid: settled, leftOut };
}

/** So many times as far as others may the only one of a kind lie from its place, where it finds no other. */
const loneReach = 5;

const listIn = (lists: Map<string, Laid[]>, key: string): Laid[] => {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
};

/** The nearest to a place; of two as near the one put down first. */
function nearest(those: readonly Laid[], { x, y }: Point): Laid | undefined {
  let best: Laid | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of those) {
    const away = (one.at.x - x) ** 2 + (one.at.y - y) ** 2;
    if (away >= least) continue;
    best = one;
    least = away;
  }
  return best;
}

const bandsOf = ({ kind, band = '' }: Item) => [`${kind} ${band}`, kind];

/** Squares in which things of one band take turns with those of others, px. */
const crowdPx = 48;

/** Of one kind: of each crowd the first, then of each the second: so that none is shut out by the mass of another. */
function inTurn(items: readonly Item[]): Item[] {
  const turns = new Map<string, number>();
  const order = items.map((item) => {
    const { kind, band = '', at } = item;
    const key = `${kind} ${band} ${Math.floor(at.x / crowdPx)} ${Math.floor(at.y / crowdPx)}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return { item, turn };
  });
  return order.sort((a, b) => a.turn - b.turn).map(({ item }) => item);
}

/** Puts a symbol down, with the line to its place. */
function lay(one: Laid, box: Box, room: Room): void {
  one.box = box;
  room.taken.add(box);
  const leader = leaderTo(one.at, box);
  one.leaders = leader ? [boxed(leader)] : [];
  for (const line of one.leaders) room.leaders.add(line);
}

/** Takes it up again. */
function lift(one: Laid, room: Room): void {
  room.taken.remove(one.box!);
  for (const line of one.leaders) room.leaders.remove(line);
}

/** For how many that find no place a crowd is put in rows, and how large it may be: more would take too long. */
const asksAtMost = 32;
const crowdAtMost = 20;

/** The box that is free once those about it, who have not kept their places, stand in rows; null: it is none. */
function roomMade(item: Item, neighbours: readonly Moved[], room: Room, reach: number): Box | null {
  const away = ({ item: { at } }: Moved) => Math.hypot(at.x - item.at.x, at.y - item.at.y);
  const crowded = neighbours
    .filter((other) => other.laid.folded.length === 0 && isSize(other.laid.box!, item))
    .sort((a, b) => away(a) - away(b))
    .slice(0, crowdAtMost);
  const were = crowded.map(({ laid }) => laid.box!);
  for (const { laid } of crowded) lift(laid, room);
  const boxes = inRows([item.at, ...crowded.map(({ item: { at } }) => at)], item.symbol!, room, reach);
  crowded.forEach(({ laid }, i) => {
    lay(laid, boxes?.[i + 1] ?? were[i]!, room);
  });
  return boxes?.[0] ?? null;
}

const isSize = ({ width, height }: Box, { symbol }: Item): boolean =>
  width === symbol!.width && height === symbol!.height;

/** The free box that costs least; null where there is none in reach. `side`: where it lay, as seen from its place, px. */
function find({ at, symbol }: Item, room: Room, reach: number, side: Point | null = null): Box | null {
  const { width, height } = symbol!;
  const own = around(at, width, height);
  const home = heldIn(room.within, own);
  const isSplit = isSplitAt(own, room, reach);
  const waters = room.waters.near(own, reach + width);
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  const costOf = (x: number, y: number): number => {
    const box = { x, y, width, height };
    if (!isTrue(at, box, reach) || (side && isOtherSide(at, box, side))) return Number.POSITIVE_INFINITY;
    const away = awayFrom(at, box) + (x === own.x && y === own.y ? 0 : weights.offPlace);
    const fault = isSplit && Math.abs(x - home.x) < width / 4 ? weights.splitsCrowd : 0;
    return away + fault + weights.fromMiddle * Math.hypot(x - home.x, y - home.y);
  };
  const look = (x: number, y: number, base = costOf(x, y)) => {
    if (base >= least) return;
    const box = { x, y, width, height };
    if (!isInside(box, room.within) || room.taken.meets(box, gap - 0.1)) return;
    const cost = base + faults(at, box, room, waters);
    if (cost >= least) return;
    best = box;
    least = cost;
  };
  look(own.x, own.y);
  if (least === 0) return best;
  for (const share of shares)
    for (const { cos, sin, across, up } of angles) {
      const off = Math.max(gap, share * reach);
      look(own.x + (across * width) / 2 + off * cos, own.y + (up * height) / 2 + off * sin);
    }
  // Along the edges of what lies there already, in line with it or with the place.
  const snug: { x: number; y: number; cost: number }[] = [];
  const add = (x: number, y: number) => {
    const cost = costOf(x, y);
    if (cost < least) snug.push({ x, y, cost });
  };
  for (const other of room.taken.near(around(at, 2 * (reach + width), 2 * (reach + height)))) {
    const left = other.x - width - gap;
    const right = other.x + other.width + gap;
    const over = other.y - height - gap;
    const under = other.y + other.height + gap;
    for (const y of [home.y, at.y - 1 - height, at.y + 1, other.y, other.y + other.height - height, over, under]) {
      add(left, y);
      add(right, y);
    }
    for (const x of [home.x, at.x - 1 - width, at.x + 1, other.x, other.x + other.width - width]) {
      add(x, over);
      add(x, under);
    }
  }
  for (const { x, y, cost } of snug.sort((a, b) => a.cost - b.cost)) look(x, y, cost);
  return best;
}

/**
 * True when more than three places lie there, which stand left and right of it: one in its middle would leave no room for
 * those beside it.
 */
const isSplitAt = (box: Box, room: Room, reach: number): boolean =>
  reach < box.width / 2 + gap && room.places.near(box).length > 3;

/** Search radii as shares of the reach: 0 is beside the place. */
const shares = [0, 0.15, 0.4, 0.7, 0.99];
/** On which sides: in each the edge of the box that is turned to the place stands off it. */
const angles = Array.from({ length: 16 }, (_, k) => {
  const cos = Math.cos((k * Math.PI) / 8);
  const sin = Math.sin((k * Math.PI) / 8);
  const most = Math.max(Math.abs(cos), Math.abs(sin));
  return { cos, sin, across: cos / most, up: sin / most };
});

/** True when a box lies on the other side of its place than it did. */
function isOtherSide(at: Point, box: Box, side: Point): boolean {
  const { x, y } = middleOf(box);
  return (x - at.x) * side.x + (y - at.y) * side.y < -0.01;
}

/** The faults of a box, px. */
function faults(at: Point, box: Box, room: Room, waters: readonly Leg[]): number {
  let sum = 0;
  if (room.places.near(box).some(({ x, y }) => Math.abs(x - at.x) + Math.abs(y - at.y) > 1)) sum += weights.coversPlace;
  if (room.spots.meets(box)) sum += weights.coversSpot;
  const leader = leaderTo(at, box);
  if (!leader) return sum;
  const line = boxed(leader);
  if (isAcross(at, middleOf(box), waters)) sum += weights.overWater;
  return sum + weights.crossesLeader * room.leaders.near(line).filter((other) => cross(line, other)).length;
}

/** It goes beneath another, whose count stands outside of it where there is room. */
export function fold(item: Item, host: Laid, room: Room): void {
  const box = host.box!;
  host.folded.push(item.id);
  for (const id of item.gathered ?? []) host.folded.push(id);
  const leader = leaderTo(item.at, box);
  if (leader) {
    host.leaders.push(boxed(leader));
    room.leaders.add(boxed(leader));
  }
  if (host.tab || host.isGathered) return;
  const right = box.x + box.width;
  const foot = box.y + box.height;
  const { width, height } = tabSize;
  const outside = [
    { x: right, y: box.y + 3 },
    { x: right - width, y: foot },
    { x: box.x - width, y: box.y + 3 },
    { x: right - width, y: box.y - height },
  ].map((corner) => ({ ...corner, width, height }));
  // It touches its own box, and keeps from all others.
  const free = outside.find(
    (tab) => isInside(tab, room.within) && room.taken.near(tab, 1).every((other) => other === box),
  );
  if (free) room.taken.add(free);
  host.tab = free ?? { x: right - width, y: foot - height, width, height };
}
