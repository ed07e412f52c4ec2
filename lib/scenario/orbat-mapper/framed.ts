import type { Frame } from '@/lib/geometry';
import { greatest, least } from '@/lib/values';
import { type GridOrigin, toGrid } from '../projection';
import type { Position } from './places';

/** How far the edges of the map lie beyond the outermost unit, km. */
const margin = 10;
/** Units farther than this from the middle of them all are beyond the map, degrees: the check tells each. */
const reach = 5;

/** A map that has the places on it: its grid, its frame, and the middle of the places. Of no place it is one of 100 by 100 km. */
export function framed(places: readonly Position[]): { grid: GridOrigin; frame: Frame; middle: Position } {
  const middle: Position = [
    median(
      places.map(([lon]) => lon),
      0,
    ),
    median(
      places.map(([, lat]) => lat),
      50,
    ),
  ];
  const around = (degrees: number) => Math.abs(((degrees + 540) % 360) - 180);
  const near = places.filter(([lon, lat]) => around(lon - middle[0]) <= reach && Math.abs(lat - middle[1]) <= reach);
  const origin = { centralMeridian: middle[0], originLatitude: middle[1], eastingKm: 0, northingKm: 0 };
  const points = near.map((place) => toGrid(place, origin));
  const east = [-40, 40, ...points.map(([x]) => x)];
  const north = [-40, 40, ...points.map(([, y]) => y)];
  const west = Math.floor(least(east)) - margin;
  const south = Math.floor(least(north)) - margin;
  return {
    grid: { ...origin, eastingKm: -west, northingKm: -south },
    frame: {
      minX: 0,
      minY: 0,
      maxX: Math.ceil(greatest(east)) + margin - west,
      maxY: Math.ceil(greatest(north)) + margin - south,
    },
    middle,
  };
}

/** The value in the middle, to a hundredth of a degree. */
function median(values: readonly number[], otherwise: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? otherwise) * 100) / 100;
}
