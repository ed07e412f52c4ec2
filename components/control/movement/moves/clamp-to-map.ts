import { intoFrame, type Place, round } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';

/** To the nearest 10 m, and not beyond the printed map. */
export function clampToMap({ frame }: MapData, place: Place): Place {
  const { x, y } = intoFrame(frame, place);
  return { x: round(x), y: round(y) };
}
