import type { Path, Point, ShapeKind } from '@/lib/drawing/shape';
import { readJson } from '@/lib/json';
import { decodeText, firstBeyondAscii } from '@/lib/scenario/files/decode-text';
import { fileKind } from '@/lib/scenario/files/file-kind';
import { withoutHidden } from '@/lib/scenario/files/unseen';
import { counted, listed } from '@/lib/text';
import { gridSaid, intoDegrees } from './grids';
import { beginsAsXml, readXml } from './read-xml';
import { thinnedTogether } from './thinned';
import { unpackKmz } from './unpack-kmz';

/** A drawing of somebody else's file, in degrees: its shape, and what the file says of it. */
export interface Foreign {
  shape: ShapeKind;
  paths: readonly Path[];
  name: string;
  properties: Readonly<Record<string, unknown>>;
}

export type DrawingsRead =
  | {
      ok: true;
      drawings: Foreign[];
      /** Each text gives a reason why drawings could not be read, and names those drawings; each reason comes once. */
      left: string[];
      /** This many drawings could not be read. */
      leftCount: number;
      /** The user should know these things about the file, or about what was done with it. */
      notes: string[];
    }
  | { ok: false; message: string };

/** How much is read of a file. */
export const bringBounds = { bytes: 8_000_000, drawings: 5000, points: 5000 } as const;

const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message });

const asPicture = 'a map to draw over goes in by “A picture to draw over”, not as drawings.';

/** Reads a GeoJSON, KML, KMZ or GPX file. Nothing of it is run, and nothing that it points to is fetched. */
export async function readDrawings(given: Uint8Array): Promise<DrawingsRead> {
  if (given.length > bringBounds.bytes) return refuse(`The file is larger than ${bringBounds.bytes / 1_000_000} MB.`);
  const isZip = given[0] === 0x50 && given[1] === 0x4b;
  const other = fileKind(given);
  if (other) return refuse(`This is ${other.what}: ${other.todo ? `${other.todo}.` : asPicture}`);
  const unpacked = isZip ? unpackKmz(given, bringBounds.bytes) : { ok: true as const, bytes: given, notes: [] };
  if (!unpacked.ok) return unpacked;
  const { bytes } = unpacked;
  const read = beginsAsXml(bytes) ? await readXml(bytes) : readGeoJson(bytes);
  if (!read.ok) return read;
  const found = await drawingsIn(read.value);
  return found.ok ? { ...found, notes: [...unpacked.notes, ...read.notes, ...found.notes] } : found;
}

type Read = { ok: true; value: unknown; notes: string[] } | { ok: false; message: string };

