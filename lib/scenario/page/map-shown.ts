import type { Draft } from '../draft/draft';
import { asSaid } from '../draft/not-said';
import { toGrid } from '../projection';
import { mapPicture, type SheetDrawn } from './map-picture';

/** The printed map of a scenario as a picture: what everybody may see of it, and no zone, unit or entry place. */
export interface MapShown {
  title: string;
  /** The owner of the map; empty: it does not say. */
  credit: string;
  /** As SVG with all it needs inside; null: its frame cannot be read. */
  picture: string | null;
  /** The width as a multiple of the height. */
  aspect: number;
}

type Point = readonly [number, number];
type Drawn = SheetDrawn['features'][number];
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const figure = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The picture is so wide, in the units in which its letters are written. */
const wide = 45;
/** Points of a line nearer to each other than this are one in the picture. */
const nearest = wide / 1200;
/** A picture names so many towns, the largest first. */
const namesAtMost = 30;

/** The map of a scenario, drawn from its files as they are written. What cannot be read is left out. */
export function mapShown(draft: Draft): MapShown {
  const map = fieldsOf(fieldsOf(draft['manifest.json']?.[0]).map);
  const grid = fieldsOf(map.grid);
  const origin = {
    centralMeridian: figure(grid.centralMeridian),
    originLatitude: figure(grid.originLatitude),
    eastingKm: figure(grid.eastingKm),
    northingKm: figure(grid.northingKm),
  };
  const frame = fieldsOf(map.frame);
  const [minX, minY, maxX, maxY] = ['minX', 'minY', 'maxX', 'maxY'].map((edge) => figure(frame[edge])) as [
    number,
    number,
    number,
    number,
  ];
  const said = { title: text(map.title).slice(0, 200), credit: asSaid(text(map.credit)).slice(0, 2000) };
  const isKnown = Object.values(origin).every(Number.isFinite) && maxX > minX && maxY > minY;
  if (!isKnown) return { ...said, picture: null, aspect: 1 };
  const scale = wide / (maxX - minX);
  const flat = (position: unknown): Point | null => {
    const [lon, lat] = Array.isArray(position) ? position : [];
    const [x, y] = toGrid([figure(lon), figure(lat)], origin);
    return Number.isFinite(x) && Number.isFinite(y) ? [(x - minX) * scale, (y - minY) * scale] : null;
  };
  const sheet: SheetDrawn = {
    frame: { minX: 0, minY: 0, maxX: wide, maxY: (maxY - minY) * scale },
    features: [...(draft['map.geojson'] ?? []), ...(draft['ground.geojson'] ?? [])].flatMap((feature) =>
      drawnOf(fieldsOf(feature), flat),
    ),
  };
  return {
    ...said,
    picture: mapPicture(withFewNames(inFrame(sheet))),
    aspect: Number(((maxX - minX) / (maxY - minY)).toFixed(3)),
  };
}

/** A drawing on the picture; none where it is secret of a side, or cannot be read. */
function drawnOf(feature: Fields, flat: (position: unknown) => Point | null): Drawn[] {
  const { layer, name, tier } = fieldsOf(feature.properties);
  const { type, coordinates } = fieldsOf(feature.geometry);
  if (typeof layer !== 'string' || layer === 'dropzone' || !Array.isArray(coordinates)) return [];
  const path = (positions: unknown): Point[] =>
    thinned((Array.isArray(positions) ? positions : []).map(flat).filter((point) => point !== null));
  const paths = (lists: readonly unknown[]) => lists.map(path).filter((points) => points.length > 1);
  const drawn = {
    layer,
    name: text(name),
    tier: typeof tier === 'number' ? tier : null,
    point: null,
    lines: [],
    rings: [],
  };
  if (type === 'Point') return [{ ...drawn, point: flat(coordinates) }];
  if (type === 'LineString') return [{ ...drawn, lines: paths([coordinates]) }];
  if (type === 'MultiLineString') return [{ ...drawn, lines: paths(coordinates) }];
  return type === 'Polygon' ? [{ ...drawn, rings: paths(coordinates) }] : [];
}

/** A line without the points that lie on top of each other in the picture; its ends stay. */
function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [at, point] of points.entries()) {
    const last = kept.at(-1);
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= nearest;
    if (isFar || at === points.length - 1) kept.push(point);
  }
  return kept;
}

/** The drawings that lie in the frame, in part at least. */
function inFrame({ frame, features }: SheetDrawn): SheetDrawn {
  const meets = (points: readonly Point[]): boolean => {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const least = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const most = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    return most(xs) >= 0 && least(xs) <= frame.maxX && most(ys) >= 0 && least(ys) <= frame.maxY;
  };
  return {
    frame,
    features: features.flatMap((one) => {
      if (one.point) return meets([one.point]) ? [one] : [];
      const lines = one.lines.filter(meets);
      // The outer ring of an area says where it lies; those after it are holes.
      const rings = one.rings[0] && meets(one.rings[0]) ? one.rings : [];
      return lines.length > 0 || rings.length > 0 ? [{ ...one, lines, rings }] : [];
    }),
  };
}

/** The towns of the first ranks keep their names. */
function withFewNames({ frame, features }: SheetDrawn): SheetDrawn {
  const towns = features
    .filter(({ layer, name }) => layer === 'town' && name !== '')
    .sort((a, b) => (a.tier ?? 4) - (b.tier ?? 4));
  const named = new Set(towns.slice(0, namesAtMost));
  return { frame, features: features.filter((one) => one.layer !== 'town' || one.point === null || named.has(one)) };
}
