import type { MoveEntered } from '@/lib/db/sheets';
import type { MapSheet } from '@/lib/scenario/types';
import { crossingsServing, type StandingCrossing } from './waters';

interface Spot {
  x: number;
  y: number;
}

/** How much a sum of legs may differ from what was counted before a leg is taken to be counted anew, km. */
const dustKm = 0.01;

/**
 * The legs each unit has moved this turn, from where it began it. A move counted anew from its start takes the legs
 * before it back. `starts`: where units began the turn, by id; who has no place there is left out.
 */
export function legsMoved(
  moves: readonly MoveEntered[],
  starts: ReadonlyMap<string, Spot>,
): Map<string, { from: Spot; to: Spot }[]> {
  const paths = new Map<string, { legs: { from: Spot; to: Spot }[]; at: Spot; kmMoved: number }>();
  for (const { unitId, after } of moves) {
    const start = starts.get(unitId);
    if (!start) continue;
    const path = paths.get(unitId) ?? { legs: [], at: start, kmMoved: 0 };
    const to = { x: after.x ?? path.at.x, y: after.y ?? path.at.y };
    const kmMoved = after.kmMoved ?? path.kmMoved;
    const isAnew = kmMoved < path.kmMoved + Math.hypot(to.x - path.at.x, to.y - path.at.y) - dustKm;
    const leg = { from: isAnew ? start : path.at, to };
    const isStill = leg.from.x === to.x && leg.from.y === to.y;
    const legs = [...(isAnew ? [] : path.legs), ...(isStill ? [] : [leg])];
    paths.set(unitId, { legs, at: to, kmMoved });
  }
  return new Map([...paths].map(([unitId, { legs }]) => [unitId, legs]));
}

/** The units that each crossing has carried this turn, by its id (§7): those whose legs it served. */
export function carriedBy(
  legs: ReadonlyMap<string, readonly { from: Spot; to: Spot }[]>,
  crossings: readonly (StandingCrossing & { id: string })[],
  map: Pick<MapSheet, 'features'>,
): Map<string, string[]> {
  const carried = new Map<string, string[]>();
  for (const [unitId, path] of legs) {
    const used = new Set(path.flatMap(({ from, to }) => crossingsServing(from, to, map, crossings)));
    for (const { id } of used) carried.set(id, [...(carried.get(id) ?? []), unitId]);
  }
  return carried;
}
