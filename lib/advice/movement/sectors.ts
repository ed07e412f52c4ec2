import { kmBetween, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';

/**
 * The sectors by which umpires share out the board: the cities of the printed map. What has a place belongs to the nearest
 * city, a team to the city its HQ stands nearest to. A map with fewer than two cities has no sectors.
 */
interface Sectors {
  names: string[];
  at: (place: Place | null) => string | null;
}

export function sectorsOf(map: MapData): Sectors {
  const cities = map.features.flatMap(({ layer, tier, name, point }) =>
    layer === 'town' && tier === 1 && point ? [{ name, x: point[0], y: point[1] }] : [],
  );
  if (cities.length < 2) return { names: [], at: () => null };
  return {
    names: cities.map(({ name }) => name).sort((a, b) => a.localeCompare(b)),
    at: (place) =>
      place &&
      cities.reduce((nearest, city) => (kmBetween(city, place) < kmBetween(nearest, place) ? city : nearest)).name,
  };
}
