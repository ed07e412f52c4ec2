import Flatbush from 'flatbush';
import { kmBetween, type Place } from '@/lib/geometry';

/** Things on the map in a spatial index, so that what stands near is found without looking at all of them. */
export interface Nearby<Thing> {
  /** The nearest thing; of several at the same distance always the same one. Null: there is none. */
  nearest: (place: Place) => { thing: Thing; km: number } | null;
  /** The things no further off than `km`, in the order in which they were given. */
  within: (place: Place, km: number) => Thing[];
  /** The things no further than `km` from the box about a straight leg, in the order in which they were given. */
  beside: (from: Place, to: Place, km: number) => Thing[];
}

/** Puts things into an index by their places. They must not move while it is used. */
export function nearbyOf<Thing extends Place>(things: readonly Thing[]): Nearby<Thing> {
  if (things.length === 0) return { nearest: () => null, within: () => [], beside: () => [] };
  const index = new Flatbush(things.length);
  for (const { x, y } of things) index.add(x, y);
  index.finish();
  const inOrder = (found: number[]): Thing[] => found.sort((a, b) => a - b).map((i) => things[i]!);
  return {
    nearest: (place) => {
      const [found] = index.neighbors(place.x, place.y, 1);
      const thing = found === undefined ? null : things[found]!;
      return thing && { thing, km: kmBetween(thing, place) };
    },
    within: (place, km) =>
      inOrder(
        index.search(
          place.x - km,
          place.y - km,
          place.x + km,
          place.y + km,
          (_, x, y) => (x - place.x) ** 2 + (y - place.y) ** 2 <= km ** 2 * (1 + 1e-12),
        ),
      ),
    beside: (from, to, km) =>
      inOrder(
        index.search(
          Math.min(from.x, to.x) - km,
          Math.min(from.y, to.y) - km,
          Math.max(from.x, to.x) + km,
          Math.max(from.y, to.y) + km,
        ),
      ),
  };
}
