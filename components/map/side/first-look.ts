import type { Place } from '@/lib/geometry';
import type { FirstLook } from '../core/first-view';
import type { MapData } from '../core/map-data';
import type { SideCounter } from './side-map';

export const middleOf = ({ frame }: Pick<MapData, 'frame'>): Place => ({
  x: (frame.minX + frame.maxX) / 2,
  y: (frame.minY + frame.maxY) / 2,
});

/**
 * The window that shows all own counters and the first objective, with some ground around them; null without any. Further
 * objectives are shown as long as the window stays below `widestKm`.
 */
export function firstLook(
  counters: readonly Pick<SideCounter, 'x' | 'y' | 'isLost'>[],
  objectives: readonly Place[] = [],
): FirstLook | null {
  const own = counters.filter(({ x, y, isLost }) => x !== null && y !== null && !isLost) as readonly Place[];
  let look = lookOn([...own, ...objectives.slice(0, 1)]);
  for (let shown = 2; shown <= objectives.length; shown++) {
    const wider = lookOn([...own, ...objectives.slice(0, shown)])!;
    if (Math.max(wider.kmAcross, wider.kmUp!) > widestKm) break;
    look = wider;
  }
  return look;
}

/** So large a window still tells one unit from another, km (ours). */
const widestKm = 50;

/** The window that shows places with some ground around them; null without any. */
export function lookOn(places: readonly Place[]): FirstLook | null {
  if (places.length === 0) return null;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const bottom = Math.min(...ys);
  const top = Math.max(...ys);
  const centre = { x: (left + right) / 2, y: (bottom + top) / 2 };
  return { centre, kmAcross: Math.max(16, (right - left) * 1.9), kmUp: Math.max(10, (top - bottom) * 1.4) };
}
