import { round } from '@/components/map/core/grid-reference';
import { intoFrame, type Place } from '@/lib/geometry';
import type { MapSheet } from '@/lib/scenario/types';

/** To the nearest 10 m, and not beyond the printed map. */
export function onFrame({ frame }: MapSheet, place: Place): Place {
  const { x, y } = intoFrame(frame, place);
  return { x: round(x), y: round(y) };
}
