import type { MapPicture } from '@/components/map/core/map-data';
import type { Place } from '@/lib/geometry';

/** A point of a scanned map, px to the right and down from its corner. */
export interface PicturePoint {
  px: number;
  py: number;
}

type Transform = MapPicture['transform'];

/** Where a point of a scanned map lies on the ground, km. */
export const placeOfPoint = ({ a, b, c, d, e, f }: Transform, { px, py }: PicturePoint): Place => ({
  x: a * px + b * py + c,
  y: d * px + e * py + f,
});

/** Which point of a scanned map shows a place, to the pixel. */
export function pointOfPlace({ a, b, c, d, e, f }: Transform, { x, y }: Place): PicturePoint {
  const area = a * e - b * d;
  return { px: Math.round((e * (x - c) - b * (y - f)) / area), py: Math.round((a * (y - f) - d * (x - c)) / area) };
}
