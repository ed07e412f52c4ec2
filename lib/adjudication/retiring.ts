import type { Place } from './contact';

/** The middle of several places; null of none. */
export function centreOf(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const sum = places.reduce((at, { x, y }) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/** A distance in km. */
export const kmBetween = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A place to the nearest 10 m. */
const placed = ({ x, y }: Place): Place => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

const stepped = (from: Place, towards: Place, km: number): Place => {
  const far = kmBetween(from, towards);
  return { x: from.x + ((towards.x - from.x) / far) * km, y: from.y + ((towards.y - from.y) / far) * km };
};

/**
 * Where a retiring unit would stand: `km` straight back from the middle of its enemy (§9 Results Table, note 1). A unit
 * that stands on that very place goes nowhere: Control must say where to. Control may choose any other place.
 */
export function retirePlace(from: Place, enemy: Place, km: number): Place {
  if (km === 0 || kmBetween(from, enemy) === 0) return from;
  return placed(stepped(from, enemy, -km));
}

/**
 * Where an attacker thrown back would stand: on its start line, or beyond it when that is nearer than `km` (OC-62);
 * straight back from the enemy when it has not moved.
 */
export function thrownBackPlace(from: Place, startLine: Place | null, enemy: Place, km: number): Place {
  if (km === 0) return from;
  if (!startLine || kmBetween(from, startLine) === 0) return retirePlace(from, enemy, km);
  return placed(stepped(from, startLine, km));
}
