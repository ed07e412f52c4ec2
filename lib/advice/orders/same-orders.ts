import type { OrderLine } from '@/lib/db/rows';
import { isFor, namesOf } from '@/lib/visibility/forms/columns';
import { orderColumns } from '@/lib/visibility/forms/order-columns';

/** True when two sheets order the same, row by row in their order: units, words, support, action, movement, air. */
export function sameOrders(one: readonly OrderLine[], other: readonly OrderLine[]): boolean {
  return one.length === other.length && one.every((line, i) => saysOf(line) === saysOf(other[i]!));
}

/** The words of a row, spaces and the order of names apart. */
const saysOf = (line: OrderLine): string =>
  JSON.stringify(
    namesOf(orderColumns)
      .filter((name) => isFor('difference', orderColumns[name]))
      .map((name) => inOneForm(line[name])),
  );

function inOneForm(value: OrderLine[keyof typeof orderColumns]) {
  if (Array.isArray(value)) return [...value].sort();
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
}
