import type { Hinge } from '@/lib/advice/debrief/hinges';

/** Game Control's arrangement of the hinges that were found. Hinges are named by `nameOf`. */
export interface Arranged {
  /** Hinges that were moved, in their order; the others follow as they were found. */
  order: readonly string[];
  dropped: readonly string[];
  added: readonly Hinge[];
}

export const asFound: Arranged = { order: [], dropped: [], added: [] };

/** The name of a hinge: its kind and its moment. */
export const nameOf = ({ kind, moment }: Pick<Hinge, 'kind' | 'moment'>): string => `${kind} ${moment}`;

/** The hinges as they are played: those that were found or added, without what was dropped, in the order they were put in. */
export function arranged(found: readonly Hinge[], { order, dropped, added }: Arranged): Hinge[] {
  const kept = [...found, ...added].filter((hinge) => !dropped.includes(nameOf(hinge)));
  const placeOf = (hinge: Hinge) => {
    const place = order.indexOf(nameOf(hinge));
    return place === -1 ? order.length : place;
  };
  return kept.sort((a, b) => placeOf(a) - placeOf(b));
}

/** The same with one hinge a place further up. */
export function movedUp(hinges: readonly Hinge[], place: number, was: Arranged): Arranged {
  const names = hinges.map(nameOf);
  const [name] = names.splice(place, 1);
  names.splice(Math.max(0, place - 1), 0, name!);
  return { ...was, order: names };
}
