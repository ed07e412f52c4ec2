import { round } from '@/components/map/core/grid-reference';
import type { Place } from '@/components/map/core/map-data';
import type { MapSheet } from '@/lib/scenario/types';

/** Whether a place lies on the printed map. */
export const isOnFrame = ({ frame }: MapSheet, { x, y }: Place): boolean =>
  x >= frame.minX && x <= frame.maxX && y >= frame.minY && y <= frame.maxY;

/** To the nearest 10 m, and not beyond the printed map. */
export function onFrame({ frame }: MapSheet, { x, y }: Place): Place {
  return {
    x: round(Math.max(frame.minX, Math.min(frame.maxX, x))),
    y: round(Math.max(frame.minY, Math.min(frame.maxY, y))),
  };
}
