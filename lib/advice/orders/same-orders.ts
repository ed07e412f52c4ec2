import type { OrderLine } from '@/lib/db/rows';

/** Whether two sheets order the same, row by row in their order: units, words, support, action, movement, air. */
export function sameOrders(one: readonly OrderLine[], other: readonly OrderLine[]): boolean {
  return one.length === other.length && one.every((line, i) => saysOf(line) === saysOf(other[i]!));
}

/** What a row says, spaces and the order of names apart. */
function saysOf(line: OrderLine): string {
  const { counterIds, grouping, orders, supportIds, supportText, action, posture, standFast, asksForAir, interdicts } =
    line;
  const words = [grouping, orders, supportText, interdicts].map((text) => text.trim().replace(/\s+/g, ' '));
  return JSON.stringify([
    [...counterIds].sort(),
    [...supportIds].sort(),
    words,
    action,
    posture,
    standFast,
    asksForAir,
  ]);
}
