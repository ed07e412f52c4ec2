/**
 * A base map: the ground as it is drawn under everything else, made from open data (`basemaps/README.md`). The rules read
 * the features of the printed map; a base map is a picture of the same data and no more.
 */

/** The amount of a base map that is drawn. */
export type Detail = 'far' | 'near';

/** The features of a base map in one tile. */
export interface BaseMapTile {
  /** Left, bottom, right and top of what lies in it, km. */
  box: [number, number, number, number];
  /** SVG paths in whole units of the level, north upwards, by layer. */
  paths: Record<string, string>;
}

/** A base map at one level of detail. */
export interface BaseMapLevel {
  /** One unit of the paths, km. */
  unitKm: number;
  /** Left, bottom, right and top of the pictures of its relief, km. */
  reliefKm: [number, number, number, number];
  tiles: BaseMapTile[];
}

/** A base map that lies in the page itself: its levels, and the pictures of its relief as data addresses. */
interface BaseMapInPage extends Record<Detail, BaseMapLevel> {
  shade: string;
  light: string;
}

/** The address of a base map, or the base map itself. */
export type Ground = string | BaseMapInPage;

/**
 * Layers in the order in which they are drawn; the shaded relief lies between the two. What of 1944 no source has is drawn by hand, as a
 * layer of its own.
 */
export const baseMapAreas = [
  'tint',
  'heath',
  'sand',
  'marsh',
  'marsh-1944',
  'orchard',
  'orchard-1944',
  'wood',
] as const;
export const baseMapLines = [
  'contour',
  'stream',
  'river',
  'canal',
  'water',
  'builtup',
  'builtup-1944',
  'tertiary',
  'secondary',
  'primary',
  'rail',
  'border',
] as const;
