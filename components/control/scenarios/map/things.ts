import type { MapFeature } from '@/components/map/core/map-data';
import type { Path, Point, Shape } from '@/lib/drawing/shape';
import type { Frame } from '@/lib/geometry';
import type { Draft, Entry } from '@/lib/scenario/draft/draft';
import { type GridOrigin, toGrid } from '@/lib/scenario/projection';

/** Something that lies on the map of a draft: a drawing of one of its maps, or a row of a table with a place. */
export interface Thing {
  /** Where it stands: its file, and which entry of it. */
  file: string;
  at: number;
  /** A layer of the map, or crossing, entry, lift, unit. */
  layer: string;
  name: string;
  /** In km. */
  shape: Shape;
  /** The same in degrees, as it is kept. */
  kept: readonly Path[];
  /** As it is drawn. */
  feature: MapFeature;
  /** Of a unit, an entry place or a lift: whose it is, and a unit's type. */
  side?: string;
  arm?: string;
}

type Fields = Readonly<Record<string, unknown>>;
export type Cells = readonly string[];

/** The tables of what lies on a map, by what a row of each is. */
export const tables = {
  crossing: 'crossings.csv',
  entry: 'entries.csv',
  lift: 'lifts.csv',
  unit: 'units.csv',
} as const;
export type TableLayer = keyof typeof tables;
export const isTableLayer = (layer: string): layer is TableLayer => layer in tables;

/** The files of what is drawn. */
export const drawnFiles: readonly string[] = ['map.geojson', 'ground.geojson'];

/** Where a map lies, and how large it is. */
export interface Ground {
  grid: GridOrigin;
  frame: Frame;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where the map of a draft lies; null: its manifest does not say so. */
export function groundOf(files: Draft): Ground | null {
  const [manifest] = files['manifest.json'] ?? [];
  const map = isFields(manifest) && isFields(manifest.map) ? manifest.map : {};
  const { grid, frame } = map;
  const has = (of: unknown, names: readonly string[]): boolean =>
    isFields(of) && names.every((name) => Number.isFinite(of[name]));
  if (!has(grid, ['centralMeridian', 'originLatitude', 'eastingKm', 'northingKm'])) return null;
  if (!has(frame, ['minX', 'minY', 'maxX', 'maxY'])) return null;
  const { minX, minY, maxX, maxY } = frame as Frame;
  return minX < maxX && minY < maxY ? { grid: grid as GridOrigin, frame: frame as Frame } : null;
}

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length >= 2 && Number.isFinite(value[0]) && Number.isFinite(value[1]);
const isPath = (value: unknown): value is Path => Array.isArray(value) && value.length > 0 && value.every(isPoint);
const arePaths = (value: unknown): value is Path[] => Array.isArray(value) && value.length > 0 && value.every(isPath);

/** A ring as it is kept, without the point that closes it. */
const opened = (ring: Path): Path => {
  const first = ring[0]!;
  const last = ring.at(-1)!;
  return ring.length > 1 && first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
};

/** The paths of a geometry in degrees; null: it is none that can be shown. */
function pathsOf(geometry: unknown): { kind: Shape['kind']; kept: Path[] } | null {
  if (!isFields(geometry)) return null;
  const { type, coordinates } = geometry;
  if (type === 'Point' && isPoint(coordinates)) return { kind: 'point', kept: [[coordinates]] };
  if (type === 'LineString' && isPath(coordinates)) return { kind: 'line', kept: [coordinates] };
  if (type === 'MultiLineString' && arePaths(coordinates)) return { kind: 'line', kept: coordinates };
  if (type === 'Polygon' && arePaths(coordinates)) return { kind: 'area', kept: coordinates.map(opened) };
  return null;
}

const fieldOf: Record<Shape['kind'], 'point' | 'lines' | 'rings'> = { point: 'point', line: 'lines', area: 'rings' };

function drawingOf(file: string, at: number, entry: Entry, grid: GridOrigin): Thing | null {
  if (!isFields(entry) || !isFields(entry.properties)) return null;
  const found = pathsOf(entry.geometry);
  if (!found) return null;
  const paths = found.kept.map((path) => path.map(([lon, lat]) => toGrid([lon, lat], grid)));
  const { layer, name, kind, isMajor, tier } = entry.properties;
  return {
    file,
    at,
    layer: word(layer),
    name: word(name),
    shape: { kind: found.kind, paths },
    kept: found.kept,
    feature: {
      layer: word(layer),
      name: word(name),
      ...(typeof kind === 'string' ? { kind } : {}),
      ...(typeof isMajor === 'boolean' ? { isMajor } : {}),
      ...(typeof tier === 'number' ? { tier } : {}),
      [fieldOf[found.kind]]: found.kind === 'point' ? paths[0]![0] : paths,
    },
  };
}

/** A cell of a row by its heading. */
export const cellOf = (headings: Cells, row: Cells, heading: string): string => row[headings.indexOf(heading)] ?? '';

const figure = (text: string): number => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);

