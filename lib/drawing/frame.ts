import { counted } from '@/lib/text';
import type { Frame } from '../geometry';

/** The frame of a map as a host picks it: its middle on the globe, and its size. */
export interface FrameAsked {
  /** Degrees east and north. */
  lon: number;
  lat: number;
  wideKm: number;
  highKm: number;
}

/** Where the grid of such a map lies, and its edges, as a manifest has them. */
export interface FramePicked {
  grid: { centralMeridian: number; originLatitude: number; eastingKm: number; northingKm: number };
  frame: Frame;
}

export type FrameReading = ({ ok: true } & FramePicked) | { ok: false; field: keyof FrameAsked; message: string };

/** The flat grid is true to the metre on a map of at most this size (ours), km. */
export const frameKm = { least: 5, most: 500 };
/** Beyond it meridians run together too fast, degrees. */
const furthestNorth = 80;
const kmInDegree = 111.2;

/** The grid and edges of a map about a place: its lower left corner reads 0 0, and its middle meridian runs due north. */
export function framePicked({ lon, lat, wideKm, highKm }: FrameAsked): FrameReading {
  const wrong = (field: keyof FrameAsked, message: string): FrameReading => ({ ok: false, field, message });
  const { least, most } = frameKm;
  if (!(Math.abs(lon) <= 180)) return wrong('lon', 'East is a figure from -180 to 180 degrees, such as 5.91.');
  if (!(Math.abs(lat) <= 90)) return wrong('lat', 'North is a figure from -90 to 90 degrees, such as 51.98.');
  for (const [field, km] of [
    ['wideKm', wideKm],
    ['highKm', highKm],
  ] as const)
    if (!(km >= least && km <= most)) return wrong(field, `A map is from ${least} to ${most} km wide and high.`);
  const edge = Math.abs(lat) + highKm / 2 / kmInDegree;
  if (edge > furthestNorth)
    return wrong(
      'lat',
      `That lies too near to a pole: a map ends at ${counted(furthestNorth, 'degree')} north or south.`,
    );
  const half = wideKm / 2 / (kmInDegree * Math.cos((edge * Math.PI) / 180));
  if (Math.abs(lon) + half > 180)
    return wrong('lon', 'That lies across the date line, where east turns into west: no map is made of it.');
  return {
    ok: true,
    grid: { centralMeridian: lon, originLatitude: lat, eastingKm: wideKm / 2, northingKm: highKm / 2 },
    frame: { minX: 0, minY: 0, maxX: wideKm, maxY: highKm },
  };
}

/** A sheet of A2, m. */
const paper = { wide: 0.594, high: 0.42 };

/** At what scale the map fills a sheet of A2, as maps say it: 1 to so many, in whole steps. */
export function scaleOnPaper({ wideKm, highKm }: Pick<FrameAsked, 'wideKm' | 'highKm'>): number {
  const exact = Math.max((wideKm * 1000) / paper.wide, (highKm * 1000) / paper.high);
  const step = 10 ** Math.floor(Math.log10(exact)) / 2;
  return Math.ceil(exact / step) * step;
}
