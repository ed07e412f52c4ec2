import { kmBetween, type Place, windOf } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';

/** The distance of a town or a crossing that gives a place its name, in km (ours). */
export const nearKm = 3;

/** The nearest named town or crossing of the printed map; null where none is near. */
export function nameOfPlace(place: Place, map: MapData): string | null {
  const nearest = nearestNamed(place, map);
  return nearest && nearest.km <= nearKm ? nearest.name : null;
}

/** A place in words, however far the nearest name is: “Best”, “south-west of Maleme”; null on a map without a name. */
export function placeInWords(place: Place, map: MapData): string | null {
  const nearest = nearestNamed(place, map);
  if (!nearest) return null;
  return nearest.km <= nearKm ? nearest.name : `${windOf(nearest, place)} of ${nearest.name}`;
}

/** A place beside the nearest name: “at Best”, “south-west of Maleme”; null where no town or crossing is within 3 km. */
export function placeBeside(place: Place, map: Pick<MapData, 'features'>): string | null {
  const nearest = nearestNamed(place, map);
  return nearest && nearest.km <= nearKm ? beside(place, nearest) : null;
}

/** A place beside another by its name: at it within 500 m (ours), else the wind it lies in. */
export const beside = (place: Place, named: Place & { name: string }): string =>
  kmBetween(place, named) <= 0.5 ? `at ${named.name}` : `${windOf(named, place)} of ${named.name}`;

/** The nearest named town or crossing of the printed map, with its distance in km. */
function nearestNamed(place: Place, map: Pick<MapData, 'features'>): (Place & { name: string; km: number }) | null {
  let nearest: (Place & { name: string; km: number }) | null = null;
  for (const { layer, name, point } of map.features) {
    if ((layer !== 'town' && layer !== 'crossing') || !point || !name) continue;
    const x = point[0];
    const y = point[1];
    const km = kmBetween(place, { x, y });
    if (km < (nearest?.km ?? Number.POSITIVE_INFINITY)) nearest = { x, y, name, km };
  }
  return nearest;
}

/** A crossing as one would say it: "Arnhem – pontoon bridge (Schipbrug)" is the pontoon bridge of Arnhem. */
export function spokenCrossing(name: string): string {
  const [place, thing] = name
    .replace(/\s*\([^)]*\)/g, '')
    .replaceAll(' / ', ' and ')
    .split(' – ');
  if (thing) return `the ${thing} of ${place}`;
  return /['’]s\b/.test(place!) ? place! : `the ${place}`;
}
