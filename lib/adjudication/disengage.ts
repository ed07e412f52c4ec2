import type { Place } from '@/lib/geometry';
import { tidy } from './score';

/**
 * A move that breaks contact may turn so far from straight away, degrees (ours: the book says to break it first, §6 Passing
 * By).
 */
const awayDegrees = 60;

/** True when a leg leads away from an enemy: within 60 degrees of straight away from him, so that he is never nearer on it. */
export function leadsAway(from: Place, to: Place, enemy: Place): boolean {
  const off = { x: from.x - enemy.x, y: from.y - enemy.y };
  const way = { x: to.x - from.x, y: to.y - from.y };
  const lengths = Math.hypot(off.x, off.y) * Math.hypot(way.x, way.y);
  return (
    lengths === 0 || tidy((off.x * way.x + off.y * way.y) / lengths) >= tidy(Math.cos((awayDegrees * Math.PI) / 180))
  );
}

/**
 * The first enemy in contact that a way slides past. While the two are in contact, every leg must lead away from him
 * (§6 Passing By); once out of contact the unit may go anywhere. `held`: the enemies that the mover is in contact with
 * at the start. Null: the way breaks contact with each of them.
 */
export function slidesPast<Enemy extends Place>(
  way: readonly Place[],
  held: readonly Enemy[],
  isInContact: (place: Place, enemy: Enemy) => boolean,
): { enemy: Enemy; place: Place } | null {
  const left = new Set(held);
  for (let i = 1; i < way.length; i++)
    for (const enemy of left) {
      const from = way[i - 1]!;
      if (!isInContact(from, enemy)) left.delete(enemy);
      else if (!leadsAway(from, way[i]!, enemy)) return { enemy, place: from };
    }
  return null;
}
