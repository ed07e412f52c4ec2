import type { Place } from '@/lib/geometry';

/** Six figures of a place on the grid: three east, three north, to 100 m. Repeats every 100 km, as on the printed map. */
export function gridReference({ x, y }: Place): string {
  return `${three(x)} ${three(y)}`;
}

const three = (km: number): string => {
  const hundreds = Math.floor(km * 10 + 1e-6);
  return String(((hundreds % 1000) + 1000) % 1000).padStart(3, '0');
};

/** Kilometres with one decimal: `3.4 km`. */
export const inKm = (km: number): string => `${km.toFixed(1)} km`;
