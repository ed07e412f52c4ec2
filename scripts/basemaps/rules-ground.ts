import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Place } from '@/lib/geometry';
import { crossingOf } from '@/lib/scenario/check/check-map';
import { isWithinRings } from '@/lib/scenario/ground';
import { type GridOrigin, toDegrees, toGrid } from '@/lib/scenario/projection';
import type { MapFile } from '@/lib/scenario/read-map';
import type { MapPoint } from '@/lib/scenario/types';
import { laidAlong, netOf } from './along';
import { simplerPolygon, simplified } from './generalise';
import { brooksIn, spotsIn } from './ground-names';
import { type SourceFeature, sourceFolder } from './source';

/**
 * The ground that movement, combat and recce read: woods, built-up areas, marsh and close country of the same source as
 * the base map, with fewer points; and small waters and heights, which are named and ruled by nobody. `map.geojson`
 * keeps what no source has: marsh of 1944, bocage, fortified places.
 */

/** The distance of an edge from the source, at most, km. */
const rulesToleranceKm = 0.1;
/** The same for roads and waters. */
const lineToleranceKm = 0.03;
/** Smaller areas, and smaller clearings in them, are left out: square km. A hamlet is fought for, a copse is not. */
const leastRulesKm2 = { builtup: 0.02, others: 0.12 };

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
  const hand = handIn(scenario);
  const woods = namesOf('wood', hand, grid);
  const areas = features.flatMap(({ layer, kind, polygons }) => {
    const as = layers[layer];
    if (!as) return [];
    const least = layer === 'builtup' ? leastRulesKm2.builtup : leastRulesKm2.others;
    return polygons
      .map((polygon) =>
        uncrossed(polygon, layer === 'builtup' ? rulesToleranceKm / 2 : rulesToleranceKm, least, (ring) =>
          ring.map((point) => toGrid(degreesOf(point, grid), grid)),
        ),
      )
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
  const degrees = (points: readonly MapPoint[]) => points.map((point) => degreesOf(point, grid));
  const ways = waysOf(hand, features, grid);
  const waters = [...map.features.map(({ properties }) => properties), ...ways];
  const printed = new Set(waters.flatMap(({ layer, name }) => (/^(river|canal)$/.test(layer) ? [name] : [])));
  const lines = [
    ...areas.map(({ rings, ...properties }) =>
      feature(properties, { type: 'Polygon', coordinates: rings.map(degrees) }),
    ),
    ...ways.map(({ line, ...properties }) =>
      feature(properties, { type: 'LineString', coordinates: degrees(simplified(line, lineToleranceKm)) }),
    ),
    ...brooksIn(features, frame, printed).map(({ name, lines }) =>
      feature({ layer: 'brook', name }, { type: 'MultiLineString', coordinates: lines.map(degrees) }),
    ),
    ...spotsIn(features, frame).map(({ metres, point }) =>
      feature(
        { layer: 'spot', name: '', kind: String(metres) },
        { type: 'Point', coordinates: degreesOf(point, grid) },
      ),
    ),
  ];
  writeFileSync(
    path.join('scenarios', scenario, 'ground.geojson'),
    `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`,
  );
  return { areas: areas.length, points: areas.reduce((sum, { rings }) => sum + rings.flat().length, 0) };
}

/** Below this tolerance an area is written as it is, km. */
const finestToleranceKm = 0.005;

/**
 * A simpler polygon of which no ring crosses itself as it is written: where it would, the tolerance is halved.
 *
 * @param asWritten a ring with its points rounded as in the file
 */
function uncrossed(
  polygon: readonly MapPoint[][],
  toleranceKm: number,
  leastKm2: number,
  asWritten: (ring: readonly MapPoint[]) => MapPoint[],
): MapPoint[][] {
  const rings = simplerPolygon(polygon, toleranceKm, leastKm2);
  const isCrossed = rings.some((ring) => crossingOf(asWritten(ring)) !== null);
  if (!isCrossed || toleranceKm < finestToleranceKm) return rings;
  return uncrossed(polygon, toleranceKm / 2, leastKm2, asWritten);
}

const feature = (properties: object, geometry: object): string =>
  JSON.stringify({
    type: 'Feature',
    properties: { ...properties, source: 'OpenStreetMap, generalised', license: 'ODbL-1.0' },
    geometry,
  });

/** The features drawn by hand for a scenario, which are laid onto the true lines. */
const handIn = (scenario: string): MapFile['features'] =>
  (JSON.parse(readFileSync(path.join(sourceFolder, `${scenario}-hand.geojson`), 'utf8')) as MapFile).features;

interface Way {
  layer: string;
  name: string;
  kind?: string;
  isMajor?: boolean;
  line: MapPoint[];
}

/** The roads that matter and the smaller waters: which they are was drawn by hand, where they run is the source's. */
function waysOf(hand: MapFile['features'], features: readonly SourceFeature[], grid: GridOrigin): Way[] {
  const laid = (layers: readonly string[], trueLayers: readonly string[]): Way[] => {
    const drawn = hand.flatMap(({ properties, geometry }): Way[] =>
      layers.includes(properties.layer) && geometry.type === 'LineString'
        ? [{ ...asWay(properties), line: geometry.coordinates.map((point) => toGrid(point, grid)) }]
        : [],
    );
    const net = netOf(features.flatMap(({ layer, lines }) => (trueLayers.includes(layer) ? lines : [])));
    const lines = laidAlong(
      net,
      drawn.map(({ line }) => line),
    );
    return drawn.map((way, i) => ({ ...way, line: lines[i]! }));
  };
  return [...laid(['road'], ['road', 'road_modern']), ...laid(['river', 'canal'], ['waterway'])];
}

const asWay = (properties: MapFile['features'][number]['properties']): Omit<Way, 'line'> => {
  const { layer, name } = properties;
  const { kind, isMajor } = 'kind' in properties || 'isMajor' in properties ? properties : {};
  return { layer, name, kind, isMajor };
};

/** The names of areas as people said them, each with the ground it stood for: drawn by hand, and kept for the names alone. */
function namesOf(layer: string, hand: MapFile['features'], grid: GridOrigin): Named[] {
  return hand.flatMap(({ properties, geometry }) =>
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
