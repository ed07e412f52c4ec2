import type { PlaceFact } from './facts';
import type { Spot, TruthPlace } from './truth';

/** The hectometre of a coordinate in km, as three figures: the hundred kilometres are left off, as on a map sheet. */
const figures = (km: number): string => String(((Math.floor(km * 10 + 1e-6) % 1000) + 1000) % 1000).padStart(3, '0');

/** A six-figure grid reference, easting before northing: 74.62 km, 77.95 km is 746779. */
export const gridReference = ({ x, y }: Spot): string => `${figures(x)}${figures(y)}`;

const winds = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;

const distanceKm = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The nearest named place within 10 km; null where the map names nothing. */
export function nearestPlace(spot: Spot, places: readonly TruthPlace[]): TruthPlace | null {
  let nearest: TruthPlace | null = null;
  for (const place of places) {
    const nearer = distanceKm(spot, place) - (nearest ? distanceKm(spot, nearest) : 10);
    if (nearer < 0 || (nearer === 0 && nearest && place.name < nearest.name)) nearest = place;
  }
  return nearest;
}

/** A spot in the map's words, "just north of Arnhem"; empty where the map names nothing near. */
export function placeWords(spot: Spot, places: readonly TruthPlace[]): string {
  const nearest = nearestPlace(spot, places);
  if (!nearest) return '';
  const km = distanceKm(spot, nearest);
  if (km <= 0.7) return `at ${nearest.name}`;
  const eighth = Math.round(Math.atan2(spot.y - nearest.y, spot.x - nearest.x) / (Math.PI / 4));
  return `${km <= 3 ? 'just ' : ''}${winds[(eighth + 8) % 8]} of ${nearest.name}`;
}

export const placeFact = (spot: Spot, places: readonly TruthPlace[]): PlaceFact => ({
  x: spot.x,
  y: spot.y,
  gridReference: gridReference(spot),
  words: placeWords(spot, places),
});
