import type { BaseMapLevel, BaseMapTile } from '@/components/map/core/base-map-data';
import type { MapPoint } from '@/lib/scenario/types';
import { pathIn, simplerPolygon, simplified } from './generalise';
import type { SourceFeature } from './source';

/** The share of the source that is drawn at a level. */
export interface LevelForm {
  /** Whole units of the paths, km. */
  unitKm: number;
  /** The distance of a line from where it was, at most, km. */
  toleranceKm: number;
  /** The smallest area that is drawn, square km. */
  leastKm2: number;
  /** The shortest line that is drawn, km. */
  leastKm: number;
  /** Sides of a tile, km; null: one tile holds all. */
  tileKm: number | null;
  /** Layers that are not drawn. */
  without: readonly string[];
}

/** The layer of the drawing that a feature of the source belongs to; null: it is not drawn. Modern roads did not exist in 1944. */
function drawnLayer({ layer, kind }: SourceFeature): string | null {
  switch (layer) {
    case 'sea':
      return 'water';
    case 'waterway':
      return kind === 'canal' ? 'canal' : kind === 'river' ? 'river' : 'stream';
    case 'road':
      return kind;
    case 'rail':
      return 'rail';
    case 'road_modern':
    case 'spot':
      return null;
    default:
      return layer;
  }
}

/** The drawing of a source at one level: what lies in each tile, layer by layer. */
export function levelOf(
  features: readonly SourceFeature[],
  form: LevelForm,
  reliefKm: BaseMapLevel['reliefKm'],
): BaseMapLevel {
  const tiles = new Map<string, BaseMapTile>();
  const put = (layer: string, parts: readonly MapPoint[][], isClosed: boolean) => {
    const d = parts.map((part) => pathIn(form.unitKm, part, isClosed)).join('');
    if (d === '') return;
    const box = boxOf(parts.flat());
    const key = tileKey(box, form.tileKm);
    const tile = tiles.get(key) ?? { box, paths: {} };
    tiles.set(key, tile);
    tile.box = around(tile.box, box);
    tile.paths[layer] = (tile.paths[layer] ?? '') + d;
  };
  for (const feature of features) {
    const layer = drawnLayer(feature);
    if (layer === null || form.without.includes(layer)) continue;
    for (const polygon of feature.polygons) put(layer, simplerPolygon(polygon, form.toleranceKm, form.leastKm2), true);
    for (const line of feature.lines)
      if (lengthOf(line) >= form.leastKm) put(layer, [simplified(line, form.toleranceKm)], false);
  }
  return {
    unitKm: form.unitKm,
    reliefKm,
    tiles: [...tiles].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tile]) => tile),
  };
}

type BoxKm = BaseMapTile['box'];

const tenMetres = (km: number): number => Math.round(km * 100) / 100;

function boxOf(points: readonly MapPoint[]): BoxKm {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(tenMetres) as BoxKm;
}

const around = (a: BoxKm, b: BoxKm): BoxKm => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

const tileKey = ([left, bottom, right, top]: BoxKm, tileKm: number | null): string =>
  tileKm === null
    ? 'all'
    : [(left + right) / 2, (bottom + top) / 2].map((km) => String(Math.floor(km / tileKm) + 1000)).join(' ');

function lengthOf(line: readonly MapPoint[]): number {
  let km = 0;
  for (let i = 1; i < line.length; i++) km += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return km;
}
