import Flatbush from 'flatbush';
import type { Point } from '../core/projection';
import { counterForm, namedForm, type StackForm } from './stack-form';

/** The elbow room from which on counters are drawn with everything on them, px. */
const roomForAll = 100;

/**
 * The form of counters where so many lie so near each other. It hangs on the scale, not on what is in the window: a
 * push of the map changes no counter, and as one comes nearer they only grow.
 */
export const formFor = (places: readonly Point[]): StackForm =>
  elbowRoom(places) >= roomForAll ? counterForm : namedForm;

const companions = 6;

/** The distance, px, of the typical counter's sixth neighbour: six in ten have theirs no further. Endless among so few. */
export function elbowRoom(places: readonly Point[]): number {
  if (places.length <= companions) return Number.POSITIVE_INFINITY;
  const index = new Flatbush(places.length);
  for (const { x, y } of places) index.add(x, y);
  index.finish();
  const rooms = places.map(({ x, y }) => {
    const other = places[index.neighbors(x, y, companions + 1)[companions]!]!;
    return Math.hypot(other.x - x, other.y - y);
  });
  return rooms.sort((a, b) => a - b)[Math.ceil(rooms.length * 0.6) - 1]!;
}
