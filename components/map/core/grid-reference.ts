import type { Place } from '@/lib/geometry';

/** Six figures of a place on the grid: three east, three north, to 100 m. Repeats every 100 km, as on the printed map. */
export function gridReference({ x, y }: Place): string {
  return `${three(x)} ${three(y)}`;
}

const three = (km: number): string => {
  const hundreds = Math.floor(km * 10 + 1e-6);
  return String(((hundreds % 1000) + 1000) % 1000).padStart(3, '0');
};

/**
 * The place somebody wrote: six figures (`746 779`, `746779`: the middle of that 100 m square, the one nearest to
 * `near`), or km with a point (`74.63 77.91`). null for anything else.
 */
export function placeOf(text: string, near: Place): Place | null {
  const km = /^\s*(-?\d{1,4}\.\d{1,3})[\s,;]+(-?\d{1,4}\.\d{1,3})\s*$/.exec(text);
  if (km) return { x: Number(km[1]), y: Number(km[2]) };
  const figures = /^\s*(\d{3})\s*(\d{3})\s*$/.exec(text);
  if (!figures) return null;
  return { x: nearest(Number(figures[1]) / 10 + 0.05, near.x), y: nearest(Number(figures[2]) / 10 + 0.05, near.y) };
}

const nearest = (withinHundred: number, near: number): number =>
  round(withinHundred + 100 * Math.round((near - withinHundred) / 100));

/** A place to the nearest 10 m, as it is written down. */
export const round = (km: number): number => Math.round(km * 100) / 100;

/** Kilometres with one decimal: `3.4 km`. */
export const inKm = (km: number): string => `${km.toFixed(1)} km`;
