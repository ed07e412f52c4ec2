import type { Place } from '@/lib/geometry';
import type { MapPoint } from './types';

/** Where the flat grid lies on the globe, and what it reads at its origin. */
export interface GridOrigin {
  /** Degrees east: the line that runs due north on the sheet. */
  centralMeridian: number;
  /** Degrees north. */
  originLatitude: number;
  /** What the grid reads at the origin, in km. */
  eastingKm: number;
  northingKm: number;
}

/** Mean radius of the Earth, in km. */
const earthKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
/** To the metre, and never −0: no file keeps that. */
const metres = (km: number) => Math.round(km * 1000) / 1000 + 0;

/** Longitude and latitude (WGS84 degrees) to km on the grid: spherical transverse Mercator, to the metre. */
export function toGrid([longitude, latitude]: readonly [number, number], origin: GridOrigin): MapPoint {
  const east = radians(longitude - origin.centralMeridian);
  const north = radians(latitude);
  const x = earthKm * Math.atanh(Math.cos(north) * Math.sin(east));
  const y = earthKm * (Math.atan2(Math.tan(north), Math.cos(east)) - radians(origin.originLatitude));
  return [metres(x + origin.eastingKm), metres(y + origin.northingKm)];
}

/** Km on the grid to longitude and latitude, degrees: the way back from `toGrid`. */
export function toDegrees([x, y]: readonly [number, number], origin: GridOrigin): [number, number] {
  const east = (x - origin.eastingKm) / earthKm;
  const north = (y - origin.northingKm) / earthKm + radians(origin.originLatitude);
  const longitude = degrees(Math.atan2(Math.sinh(east), Math.cos(north))) + origin.centralMeridian;
  return [longitude, degrees(Math.asin(Math.sin(north) / Math.cosh(east)))];
}

/** The same as it is written in a file: to a tenth of a metre. */
export function toWrittenDegrees(point: readonly [x: number, y: number], origin: GridOrigin): [number, number] {
  const [longitude, latitude] = toDegrees(point, origin);
  return [Math.round(longitude * 1e6) / 1e6, Math.round(latitude * 1e6) / 1e6];
}

export function placeOf(longitude: number, latitude: number, origin: GridOrigin): Place {
  const [x, y] = toGrid([longitude, latitude], origin);
  return { x, y };
}
