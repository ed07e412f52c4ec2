import { kmBetween, type Place, windOf } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';

/** How near a town or a crossing must be to give a place its name, in km (ours). */
const nearKm = 3;

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

/** The nearest named town or crossing of the printed map, with its distance in km. */
function nearestNamed(place: Place, map: MapData): (Place & { name: string; km: number }) | null {
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
