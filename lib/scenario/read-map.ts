import { z } from 'zod';
import { groundLayers, sides } from '@/lib/words';
import type { CrossingRow } from './csv-rows';
import type { Manifest } from './manifest';
import { type GridOrigin, toGrid } from './projection';
import { type MapData, type MapFeature, mapLayers, type Zone } from './types';

const position = z.tuple([z.number().min(-180).max(180), z.number().gt(-90).lt(90)]).readonly();
const line = z.array(position).min(2);
const ring = z.array(position).min(4);

const polygon = z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) });

/** The shapes that a drawing may have. */
export const geometryShape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Point'), coordinates: position }),
  z.strictObject({ type: z.literal('LineString'), coordinates: line }),
  z.strictObject({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  polygon,
]);

const licensed = { name: z.string(), source: z.string().min(1), license: z.string().min(1) };
const printed = z.strictObject({
  ...licensed,
  layer: z.enum(mapLayers).exclude(['crossing']),
  kind: z.string().optional(),
  isMajor: z.boolean().optional(),
  tier: z.int().min(1).max(4).optional(),
});
const zoned = z.strictObject({ ...licensed, layer: z.literal('dropzone'), side: z.enum(sides) });

/** map.geojson, in WGS84 degrees. Crossings have a table of their own. */
export const mapShape = z.strictObject({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.strictObject({
      type: z.literal('Feature'),
      properties: z.discriminatedUnion('layer', [printed, zoned]),
      geometry: geometryShape,
    }),
  ),
});
export type MapFile = z.output<typeof mapShape>;

const layersOfGround = ['wood', 'builtup', 'road', 'river', 'canal', 'brook', 'spot', ...groundLayers] as const;

/** Whether a layer may lie in ground.geojson. */
export const isOfGround = (layer: string): boolean => layersOfGround.some((one) => one === layer);

/** ground.geojson, which may be missing: areas, roads, waters and heights from a source whose licence is not that of map.geojson. */
export const groundShape = z.strictObject({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.strictObject({
      type: z.literal('Feature'),
      properties: z.strictObject({
        ...licensed,
        layer: z.enum(layersOfGround),
        kind: z.string().optional(),
        isMajor: z.boolean().optional(),
      }),
      geometry: geometryShape,
    }),
  ),
});
export type GroundFile = z.output<typeof groundShape>;
type Geometry = z.output<typeof geometryShape>;

/** A geometry on the flat grid. */
export function linesOf(shape: Geometry, grid: GridOrigin): Pick<MapFeature, 'point' | 'lines' | 'rings'> {
  const flat = (path: readonly (readonly [number, number])[]) => path.map((point) => toGrid(point, grid));
  switch (shape.type) {
    case 'Point':
      return { point: toGrid(shape.coordinates, grid) };
    case 'LineString':
      return { lines: [flat(shape.coordinates)] };
    case 'MultiLineString':
      return { lines: shape.coordinates.map(flat) };
    case 'Polygon':
      return { rings: shape.coordinates.map(flat) };
  }
}

/** Whether every point of a drawing lies off the map on one and the same side of it. */
export function isBeyond(shape: Geometry, { grid, frame }: Pick<Manifest['map'], 'grid' | 'frame'>): boolean {
  const { point, lines = [], rings = [] } = linesOf(shape, grid);
  const points = point ? [point] : [...lines, ...rings].flat();
  return (
    points.every(([x]) => x < frame.minX) ||
    points.every(([x]) => x > frame.maxX) ||
    points.every(([, y]) => y < frame.minY) ||
    points.every(([, y]) => y > frame.maxY)
  );
}

/** The printed map on the flat grid, of what lies in its files: built by addition, of what everyone may see. */
export function readMap(
  map: Manifest['map'],
  drawings: readonly (MapFile['features'][number] | GroundFile['features'][number])[],
  crossings: readonly CrossingRow[],
): MapData {
  const features: MapFeature[] = [];
  for (const { properties, geometry: shape } of drawings) {
    if (properties.layer === 'dropzone') continue;
    const { source, license, ...shown } = properties;
    features.push({ ...shown, ...linesOf(shape, map.grid) });
  }
  for (const { name, kind, lon, lat } of crossings)
    features.push({ layer: 'crossing', name, kind, point: toGrid([lon, lat], map.grid) });
  const { title, credit, frame, baseMap, bookmarks } = map;
  return {
    title,
    credit,
    frame,
    ...(bookmarks === undefined ? {} : { bookmarks }),
    ...(baseMap === undefined ? {} : { baseMap }),
    features,
  };
}

/** The drop and landing zones, each with the side that knows it. */
export function zonesOf(map: Manifest['map'], file: MapFile): Zone[] {
  return file.features.flatMap(({ properties, geometry: shape }) =>
    properties.layer === 'dropzone'
      ? [{ side: properties.side, name: properties.name, rings: linesOf(shape, map.grid).rings ?? [] }]
      : [],
  );
}
