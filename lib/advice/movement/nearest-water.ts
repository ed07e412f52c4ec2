import { asPlace, kmToLeg, type Place } from '@/lib/geometry';
import type { MapData, MapPoint } from '@/lib/scenario/types';

/** A river or canal of the printed map near a place. */
interface NearWater {
  name: string;
  isMajor: boolean;
  km: number;
}

/**
 * The river or canal of the map nearest to a place, at most `withinKm` away; one with the name `named` comes before any
 * other. Null: none is so near.
 */
export function nearestWater(
  place: Place,
  { features }: Pick<MapData, 'features'>,
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

const kmToLine = (place: Place, line: readonly MapPoint[]): number =>
  Math.min(Infinity, ...line.slice(1).map((end, i) => kmToLeg(place, asPlace(line[i]!), asPlace(end))));
