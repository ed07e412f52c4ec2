import type { Frame, Place } from '@/lib/geometry';

/** The window that holds these places with so many km of ground about them; the whole map where there are none. */
export function lookAround(places: readonly Place[], frame: Frame, kmAbout: number) {
  const xs = places.length > 0 ? places.map(({ x }) => x) : [frame.minX, frame.maxX];
  const ys = places.length > 0 ? places.map(({ y }) => y) : [frame.minY, frame.maxY];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    centre: { x: (left + right) / 2, y: (bottom + top) / 2 },
    kmAcross: Math.max(16, right - left + kmAbout),
    kmUp: Math.max(12, top - bottom + kmAbout),
  };
}
