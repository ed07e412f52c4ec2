import type { Place } from '@/lib/adjudication/contact';
import type { MapPoint, MapSheet } from '@/lib/scenario/types';

/** A river or canal of the printed map near a place. */
export interface NearWater {
  name: string;
  isMajor: boolean;
  km: number;
}

/**
 * The river or canal of the map nearest to a place, no further off than `withinKm`; one that bears `named` goes before
 * any other. Null: none is so near.
 */
export function waterAt(
  place: Place,
  { features }: Pick<MapSheet, 'features'>,
  withinKm: number,
  named = '',
): NearWater | null {
  let best: NearWater | null = null;
  for (const { layer, name, isMajor = false, lines = [] } of features) {
    if (layer !== 'river' && layer !== 'canal') continue;
    const km = Math.min(Infinity, ...lines.map((line) => kmToLine(place, line)));
    if (km > withinKm) continue;
    const isNamed = named !== '' && name === named;
    const bestIsNamed = best !== null && named !== '' && best.name === named;
    if (!best || (isNamed && !bestIsNamed) || (isNamed === bestIsNamed && km < best.km)) best = { name, isMajor, km };
  }
  return best;
}

function kmToLine(place: Place, line: readonly MapPoint[]): number {
  let nearest = Infinity;
  for (let i = 0; i < line.length - 1; i++) nearest = Math.min(nearest, kmToStretch(place, line[i]!, line[i + 1]!));
  return nearest;
}

function kmToStretch({ x, y }: Place, [ax, ay]: MapPoint, [bx, by]: MapPoint): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
