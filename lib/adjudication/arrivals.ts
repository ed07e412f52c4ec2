import type { Place } from '@/lib/geometry';

/** §4 Sequence of Action, step 4: who comes on at an entry place, and who waits. The book leaves it to Map Control; all of it is ours. */

/** Where reinforcements of a side come on. Km, and unit points a turn (§7). */
interface EntryGround {
  place: Place;
  rangeKm: number;
  capacityPoints: number;
}

/** A unit that may come on. `isLetIn`: Control has said that it does, whatever stands there. */
export interface Arriving {
  id: string;
  sizePoints: number;
  arrivalTurn: number;
  isLetIn: boolean;
  isPlaced: boolean;
}

interface Entering {
  comesOn: string[];
  waits: { id: string; why: 'held' | 'full' }[];
}

/** True when a place lies within the range of an entry place, its edge included. */
export const isInEntryRange = ({ place, rangeKm }: EntryGround, { x, y }: Place): boolean =>
  Math.hypot(x - place.x, y - place.y) <= rangeKm + 1e-9;

/** The enemy units that hold an entry place: effective ones within its range. */
export const holdersOf = <E extends Place & { isEffective: boolean }>(entry: EntryGround, enemies: readonly E[]): E[] =>
  enemies.filter((enemy) => enemy.isEffective && isInEntryRange(entry, enemy));

/**
 * The units that come on in a turn. Held by the enemy nobody does; else as many as the capacity holds beside the points
 * that have come on already: those with a place before those without, then the longest due, then by id. A unit that
 * finds no room does not hold up a smaller one behind it. Whom Control has let in comes on first, and takes up its
 * room.
 */
export function whoEnters(
  { capacityPoints }: EntryGround,
  isHeld: boolean,
  pointsCome: number,
  due: readonly Arriving[],
): Entering {
  const entering: Entering = { comesOn: [], waits: [] };
  let points = pointsCome;
  for (const unit of [...due].sort(inOrder)) {
    const isFull = points + unit.sizePoints > capacityPoints;
    if (unit.isLetIn || (!isHeld && !isFull)) {
      entering.comesOn.push(unit.id);
      points += unit.sizePoints;
    } else entering.waits.push({ id: unit.id, why: isHeld ? 'held' : 'full' });
  }
  return entering;
}

const inOrder = (a: Arriving, b: Arriving): number =>
  Number(b.isLetIn) - Number(a.isLetIn) ||
  Number(b.isPlaced) - Number(a.isPlaced) ||
  a.arrivalTurn - b.arrivalTurn ||
  (a.id < b.id ? -1 : 1);
