import { asPlace, kmToLeg, type Place } from '@/lib/geometry';
import { groundAt } from '@/lib/scenario/ground';
import type { MapData } from '@/lib/scenario/types';
import type { Lie } from '@/lib/visibility/truth';
import { hectometre } from '@/lib/visibility/words/grid';

/** A fight this near a main road is astride it, km: ours. */
const astrideKm = 0.25;

/** The ground of the printed map where a fight was, to the hectometre at which its place is told; nothing: open ground. */
export function lieAt(place: Place, map: MapData): { lie?: Lie } {
  const spot = hectometre(place);
  const { isBuiltUp, isCity, isWoods, isClose } = groundAt(spot, map);
  if (isBuiltUp || isCity) return { lie: 'town' };
  if (isWoods) return { lie: 'woods' };
  if (isOnMainRoad(spot, map)) return { lie: 'mainRoad' };
  return isClose ? { lie: 'closeCountry' } : {};
}

const isOnMainRoad = (spot: Place, { features }: MapData): boolean =>
  features.some(
    ({ layer, kind, lines = [] }) =>
      layer === 'road' &&
      kind === 'main' &&
      lines.some((line) =>
        line.some((point, i) => i > 0 && kmToLeg(spot, asPlace(line[i - 1]!), asPlace(point)) <= astrideKm),
      ),
  );
