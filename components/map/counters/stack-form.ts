import Flatbush from 'flatbush';
import type { StackForm, StackItem } from './stack-room';

/** A counter with everything on it. */
export const counterForm: StackForm = { width: 64, height: 46, gap: 2, columns: 4, pileAbove: 8, reach: 190 };

const small = { width: 36, height: 26, gap: 2, isOnPlace: true };

/** The forms of a crowded map, each with the elbow room it asks for, px: from full counters to small ones in piles. */
const crowdForms: readonly { elbowRoom: number; form: StackForm }[] = [
  { elbowRoom: 66, form: { ...counterForm, columns: 3, pileAbove: 4, reach: 90 } },
  { elbowRoom: 34, form: { ...small, columns: 2, pileAbove: 4, reach: 64, near: 14 } },
  { elbowRoom: 16, form: { ...small, columns: 2, pileAbove: 2, reach: 48, near: 24 } },
  { elbowRoom: 0, form: { ...small, columns: 1, pileAbove: 1, reach: 48, near: 30 } },
];

/**
 * How counters are drawn where so many lie so near each other: full while there is room, else small, and sooner in piles.
 * It hangs on the scale, not on what is in the window: a push of the map changes no counter, and as one comes nearer
 * they only grow.
 */
export function formFor(items: readonly StackItem[]): StackForm {
  const room = elbowRoom(items);
  return crowdForms.find((one) => room >= one.elbowRoom)!.form;
}

const companions = 6;

/** How far off, px, the typical counter's sixth neighbour is: six in ten have theirs no further. Endless among so few. */
export function elbowRoom(items: readonly StackItem[]): number {
  if (items.length <= companions) return Number.POSITIVE_INFINITY;
  const index = new Flatbush(items.length);
  for (const { x, y } of items) index.add(x, y);
  index.finish();
  const rooms = items.map(({ x, y }) => {
    const other = items[index.neighbors(x, y, companions + 1)[companions]!]!;
    return Math.hypot(other.x - x, other.y - y);
  });
  return rooms.sort((a, b) => a - b)[Math.ceil(rooms.length * 0.6) - 1]!;
}
