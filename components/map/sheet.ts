/** A printed map, as it is drawn: places in km on the scenario's grid, x to the east and y to the north. */

export interface Place {
  x: number;
  y: number;
}

export interface SheetFrame {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export type SheetLayer =
  | 'coastline'
  | 'sea'
  | 'river'
  | 'canal'
  | 'road'
  | 'rail'
  | 'town'
  | 'builtup'
  | 'wood'
  | 'marsh'
  | 'highground'
  | 'dropzone'
  | 'minefield'
  | 'crossing';

/** One thing on the map. Lines have `lines`, areas `rings`, towns and crossings `point`. */
export interface SheetFeature {
  layer: SheetLayer;
  name: string;
  /** road: main, minor · builtup: city, town, village, fortified · crossing: its kind. */
  kind?: string | null;
  /** A river that no unit crosses without a bridge (§6); a road that is an axis. */
  isMajor?: boolean;
  /** town: 1 city, 2 named at once, 3 and 4 at higher zoom. */
  tier?: number | null;
  lines?: readonly (readonly (readonly [number, number])[])[];
  rings?: readonly (readonly (readonly [number, number])[])[];
  point?: readonly [number, number] | null;
}

export interface MapSheet {
  title: string;
  credit: string;
  frame: SheetFrame;
  features: readonly SheetFeature[];
}