/** A GeoJSON value, or one on each line of the file. */
function readGeoJson(bytes: Uint8Array): Read {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refuse(`This ${decoded.message}: GeoJSON, KML, KMZ and GPX are read.`);
  const text = decoded.text.replace(/^\ufeff/, '');
  const beyond = decoded.isGuessed ? firstBeyondAscii(text) : null;
  const notes = beyond
    ? [`It is not UTF-8 and was read as ${decoded.encoding}: look whether “${beyond.word}” is right.`]
    : [];
  const read = readJson(text);
  if (read.ok) return { ...read, notes };
  const lines = linesOfJson(text);
  if (lines) return lines.ok ? { ...lines, notes: [...notes, ...lines.notes] } : lines;
  if (!/^\s*[{[]/.test(text)) return refuse('This is neither GeoJSON nor KML nor GPX.');
  const why = read.message.startsWith('is not JSON') ? 'is damaged or breaks off: save it anew' : read.message;
  return refuse(`This begins as GeoJSON, and ${why}.`);
}

/** This character stands before each value of a sequence of JSON. */
const recordSeparator = '\u001e';

/** A value a line, as ogr2ogr writes it, or as a sequence with a record separator before each; null: the file is neither. */
function linesOfJson(text: string): Read | null {
  const lines = text
    .replaceAll(recordSeparator, '\n')
    .split(/[\n\r]+/)
    .filter((line) => line.trim() !== '');
  const first = lines.length > 1 && /^\s*\{/.test(lines[0]!) ? readJson(lines[0]!) : null;
  if (!first?.ok) return null;
  if (lines.length > bringBounds.drawings)
    return refuse(
      `The file has ${counted(lines.length, 'line')}: ${counted(bringBounds.drawings, 'drawing')} at most are read at once.`,
    );
  const features: unknown[] = [];
  const broken: number[] = [];
  for (const [at, line] of lines.entries()) {
    const read = readJson(line);
    if (!read.ok) broken.push(at + 1);
    else if (isFields(read.value) && Array.isArray(read.value.features))
      for (const one of read.value.features) features.push(one);
    else features.push(read.value);
  }
  const notes =
    broken.length === 0 ? [] : [`${counted(broken.length, 'line')} of it cannot be read: line ${listed(broken, 12)}.`];
  const crs = isFields(first.value) ? first.value.crs : undefined;
  return { ok: true, value: { type: 'FeatureCollection', ...(crs ? { crs } : {}), features }, notes };
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The drawings of a GeoJSON value, in degrees. */
export async function drawingsIn(value: unknown): Promise<DrawingsRead> {
  if (!isFields(value)) return refuse('This is no GeoJSON: it begins with {"type": …}.');
  if (value.type === 'Topology') return refuse('This is TopoJSON: save it as GeoJSON.');
  if (typeof value.geometryType === 'string' && value.geometryType.startsWith('esri'))
    return refuse('This is Esri JSON: save it as GeoJSON (f=geojson, where it comes from a web service).');
  const grid = gridSaid(value.crs);
  if (grid.is === 'unknown')
    return refuse(
      `The file is on a grid that is not known here, ${grid.called}: save it in degrees. In QGIS: Export, Save Features As, CRS EPSG:4326.`,
    );
  const features = Array.isArray(value.features) ? value.features : [value];
  if (features.length > bringBounds.drawings)
    return refuse(
      `The file has ${counted(features.length, 'drawing')}: ${bringBounds.drawings} at most are read at once.`,
    );
  const toDegrees = grid.is === 'grid' ? await intoDegrees(grid.code) : null;
  const found: Found = { drawings: [], left: new LeftOut(), thin: [] };
  for (const [at, feature] of features.entries()) readFeature(feature, at, toDegrees, found);
  const { drawings, left, thin } = found;
  const notes = [
    ...(grid.is === 'grid' ? [`It is on the grid EPSG:${grid.code}, and was put into degrees.`] : []),
    ...(thin.length > 0 ? [thinnedTold(thin)] : []),
    ...(features.length === 0 ? ['The file has no drawings.'] : []),
  ];
  return { ok: true, drawings, left: left.told(), leftCount: left.count, notes };
}

const thinnedTold = (thin: readonly string[]): string =>
  `${counted(thin.length, 'drawing')} had more than ${counted(bringBounds.points, 'point')} and ${thin.length === 1 ? 'was' : 'were'} thinned, each as little as that asks for: ${listed(thin, 12)}.`;

interface Found {
  drawings: Foreign[];
  left: LeftOut;
  /** The names of those that were thinned. */
  thin: string[];
}

function readFeature(
  feature: unknown,
  at: number,
  toDegrees: ((point: Point) => Point) | null,
  { drawings, left, thin }: Found,
): void {
  const of = isFields(feature) ? feature : {};
  const properties = isFields(of.properties) ? of.properties : {};
  const name = nameIn(properties);
  const shapes = shapesOf(of.type === 'Feature' ? of.geometry : of);
  const where = `Drawing ${at + 1}${name ? `, ${name}` : ''}`;
  if (shapes.length === 0) left.put(name || where, where, shapeless(properties));
  for (const { shape, paths: written } of shapes) {
    const placed = toDegrees ? written.map((path) => path.map(toDegrees)) : written;
    const paths = thinnedTogether(placed.map(rounded), bringBounds.points, least[shape]);
    const fault = faultOf(paths, shape);
    if (fault) left.put(name || where, where, fault);
    else drawings.push({ shape, paths, name, properties });
    if (!fault && countOf(paths) < countOf(placed))
      thin.push(`${name || where} (${counted(countOf(placed), 'point')})`);
  }
}

const countOf = (paths: readonly Path[]): number => paths.reduce((sum, path) => sum + path.length, 0);

/** Why something cannot be brought in: as it is said of one drawing, and of several. */
interface Fault {
  one: string;
  several: string;
}

/** The drawings that cannot be brought in are gathered here, each reason once. */
class LeftOut {
  count = 0;
  readonly #kinds = new Map<string, { one: string; where: string; names: string[] }>();

  put(name: string, where: string, { one, several }: Fault): void {
    this.count += 1;
    const kind = this.#kinds.get(several);
    if (kind) kind.names.push(name);
    else this.#kinds.set(several, { one, where, names: [name] });
  }

  told(): string[] {
    return [...this.#kinds].map(([several, { one, where, names }]) =>
      names.length === 1
        ? `${where}${where.includes(',') ? ',' : ''} ${one}.`
        : `${counted(names.length, 'drawing')} ${several}: ${listed(names, 60)}.`,
    );
  }
}

/** Of an entry without a shape: a place of My Maps that was written as an address, or nothing that is known. */
function shapeless({ address }: Fields): Fault {
  const setOne = 'Open the map in My Maps, set a point for each, and save it anew';
  return typeof address === 'string' && address.trim() !== ''
    ? { one: `has an address and no point. ${setOne}`, several: `have an address and no point. ${setOne}` }
    : { one: 'has no shape that is known', several: 'have no shape that is known' };
}

/** Names of properties that files give the name of a drawing, in small letters; the first that is there counts. */
const namedAs = [
  'name',
  'naam',
  'label',
  'title',
  'nom',
  'namn',
  'navn',
  'nazwa',
  'nombre',
  'nome',
  'bezeichnung',
  'fullname',
];

const wordsOf = (value: unknown): string => cleaned(typeof value === 'number' ? `${value}` : value);

/** A drawing takes its name from the chosen property, or else from the first property that usually holds a name; '' where it has none. */
export function nameIn(properties: Fields, chosen: string | null = null): string {
  if (chosen !== null) return wordsOf(properties[chosen]);
  const keys = Object.keys(properties);
  for (const one of namedAs) {
    const key = keys.find((key) => key.toLowerCase() === one && wordsOf(properties[key]) !== '');
    if (key !== undefined) return wordsOf(properties[key]);
  }
  return '';
}

/** A name as it may stand on a map: no line breaks, nothing that cannot be seen, 120 letters at most. */
export const cleaned = (name: unknown): string =>
  typeof name === 'string'
    ? withoutHidden(name)
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 120)
    : '';

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);
const pathOf = (value: unknown): Path =>
  Array.isArray(value) && value.every(isPoint) ? value.map(([lon, lat]): Point => [lon, lat]) : [];
const pathsOf = (value: unknown): Path[] => (Array.isArray(value) ? value.map(pathOf) : []);
const figure = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const rounded = (path: Path): Path => path.map(([lon, lat]): Point => [figure(lon), figure(lat)]);

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

const fault = (one: string, several: string): Fault => ({ one, several });

/** Why a shape cannot be brought in; null: it can. */
function faultOf(paths: readonly Path[], shape: ShapeKind): Fault | null {
  if (paths.length === 0 || paths.some((path) => path.length < least[shape]))
    return fault('has too few points', 'have too few points');
  if (countOf(paths) > bringBounds.points)
    return fault(
      `has ${counted(countOf(paths), 'point')} in ${counted(paths.length, 'part')}: ${counted(bringBounds.points, 'point')} at most. Simplify it first`,
      `have more than ${counted(bringBounds.points, 'point')} in their parts. Simplify them first`,
    );
  const beyond = paths.flat().find(([lon, lat]) => Math.abs(lon) > 180 || Math.abs(lat) > 90);
  if (beyond)
    return fault(
      `lies at ${beyond.join(' ')}, which is no longitude and latitude: save the file in degrees`,
      'lie at what is no longitude and latitude: save the file in degrees',
    );
  const isTorn = paths.some((path) => path.some(([lon], at) => at > 0 && Math.abs(lon - path[at - 1]![0]) > 180));
  return isTorn ? fault('goes over the date line', 'go over the date line') : null;
}
