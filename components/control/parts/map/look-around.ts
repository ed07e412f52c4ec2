import { type Frame, kmBetween, type Place } from '@/lib/geometry';
import type { Side } from '@/lib/words';

/** The window that holds these places with so many km of ground about them; the whole map where there are none. */
export function lookAround(places: readonly Place[], frame: Frame, kmAbout: number) {
  const xs = places.length > 0 ? places.map(({ x }) => x) : [frame.minX, frame.maxX];
  const ys = places.length > 0 ? places.map(({ y }) => y) : [frame.minY, frame.maxY];
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const bottom = Math.min(...ys);
  const top = Math.max(...ys);
  return {
    centre: { x: (left + right) / 2, y: (bottom + top) / 2 },
    kmAcross: Math.max(16, right - left + kmAbout),
    kmUp: Math.max(12, top - bottom + kmAbout),
  };
}

/** A counter on the map, and whether it is in contact (§6 Passing By). */
export interface Standing extends Place {
  side: Side;
  isInContact: boolean;
}

/** How near two sides must stand that a fight may begin there, km. */
const nearKm = 10;

/**
 * The window on the fighting: on who is in contact, else on where the two sides stand near each other, else on all counters. The
 * map fills it.
 */
export function lookAtFighting(counters: readonly Standing[], frame: Frame) {
  const fighting = counters.filter(({ isInContact }) => isInContact);
  const isNear = (one: Standing) =>
    counters.some((other) => other.side !== one.side && kmBetween(one, other) <= nearKm);
  const near = fighting.length > 0 ? fighting : counters.filter(isNear);
  return { ...lookAround(near.length > 0 ? near : counters, frame, 12), fills: true as const };
}
