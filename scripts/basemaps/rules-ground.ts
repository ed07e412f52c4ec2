import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Place } from '@/lib/geometry';
import { isWithinRings } from '@/lib/scenario/ground';
import { type GridOrigin, toDegrees, toGrid } from '@/lib/scenario/projection';
import type { MapFile } from '@/lib/scenario/read-map';
import type { MapPoint } from '@/lib/scenario/types';
import { simplerPolygon } from './generalise';
import type { SourceFeature } from './source';

/**
 * What movement, combat and recce read as ground: woods, built-up areas, marsh and close country of the same source as the
 * base map, with fewer points. `map.geojson` keeps what no source has: marsh of 1944, bocage, fortified places.
 */

/** How far an edge may lie from the source, km. */
export const rulesToleranceKm = 0.1;
/** Smaller areas, and smaller clearings in them, are left out: square km. A hamlet is fought for, a copse is not. */
export const leastRulesKm2 = { builtup: 0.02, others: 0.12 };

const layers: Record<string, { layer: string; words: string }> = {
  wood: { layer: 'wood', words: 'Woods' },
  marsh: { layer: 'marsh', words: 'Marsh' },
  orchard: { layer: 'closecountry', words: 'Orchards' },
  builtup: { layer: 'builtup', words: '' },
};

interface Named {
  name: string;
  rings: MapPoint[][];
}

/** Writes `ground.geojson` of a scenario from the source of its base map. Returns how many areas and points it has. */
export function writeRulesGround(
  scenario: string,
  features: readonly SourceFeature[],
  grid: GridOrigin,
  frame: Frame,
): { areas: number; points: number } {
  const map = JSON.parse(readFileSync(path.join('scenarios', scenario, 'map.geojson'), 'utf8')) as MapFile;
  const towns = map.features.flatMap(({ properties, geometry }) =>
    properties.layer === 'town' && geometry.type === 'Point'
      ? [{ name: properties.name, tier: properties.tier ?? 4, at: toGrid(geometry.coordinates, grid) }]
      : [],
  );
  const woods = namesOf('wood', scenario, grid);
  const areas = features.flatMap(({ layer, kind, polygons }) => {
    const as = layers[layer];
    if (!as) return [];
    const least = layer === 'builtup' ? leastRulesKm2.builtup : leastRulesKm2.others;
    return polygons
      .map((polygon) => simplerPolygon(polygon, layer === 'builtup' ? rulesToleranceKm / 2 : rulesToleranceKm, least))
      .filter((rings) => rings.length > 0 && meetsFrame(rings[0]!, frame))
      .map((rings) => {
        const middle = middleOf(rings[0]!);
        const near = nearest(middle, kind === 'city' ? towns.filter(({ tier }) => tier === 1) : towns);
        const known = layer === 'wood' && woods.find((wood) => isWithinRings(middle, wood.rings))?.name;
        const name = layer === 'builtup' ? near : known || `${as.words} near ${near}`;
        const ofKind = layer === 'builtup' ? { kind: kind === 'hamlet' ? 'village' : kind } : {};
        return { layer: as.layer, name, ...ofKind, rings };
      });
  });
  const lines = areas.map(({ rings, ...properties }) =>
    JSON.stringify({
      type: 'Feature',
      properties: { ...properties, source: 'OpenStreetMap, generalised', license: 'ODbL-1.0' },
      geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map((point) => degreesOf(point, grid))) },
    }),
  );
  writeFileSync(
    path.join('scenarios', scenario, 'ground.geojson'),
    `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`,
  );
  return { areas: areas.length, points: areas.reduce((sum, { rings }) => sum + rings.flat().length, 0) };
}

/** The names of areas as people said them, each with the ground it stood for: drawn by hand, and kept for the names alone. */
function namesOf(layer: string, scenario: string, grid: GridOrigin): Named[] {
  const file = path.join('basemaps', 'sources', `${scenario}-names.geojson`);
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as MapFile;
  return features.flatMap(({ properties, geometry }) =>
    properties.layer === layer && geometry.type === 'Polygon'
      ? [
          {
            name: properties.name,
            rings: geometry.coordinates.map((ring) => ring.map((point) => toGrid(point, grid))),
          },
        ]
      : [],
  );
}

const degreesOf = (point: MapPoint, grid: GridOrigin): [number, number] => {
  const [lon, lat] = toDegrees(point, grid);
  return [Math.round(lon * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4];
};

function middleOf(ring: readonly MapPoint[]): Place {
  const points = ring.slice(1);
  return {
    x: points.reduce((sum, [x]) => sum + x, 0) / points.length,
    y: points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  };
}

const nearest = ({ x, y }: Place, towns: readonly { name: string; at: MapPoint }[]): string => {
  let best = { name: '', km: Number.POSITIVE_INFINITY };
  for (const { name, at } of towns) {
    const km = Math.hypot(at[0] - x, at[1] - y);
    if (km < best.km) best = { name, km };
  }
  return best.name;
};

const meetsFrame = (ring: readonly MapPoint[], { minX, minY, maxX, maxY }: Frame): boolean =>
  ring.some(([x, y]) => x >= minX && x <= maxX && y >= minY && y <= maxY);