/** What a row is called on the map: a lift by its zone and the turn in which it flies. */
function nameOfRow(layer: TableLayer, cell: (heading: string) => string): string {
  if (layer === 'lift') return `${cell('zone')}, turn ${cell('turn')}`;
  return (layer === 'unit' && cell('shortName')) || cell('name');
}

function rowOf(layer: TableLayer, at: number, headings: Cells, row: Cells, grid: GridOrigin): Thing | null {
  const cell = (heading: string) => cellOf(headings, row, heading);
  const lon = figure(cell('lon'));
  const lat = figure(cell('lat'));
  if (!(Math.abs(lon) <= 180 && Math.abs(lat) < 90)) return null;
  const point = toGrid([lon, lat], grid);
  const name = nameOfRow(layer, cell);
  const shape: Shape = { kind: 'point', paths: [[point]] };
  const feature: MapFeature = { layer, name, kind: cell('kind'), point };
  return {
    file: tables[layer],
    at,
    layer,
    name,
    shape,
    kept: [[[lon, lat]]],
    feature,
    side: cell('side'),
    arm: cell('arm'),
  };
}

/** Read once for an entry, as long as it stays as it is and where it is. */
const known = new WeakMap<Entry, { at: number; grid: GridOrigin; thing: Thing | null }>();

function once(entry: Entry, at: number, grid: GridOrigin, read: () => Thing | null): Thing | null {
  const held = known.get(entry);
  if (held && held.at === at && held.grid === grid) return held.thing;
  const thing = read();
  known.set(entry, { at, grid, thing });
  return thing;
}

/** All that lies on the map of a draft and can be shown, in the order of its files. */
export function thingsOf(files: Draft, grid: GridOrigin): Thing[] {
  const drawings = drawnFiles.flatMap((file) =>
    (files[file] ?? []).map((entry, at) => once(entry, at, grid, () => drawingOf(file, at, entry, grid))),
  );
  const rows = (Object.keys(tables) as TableLayer[]).flatMap((layer) => {
    const [headings = [], ...list] = (files[tables[layer]] ?? []) as readonly Cells[];
    return list.map((row, index) => once(row, index + 1, grid, () => rowOf(layer, index + 1, headings, row, grid)));
  });
  return [...drawings, ...rows].filter((thing) => thing !== null);
}

/** The units that have no place on the globe yet, by their rows. */
export function unitsWithoutPlace(files: Draft): { at: number; name: string }[] {
  const [headings = [], ...rows] = (files[tables.unit] ?? []) as readonly Cells[];
  return rows.flatMap((row, index) => {
    const cell = (heading: string) => cellOf(headings, row, heading);
    const isPlaced = Math.abs(figure(cell('lon'))) <= 180 && Math.abs(figure(cell('lat'))) < 90;
    const name = cell('shortName') || cell('name');
    return isPlaced || row.every((one) => one.trim() === '')
      ? []
      : [{ at: index + 1, name: name || `Row ${index + 2}` }];
  });
}

/** True for a thing that lies wholly beyond the frame, all of it on one and the same side. */
export function isBeyond({ shape }: Pick<Thing, 'shape'>, { minX, minY, maxX, maxY }: Frame): boolean {
  const points = shape.paths.flat();
  return (
    points.every(([x]) => x < minX) ||
    points.every(([x]) => x > maxX) ||
    points.every(([, y]) => y < minY) ||
    points.every(([, y]) => y > maxY)
  );
}
