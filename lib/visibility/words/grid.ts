import { kmBetween, middleOf, type Place, windOf } from '@/lib/geometry';
import type { PlaceFact } from '../facts';
import type { TruthPlace } from '../truth';

/** The corner, south and west, of the grid square that holds a spot; `perKm` squares to the kilometre. */
const cornerOf = ({ x, y }: Place, perKm: number): Place => {
  const down = (km: number): number => Math.floor(km * perKm + 1e-6) / perKm;
  return { x: down(x), y: down(y) };
};

/** A spot as exactly as its grid reference gives it: to the hectometre. */
export const hectometre = (spot: Place): Place => cornerOf(spot, 10);

/** Three figures of a coordinate in hectometres: the hundred kilometres are left off, as on a map sheet. */
const figures = (km: number): string => String(((Math.round(km * 10) % 1000) + 1000) % 1000).padStart(3, '0');

/** A six-figure grid reference, easting before northing: 74.62 km, 77.95 km is `746 779`. */
export function gridReference(spot: Place): string {
  const { x, y } = hectometre(spot);
  return `${figures(x)} ${figures(y)}`;
}

/**
 * Where an enemy is marked who was met from `from`: to the nearest 500 m of the middle of his units, and no further off
 * than a kilometre that way, so that the mark points at him and nobody can work out his place from it (ours). Without
 * `enemy`, the place he was met from, as roughly.
 */
export function sighted(from: Place, enemy: readonly Place[]): Place {
  const roughly = ({ x, y }: Place): Place => cornerOf({ x: x + 0.25, y: y + 0.25 }, 2);
  const middle = roughly(enemy.length > 0 ? middleOf(enemy) : from);
  const km = kmBetween(from, middle);
  if (km <= 1) return middle;
  return roughly({ x: from.x + (middle.x - from.x) / km, y: from.y + (middle.y - from.y) / km });
}

/** The nearest named place within 10 km; null where the map names nothing. */
export function nearestPlace(spot: Place, places: readonly TruthPlace[]): TruthPlace | null {
  let nearest: TruthPlace | null = null;
  for (const place of places) {
    const nearer = kmBetween(spot, place) - (nearest ? kmBetween(spot, nearest) : 10);
    if (nearer < 0 || (nearer === 0 && nearest && place.name < nearest.name)) nearest = place;
  }
  return nearest;
}

/** Within this of a place a unit is in it, km (ours). */
export const inPlaceKm = 0.5;

/** A spot in the map's words, "just north of Arnhem"; empty where the map names nothing near. */
export function placeWords(spot: Place, places: readonly TruthPlace[]): string {
  const nearest = nearestPlace(spot, places);
  if (!nearest) return '';
  const km = kmBetween(spot, nearest);
  if (km <= inPlaceKm) return `at ${nearest.name}`;
  return `${km <= 3 ? 'just ' : ''}${windOf(nearest, spot)} of ${nearest.name}`;
}

/** The name by which a place is told: "just south of Arnhem" by Arnhem. */
export const namedBy = (words: string): string => words.replace(/^at |^.* of (?=\p{Lu}|the )/u, '');

export const placeFact = (spot: Place, places: readonly TruthPlace[]): PlaceFact => ({
  x: spot.x,
  y: spot.y,
  gridReference: gridReference(spot),
  words: placeWords(spot, places),
});
