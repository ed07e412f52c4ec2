import type { MapData } from '../core/map-data';
import type { Box, Point, Projection } from '../core/projection';
import { boxed, cross, type Leg } from './room';
import { featuresOf } from './sheet';

/** The rivers and canals of a map, stretch by stretch, px. */
export const watersOn = (mapData: MapData, { toScreen }: Projection): (Box & Leg)[] =>
  [...featuresOf(mapData, 'river'), ...featuresOf(mapData, 'canal')].flatMap(({ lines = [] }) =>
    lines.flatMap((line) => {
      const points = line.map(([x, y]) => toScreen({ x, y }));
      return points.slice(1).map((to, i) => boxed({ from: points[i]!, to }));
    }),
  );

/** True when one of several stretches of water lies between two points. */
export const isAcross = (from: Point, to: Point, waters: readonly Leg[]): boolean =>
  waters.length > 0 && waters.some((water) => cross(water, { from, to }));
