import { kmBetween, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';

/** How near a town or a crossing must be to give a place its name, in km (ours). */
const nearKm = 3;

/** The nearest named town or crossing of the printed map; null where none is near. */
export function nameOfPlace(place: Place, map: MapData): string | null {
  let nearest: { name: string; km: number } | null = null;
  for (const { layer, name, point } of map.features) {
    if ((layer !== 'town' && layer !== 'crossing') || !point || !name) continue;
    const km = kmBetween(place, { x: point[0], y: point[1] });
    if (km <= nearKm && km < (nearest?.km ?? Number.POSITIVE_INFINITY)) nearest = { name, km };
  }
  return nearest?.name ?? null;
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
