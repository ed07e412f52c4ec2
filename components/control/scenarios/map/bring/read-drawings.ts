import type { Path, Point, ShapeKind } from '@/lib/drawing/shape';
import { readJson } from '@/lib/json';
import { counted } from '@/lib/text';

/** A drawing of somebody else's file, in degrees: its shape, and what the file says of it. */
export interface Foreign {
  shape: ShapeKind;
  paths: readonly Path[];
  name: string;
  properties: Readonly<Record<string, unknown>>;
}

export type DrawingsRead =
  /** `left`: what could not be read, each with its place in the file. */
  { ok: true; drawings: Foreign[]; left: string[] } | { ok: false; message: string };

/** How much is read of a file. */
export const bringBounds = { bytes: 8_000_000, drawings: 5000, points: 5000 } as const;

const refuse = (message: string): DrawingsRead => ({ ok: false, message });

/** The first bytes of files that people choose by mistake, and what they are. */
const others: readonly [begins: string, is: string][] = [
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['RIFF', 'a picture'],
  ['II*\0', 'a picture'],
  ['MM\0*', 'a picture'],
  ['%PDF', 'a PDF'],
];

/** Reads a GeoJSON, KML or GPX file. Nothing of it is run, and nothing that it points to is fetched. */
export async function readDrawings(bytes: Uint8Array): Promise<DrawingsRead> {
  if (bytes.length > bringBounds.bytes) return refuse(`The file is larger than ${bringBounds.bytes / 1_000_000} MB.`);
  const begins = String.fromCharCode(...bytes.subarray(0, 4));
  const other = others.find(([begin]) => begins.startsWith(begin));
  if (other)
    return refuse(`This is ${other[1]}: a map to draw over goes in by “A picture to draw over”, not as drawings.`);
  if (begins.startsWith('PK')) return refuse('This is a zip, perhaps a KMZ: unpack it, and choose the .kml in it.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('This is no text in UTF-8: GeoJSON, KML and GPX are.');
  }
  const isXml = /^\s*</.test(text);
  const read = isXml ? await readXml(text) : readGeoJson(text);
  return read.ok ? drawingsIn(read.value) : read;
}

type Read = { ok: true; value: unknown } | { ok: false; message: string };

function readGeoJson(text: string): Read {
  const read = readJson(text);
  return read.ok ? read : { ok: false, message: `This is neither GeoJSON nor KML nor GPX: it ${read.message}` };
}

async function readXml(text: string): Promise<Read> {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    return { ok: false, message: 'The file declares words of its own (<!DOCTYPE): such files are not read.' };
  const document = new DOMParser().parseFromString(text, 'text/xml');
  if (document.querySelector('parsererror'))
    return { ok: false, message: 'The file begins like KML or GPX, and is not well formed: save it anew.' };
  const { gpx, kml } = await import('@tmcw/togeojson');
  const root = document.documentElement.localName.toLowerCase();
  if (root === 'gpx') return { ok: true, value: gpx(document) };
  if (root === 'kml') return { ok: true, value: kml(document) };
  return { ok: false, message: `The file is XML of another kind (${root.slice(0, 40)}): KML and GPX are read.` };
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The drawings of a GeoJSON value. */
export function drawingsIn(value: unknown): DrawingsRead {
  if (!isFields(value)) return refuse('This is no GeoJSON: it begins with {"type": …}.');
  if (value.type === 'Topology') return refuse('This is TopoJSON: save it as GeoJSON.');
  const crs = JSON.stringify(value.crs ?? '');
  if (value.crs && !/CRS84|4326/.test(crs))
    return refuse('The file is on a grid of its own: save it in degrees (WGS 84, EPSG:4326).');
  const features = Array.isArray(value.features) ? value.features : [value];
  if (features.length > bringBounds.drawings)
    return refuse(
      `The file has ${counted(features.length, 'drawing')}: ${bringBounds.drawings} at most are read at once.`,
    );
  const drawings: Foreign[] = [];
  const left: string[] = [];
  for (const [at, feature] of features.entries()) {
    const of = isFields(feature) ? feature : {};
    const properties = isFields(of.properties) ? of.properties : {};
    const name = cleaned(properties.name);
    const shapes = shapesOf(of.type === 'Feature' ? of.geometry : of);
    const where = `Drawing ${at + 1}${name ? `, ${name},` : ''}`;
    if (shapes.length === 0) left.push(`${where} has no shape that is known.`);
    for (const { shape, paths } of shapes) {
      const fault = faultOf(paths, shape);
      if (fault) left.push(`${where} ${fault}`);
      else drawings.push({ shape, paths, name, properties });
    }
  }
  return { ok: true, drawings, left };
}

/** A name as it may stand on a map: no line breaks, nothing that cannot be seen, 120 letters at most. */
export const cleaned = (name: unknown): string =>
  typeof name === 'string'
    ? name
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, 120)
    : '';

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);
const pathOf = (value: unknown): Path =>
  Array.isArray(value) && value.every(isPoint) ? value.map(([lon, lat]): Point => [figure(lon), figure(lat)]) : [];
const pathsOf = (value: unknown): Path[] => (Array.isArray(value) ? value.map(pathOf) : []);
const figure = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The shapes of a geometry: of several points or areas, one each. */
function shapesOf(geometry: unknown): { shape: ShapeKind; paths: Path[] }[] {
  if (!isFields(geometry)) return [];
  const { type, coordinates, geometries } = geometry;
  const list = Array.isArray(coordinates) ? coordinates : [];
  switch (type) {
    case 'Point':
      return [{ shape: 'point', paths: [pathOf([coordinates])] }];
    case 'MultiPoint':
      return list.map((point) => ({ shape: 'point', paths: [pathOf([point])] }));
    case 'LineString':
      return [{ shape: 'line', paths: [pathOf(coordinates)] }];
    case 'MultiLineString':
      return [{ shape: 'line', paths: pathsOf(coordinates) }];
    case 'Polygon':
      return [{ shape: 'area', paths: pathsOf(coordinates) }];
    case 'MultiPolygon':
      return list.map((rings) => ({ shape: 'area', paths: pathsOf(rings) }));
    case 'GeometryCollection':
      return Array.isArray(geometries) ? geometries.slice(0, 100).flatMap(shapesOf) : [];
    default:
      return [];
  }
}

/** How many points a path of GeoJSON has at least: a ring is closed there. */
const least: Record<ShapeKind, number> = { point: 1, line: 2, area: 4 };

/** Why a shape cannot be brought in; null: it can. */
function faultOf(paths: readonly Path[], shape: ShapeKind): string | null {
  const points = paths.flat();
  if (paths.length === 0 || paths.some((path) => path.length < least[shape])) return 'has too few points.';
  if (points.length > bringBounds.points)
    return `has ${counted(points.length, 'point')}: ${bringBounds.points} at most. Simplify it first.`;
  const beyond = points.find(([lon, lat]) => Math.abs(lon) > 180 || Math.abs(lat) > 90);
  if (beyond) return `lies at ${beyond.join(' ')}, which is no longitude and latitude: save the file in degrees.`;
  const isTorn = paths.some((path) => path.some(([lon], at) => at > 0 && Math.abs(lon - path[at - 1]![0]) > 180));
  return isTorn ? 'goes over the date line.' : null;
}
