import type { Frame, Place } from '@/lib/geometry';

/** A point in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Left, top, width and height in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Km to pixels at one scale. Pixels count from the grid's origin, downwards, so that they stay the same while the map
 * is dragged about.
 */
export interface Projection {
  /** Pixels per km. */
  scale: number;
  toScreen(place: Place): Point;
}

export const projectionAt = (scale: number): Projection => ({
  scale,
  toScreen: ({ x, y }) => ({ x: x * scale, y: -y * scale }),
});

/** The steps of nearness of a map, the furthest first: style sheets of the map go by them. */
export const nearnesses = ['far', 'middle', 'near', 'close'] as const;
export type Nearness = (typeof nearnesses)[number];

/** The nearness at a scale, px per km. */
export const nearnessAt = (scale: number): Nearness =>
  scale < 7 ? 'far' : scale < 18 ? 'middle' : scale < 60 ? 'near' : 'close';

/** The view of the window: pixels per km, and the window's pixel at the grid's origin. */
export interface View {
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place under a pixel of the window. */
export const placeUnder = (view: View, point: Point): Place => ({
  x: (point.x - view.left) / view.scale,
  y: (view.top - point.y) / view.scale,
});

/** The pixel of the window a place is at. */
export const pixelOf = (view: View, place: Place): Point => ({
  x: place.x * view.scale + view.left,
  y: view.top - place.y * view.scale,
});

/** The window that shows `centre` in its middle, `kmAcross` from left to right. */
export function viewOn(centre: Place, kmAcross: number, width: number, height: number): View {
  const scale = width / kmAcross;
  return { scale, left: width / 2 - centre.x * scale, top: height / 2 + centre.y * scale, width, height };
}

/** The window that holds the whole frame. */
export function viewOnAll(frame: Frame, width: number, height: number): View {
  const across = frame.maxX - frame.minX;
  const up = frame.maxY - frame.minY;
  const scale = Math.min(width / across, height / up);
  return viewOn({ x: frame.minX + across / 2, y: frame.minY + up / 2 }, width / scale, width, height);
}

export const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

/** A box in pixels, in the units in which what lies on the map is laid out. */
export const inUnits = ({ x, y, width, height }: Box, unit: number): Box => ({
  x: x / unit,
  y: y / unit,
  width: width / unit,
  height: height / unit,
});
