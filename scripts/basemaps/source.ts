import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type GridOrigin, toGrid } from '@/lib/scenario/projection';
import type { MapPoint } from '@/lib/scenario/types';

/** The source of a base map: open data in WGS84 degrees, as it lies in `basemaps/sources`. */

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

/** Layers of the printed map that no source has, by the layer of the base map that shows them: marsh of 1944, bocage, lost villages. */
const drawnByHand = new Map([
  ['marsh', 'marsh-1944'],
  ['closecountry', 'orchard-1944'],
  ['builtup', 'builtup-1944'],
]);

/** The features that a scenario's own map adds to the base map. */
export function handDrawn(scenario: string, grid: GridOrigin): SourceFeature[] {
  return featuresIn(path.join('scenarios', scenario, 'map.geojson'), grid).flatMap((feature) => {
    const layer = drawnByHand.get(feature.layer);
    return layer && feature.polygons.length > 0 ? [{ ...feature, layer }] : [];
  });
}

export const sourceFolder = path.join('basemaps', 'sources');

/** The features of a source file on a grid. Throws where the file is not of this shape. */
export const readSource = (file: string, grid: GridOrigin): SourceFeature[] =>
  featuresIn(path.join(sourceFolder, file), grid);

function featuresIn(file: string, grid: GridOrigin): SourceFeature[] {
  const { features } = collection.parse(JSON.parse(readFileSync(file, 'utf8')));
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
