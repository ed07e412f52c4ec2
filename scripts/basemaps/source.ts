import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type GridOrigin, toGrid } from '@/lib/scenario/projection';
import type { MapPoint } from '@/lib/scenario/types';

/** What a base map is made of: open data in WGS84 degrees, as it lies in `basemaps/sources`. */

const position = z.tuple([z.number(), z.number()]);
const line = z.array(position);

const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
]);

const collection = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        layer: z.string(),
        kind: z.string().optional(),
        name: z.string().nullish(),
        ele: z.number().optional(),
      }),
      geometry,
    }),
  ),
});

/** A part of the source on the flat grid: km, x to the east and y to the north. */
export interface SourceFeature {
  layer: string;
  kind: string;
  name: string;
  /** Metres above the sea; NaN where it has none. */
  ele: number;
  /** Rings of each polygon, the outer one first. */
  polygons: MapPoint[][][];
  lines: MapPoint[][];
  point: MapPoint | null;
}

export const sourceFolder = path.join('basemaps', 'sources');

/** The features of a source file on a grid. Throws where the file is not of this shape. */
export function readSource(file: string, grid: GridOrigin): SourceFeature[] {
  const { features } = collection.parse(JSON.parse(readFileSync(path.join(sourceFolder, file), 'utf8')));
  const flat = (points: readonly (readonly [number, number])[]) => points.map((point) => toGrid(point, grid));
  return features.map(({ properties: { layer, kind = '', name, ele = Number.NaN }, geometry: shape }) => ({
    layer,
    kind,
    name: name ?? '',
    ele,
    polygons:
      shape.type === 'MultiPolygon'
        ? shape.coordinates.map((rings) => rings.map(flat))
        : shape.type === 'Polygon'
          ? [shape.coordinates.map(flat)]
          : [],
    lines:
      shape.type === 'MultiLineString'
        ? shape.coordinates.map(flat)
        : shape.type === 'LineString'
          ? [flat(shape.coordinates)]
          : [],
    point: shape.type === 'Point' ? toGrid(shape.coordinates, grid) : null,
  }));
}
