import { z } from 'zod';
import { crossedEdges } from '@/lib/drawing/meetings';
import { asPlace, type Frame, isInFrame } from '@/lib/geometry';
import { type GroundLayer, groundLayers } from '@/lib/words';
import type { MapFeature, MapPoint } from './types';

/** Ground that Control draws on the map of a running game: an area with a name, on one of the layers of the map. */

/** How much may be drawn. The database holds the points to the same. */
export const groundBounds = { areas: 200, leastPoints: 3, points: 60, letters: 60 } as const;

/** An area is larger than this, km²: a slip of the hand is none. */
const leastKm2 = 0.01;

const km = z.number().min(-10_000).max(10_000);

export const drawnGroundShape = z.strictObject({
  layer: z.enum(groundLayers),
  name: z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' '))
    .trim()
    .min(1)
    .max(groundBounds.letters),
  /** Around the area, km; the last is joined to the first. */
  points: z
    .array(z.tuple([km, km]))
    .min(groundBounds.leastPoints)
    .max(groundBounds.points),
});

/** An area as it lies on the map: a feature like those that are printed, which can be changed. */
export interface DrawnGround extends MapFeature {
  id: string;
  version: number;
  layer: GroundLayer;
  rings: [points: MapPoint[]];
}

/** To the nearest 10 m: no hand is steadier. */
export const tidied = (points: readonly MapPoint[]): MapPoint[] =>
  points.map(([x, y]): MapPoint => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);

/** Why points bound no area of this map, and which of them is at fault; null: they do. */
export function faultInArea(points: readonly MapPoint[], frame: Frame): { message: string; point?: number } | null {
  const off = points.findIndex((point) => !isInFrame(frame, asPlace(point)));
  if (off >= 0) {
    const { minX, minY, maxX, maxY } = frame;
    return {
      point: off,
      message: `Point ${off + 1} lies off the map: it reaches from ${minX} to ${maxX} km east and from ${minY} to ${maxY} km north.`,
    };
  }
  const crossing = crossedEdges(points, true);
  if (crossing)
    return {
      point: crossing[1],
      message: `The edge after point ${crossing[1] + 1} crosses the edge after point ${crossing[0] + 1}. Move one of them: an area does not cross itself.`,
    };
  if (km2Of(points) < leastKm2)
    return { message: 'These points bound no area: they lie in a line, or in one place. Move one of them aside.' };
  return null;
}

/** The area within, km². */
const km2Of = (points: readonly MapPoint[]): number =>
  Math.abs(points.reduce((sum, [x, y], i) => sum + cross(points.at(i - 1)!, [x, y]), 0)) / 2;

const cross = ([ax, ay]: MapPoint, [bx, by]: MapPoint): number => ax * by - bx * ay;
