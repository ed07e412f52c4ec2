import { placesOn } from '@/lib/geometry';
import { toWrittenDegrees } from '@/lib/scenario/projection';
import type { Ground } from '../map/things';
import { degreesIn, degreesKept } from './degrees';

/** A place in one cell: by MGRS, by the grid of the map, or as two degrees. */

/** Longitude and latitude of a reference of MGRS; it is loaded when one is first met. */
export type Mgrs = (reference: string) => readonly [number, number];

const mgrsWritten = /^\d{1,2}\s*[C-HJ-NP-X]\s*[A-HJ-NP-Z]{2}\s*(?:\d\s*){4,10}$/i;
export const isMgrs = (text: string): boolean => mgrsWritten.test(text.trim());

/** Six figures of the map’s own grid, the letters of a sheet before them or not: `E 697783`. */
const gridWritten = /^(?:[A-Za-z]{1,2}\s*)?(\d{3})[\s,/-]*(\d{3})$/;
export const isGridReference = (text: string): boolean => gridWritten.test(text.trim());

/** The library that knows MGRS. */
export async function loadMgrs(): Promise<Mgrs> {
  const { default: proj4 } = await import('proj4');
  return (reference) => proj4.mgrs.toPoint(reference);
}

export interface Placed {
  lon: string;
  lat: string;
}

/** The place that a cell says; null: it cannot be read. `ground`: where the map lies; null: nobody knows. */
export function placeIn(text: string, { ground, mgrs }: { ground: Ground | null; mgrs: Mgrs | null }): Placed | null {
  const written = text.trim();
  if (isMgrs(written)) return mgrs && byMgrs(written.replace(/\s/g, '').toUpperCase(), mgrs);
  const [, east, north] = gridWritten.exec(written) ?? [];
  if (east && north) {
    const [place] = ground ? placesOn(ground.frame, `${east} ${north}`) : [];
    if (!ground || !place) return null;
    const [lon, lat] = toWrittenDegrees([place.x, place.y], ground.grid);
    return { lon: degreesKept(lon), lat: degreesKept(lat) };
  }
  return byDegrees(written);
}

function byMgrs(reference: string, mgrs: Mgrs): Placed | null {
  try {
    const [lon, lat] = mgrs(reference);
    return Number.isFinite(lon) && Number.isFinite(lat) ? { lon: degreesKept(lon), lat: degreesKept(lat) } : null;
  } catch {
    return null;
  }
}

/** Two degrees in a cell: by their letters, else latitude first, as maps on the web copy them. */
function byDegrees(written: string): Placed | null {
  const parts = written.includes(';') ? written.split(';') : written.split(/,\s+|(?<=[NSEWO])\s+(?=\d)|,(?=-?\d+\.)/i);
  if (parts.length !== 2) return null;
  const [first, second] = parts.map(degreesIn);
  if (!first || !second || (first.axis !== null && first.axis === second.axis)) return null;
  const [lat, lon] = first.axis === 'lon' || second.axis === 'lat' ? [second, first] : [first, second];
  return Math.abs(lat.degrees) < 90 ? { lon: degreesKept(lon.degrees), lat: degreesKept(lat.degrees) } : null;
}
