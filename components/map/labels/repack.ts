import type { Box, Point } from '../core/projection';
import { isAcross } from './banks';
import { around, awayFrom, gap, isInside, isTrue, middleOf, type Room } from './room';

/** The weight of water between a place and its box, px. */
export const overWater = 24;

/** The places of a crowd's rows and columns around its middle, shares of a box. */
const anchors = [0, 0.5].flatMap((x) => [0, 0.25, 0.5, 0.75].map((y) => ({ x, y })));

/**
 * Boxes in rows and columns for a crowd whose places lie close together, one for each in their order, none further than
 * `reach` px from its place, on its own bank where it can be, all of them free; null where the ground does not hold so many. Nobody of the crowd may lie in
 * the room yet.
 */
export function inRows(
  places: readonly Point[],
  size: { width: number; height: number },
  room: Room,
  reach: number,
): Box[] | null {
  const waters = room.waters.near(holding(places), reach + Math.max(size.width, size.height));
  const costOf = (place: Point, slot: Box): number =>
    isTrue(place, slot, reach)
      ? awayFrom(place, slot) + (isAcross(place, middleOf(slot), waters) ? overWater : 0)
      : Number.POSITIVE_INFINITY;
  let best: { boxes: Box[]; cost: number } | null = null;
  for (const anchor of anchors) {
    const boxes = assigned(places, freeSlots(places, size, anchor, room, reach), costOf);
    if (!boxes) continue;
    const cost = places.reduce((sum, place, i) => sum + costOf(place, boxes[i]!), 0);
    if (!best || cost < best.cost) best = { boxes, cost };
  }
  return best?.boxes ?? null;
}

/** The box that holds all places. */
function holding(places: readonly Point[]): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The free fields of a grid about the middle of a crowd, as far as anybody of it may lie. */
function freeSlots(
  places: readonly Point[],
  { width, height }: { width: number; height: number },
  anchor: Point,
  room: Room,
  reach: number,
): Box[] {
  const held = holding(places);
  const middle = middleOf(held);
  const columns = Math.ceil((held.width / 2 + reach) / (width + gap)) + 1;
  const rows = Math.ceil((held.height / 2 + reach) / (height + gap)) + 1;
  const slots: Box[] = [];
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      const box = around(
        { x: middle.x + (column + anchor.x) * (width + gap), y: middle.y + (row + anchor.y) * (height + gap) },
        width,
        height,
      );
      const isNear = places.some((place) => isTrue(place, box, reach));
      if (isNear && isInside(box, room.within) && !room.taken.meets(box, gap - 0.1)) slots.push(box);
    }
  return slots;
}

/** A field for each, by paths of exchange; then any two who lie better the other way round change places. */
function assigned(
  places: readonly Point[],
  slots: readonly Box[],
  costOf: (place: Point, slot: Box) => number,
): Box[] | null {
  if (slots.length < places.length) return null;
  const costs = places.map((place) => slots.map((slot) => costOf(place, slot)));
  const choices = costs.map((row) =>
    row.flatMap((cost, i) => (Number.isFinite(cost) ? [i] : [])).sort((a, b) => row[a]! - row[b]! || a - b),
  );
  const holder = new Map<number, number>();
  const seat = (who: number, asked: Set<number>): boolean =>
    choices[who]!.some((slot) => {
      if (asked.has(slot)) return false;
      asked.add(slot);
      const other = holder.get(slot);
      if (other !== undefined && !seat(other, asked)) return false;
      holder.set(slot, who);
      return true;
    });
  if (!places.every((_, who) => seat(who, new Set()))) return null;
  const slotOf = places.map(() => 0);
  for (const [slot, who] of holder) slotOf[who] = slot;
  for (let a = 0; a < places.length; a++)
    for (let b = 0; b < a; b++) {
      const mine = slotOf[a]!;
      const his = slotOf[b]!;
      const swapped = costs[a]![his]! + costs[b]![mine]!;
      if (swapped >= costs[a]![mine]! + costs[b]![his]! - 0.01) continue;
      slotOf[a] = his;
      slotOf[b] = mine;
    }
  return slotOf.map((slot) => slots[slot]!);
}
