import type { Frame } from '@/lib/geometry';
import type { Ground } from './base-map-data';

/** A printed map, as it is drawn: places in km on the scenario's grid, x to the east and y to the north. */

export type MapPoint = readonly [x: number, y: number];

/** One thing on the map. Lines have `lines`, areas `rings` (the outer ring first), towns, crossings and spots `point`. */
export interface MapFeature {
  /**
   * sea, coastline, river, canal, road, rail, town, builtup, wood, closecountry, badterrain, fortified, marsh, highground,
   * dropzone, minefield, crossing; brook: a small water that is named alone; region: a name along its lines; spot: a height.
   */
  layer: string;
  name: string;
  /** Drawn in the game by Control, over what is printed. */
  id?: string;
  /** road: main, minor · builtup: city, town, village · crossing: mainRoadBridge … civilianFerry · spot: its height, m. */
  kind?: string;
  /** A river that no unit crosses without a bridge; a road that is an axis of advance. */
  isMajor?: boolean;
  /** town: 1 city, 2 named at once, 3 and 4 at higher zoom. */
  tier?: number;
  lines?: readonly (readonly MapPoint[])[];
  rings?: readonly (readonly MapPoint[])[];
  point?: MapPoint;
}

/** A scanned map under the drawn one. `transform` leads from its pixels to km: x = a·px + b·py + c, y = d·px + e·py + f. */
export interface MapPicture {
  href: string;
  widthPx: number;
  heightPx: number;
  transform: { a: number; b: number; c: number; d: number; e: number; f: number };
}

export interface MapData {
  title: string;
  credit: string;
  frame: Frame;
  features: readonly MapFeature[];
  /** Parts of it one goes to by name. */
  bookmarks?: readonly (Frame & { name: string })[];
  /** The base map under the features, or where it is read; without one they are drawn by themselves. */
  ground?: Ground;
  picture?: MapPicture;
}
