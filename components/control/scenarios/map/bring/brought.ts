import type { Point } from '@/lib/drawing/shape';
import type { Draft, Entry } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import type { CellChange } from '@/lib/scenario/draft/row-changes';
import { unitRows } from '@/lib/scenario/order-of-battle/unit-rows';
import { toGrid } from '@/lib/scenario/projection';
import { readSymbol } from '@/lib/scenario/symbols/codes';
import { counted } from '@/lib/text';
import { added } from '../thing-edits';
import { type Ground, isTableLayer, tables, thingsOf } from '../things';
import { codeOf, type Kind, unitsBrush } from './kinds';
import type { Foreign } from './read-drawings';

/** Whose data it is, as it stands in every drawing. */
export interface Source {
  source: string;
  license: string;
}

export interface Brought {
  splices: Splice[];
  count: number;
  /** How many lie wholly beyond the edge of the map, and are left out. */
  beyond: number;
  /** So many are on the map already as they are, and are left out. */
  same: number;
  /** Drawings of the map that the file, by their layer and name, draws otherwise. */
  changes: CellChange[];
}

function isOnMap({ paths }: Foreign, { grid, frame }: Ground): boolean {
  const points = paths.flat().map((point) => toGrid(point, grid));
  return !(
    points.every(([x]) => x < frame.minX) ||
    points.every(([x]) => x > frame.maxX) ||
    points.every(([, y]) => y < frame.minY) ||
    points.every(([, y]) => y > frame.maxY)
  );
}

const swappedPoint = ([x, y]: Point): Point => [y, x];

/** A drawing with longitude and latitude in each other’s place. */
export const swapped = (drawing: Foreign): Foreign => ({
  ...drawing,
  paths: drawing.paths.map((path) => path.map(swappedPoint)),
});

/** True where none of the drawings lies on the map as it is written, and every one does with longitude and latitude swapped. */
export function mayBeSwapped(kinds: readonly Kind[], ground: Ground): boolean {
  const all = kinds.flatMap(({ drawings }) => drawings);
  return all.length > 0 && all.every((one) => !isOnMap(one, ground) && isOnMap(swapped(one), ground));
}

/** Units of the order of battle, from drawings with symbol codes: with name, symbol and place. All else is mended at its cell. */
function unitsFrom(files: Draft, drawings: readonly Foreign[]): Splice[] {
  const [headings = [], ...rows] = (files[tables.unit] ?? []) as readonly (readonly string[])[];
  const there = rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
  const said = drawings.map((drawing, at) => {
    const code = codeOf(drawing)!;
    const { arm, echelon } = readSymbol(code)!;
    const [lon, lat] = drawing.paths[0]![0]!;
    const cells = { name: drawing.name || `Unit ${at + 1}`, arm, echelon, symbol: code, lon: `${lon}`, lat: `${lat}` };
    return { line: at + 1, cells };
  });
  const chosen = { side: '', team: '', nation: '', arrivalTurn: '1' };
  const inserted = unitRows(said, headings, there, chosen);
  return inserted.length === 0 ? [] : [{ file: tables.unit, at: rows.length + 1, removed: [], inserted }];
}

/**
 * The changes that put the drawings of a file onto the map of a draft. What is there already as it is, is left out; of what is
 * there and drawn otherwise those are changed that are `made`, by their ids; null: all.
 */
export function brought(
  files: Draft,
  ground: Ground,
  kinds: readonly Kind[],
  source: Source,
  made: ReadonlySet<string> | null = null,
): Brought {
  const wanted = kinds.flatMap(({ brush, drawings }) => (brush ? drawings.map((drawing) => ({ brush, drawing })) : []));
  const onMap = wanted.filter(({ drawing }) => isOnMap(drawing, ground));
  const rows = unitsFrom(
    files,
    onMap.filter(({ brush }) => brush === unitsBrush).map(({ drawing }) => drawing),
  );
  const features: Entry[] = [];
  const there = drawingsThere(files);
  let now = files;
  for (const { brush, drawing } of onMap) {
    if (brush === unitsBrush) continue;
    const { name, paths, shape } = drawing;
    if (isTableLayer(brush.layer)) {
      const at: Point = toGrid(paths[0]![0]!, ground.grid);
      const says = { ...(name ? { name } : {}), ...(source.license ? { license: source.license } : {}) };
      const one = added(now, thingsOf(now, ground.grid), brush, [at], ground.grid, says);
      for (const splice of one.splices) rows.push(splice);
      const inserted = one.splices.flatMap((splice) => splice.inserted);
      now = { ...now, [one.file]: [...(now[one.file] ?? []), ...inserted] };
    } else
      features.push({
        type: 'Feature',
        properties: { layer: brush.layer, name, ...brush.begins, ...source },
        geometry: geometryOf(shape, paths),
      });
  }
  const { same, otherwise, added: more } = besideThere(there, features);
  const changes = otherwise.map(({ at, was, now: after }): CellChange => {
    const { name } = propertiesOf(was);
    return { id: `${mapFile} ${at}`, row: at, name, column: 'shape', was: pointsIn(was), now: pointsIn(after) };
  });
  const changed = otherwise.filter((_, i) => made === null || made.has(changes[i]!.id));
  const drawn = { file: mapFile, at: files[mapFile]?.length ?? 0, removed: [], inserted: more };
  return {
    splices: [
      ...changed.map(({ at, was, now: after }) => ({ file: mapFile, at, removed: [was], inserted: [after] })),
      ...(more.length > 0 ? [drawn] : []),
      ...rows,
    ],
    count: onMap.length - same - otherwise.length + changed.length,
    beyond: wanted.length - onMap.length,
    same,
    changes,
  };
}

const mapFile = 'map.geojson';
type Fields = Readonly<Record<string, unknown>>;

/** A drawing’s layer and name, as it says them. */
function propertiesOf(entry: Entry): { layer: string; name: string } {
  const { layer, name } = ((entry as Fields).properties ?? {}) as Fields;
  return { layer: `${layer ?? ''}`, name: `${name ?? ''}` };
}

const knownAs = (entry: Entry): string => {
  const { layer, name } = propertiesOf(entry);
  return JSON.stringify([layer, name]);
};
const shapeOf = (entry: Entry): string => JSON.stringify((entry as Fields).geometry);
/** The number of points of a drawing, in words. */
const pointsIn = (entry: Entry): string =>
  counted((shapeOf(entry).match(/-?[\d.]+(?:e-?\d+)?,-?[\d.]+/g) ?? []).length, 'point');

/** The drawings of a map by their layer and name, with their places. */
function drawingsThere(files: Draft): Map<string, { at: number; entry: Entry }[]> {
  const there = new Map<string, { at: number; entry: Entry }[]>();
  for (const [at, entry] of (files[mapFile] ?? []).entries())
    there.set(knownAs(entry), [...(there.get(knownAs(entry)) ?? []), { at, entry }]);
  return there;
}

/** Drawings beside those that are there: as they are, otherwise drawn under the one name that both have once, and new ones. */
function besideThere(there: ReturnType<typeof drawingsThere>, features: readonly Entry[]) {
  const times = new Map<string, number>();
  for (const one of features) times.set(knownAs(one), (times.get(knownAs(one)) ?? 0) + 1);
  const otherwise: { at: number; was: Entry; now: Entry }[] = [];
  const added: Entry[] = [];
  let same = 0;
  for (const one of features) {
    const known = there.get(knownAs(one)) ?? [];
    const [first] = known;
    const isOnce = known.length === 1 && times.get(knownAs(one)) === 1 && propertiesOf(one).name !== '';
    if (known.some(({ entry }) => shapeOf(entry) === shapeOf(one))) same++;
    else if (first && isOnce)
      otherwise.push({ at: first.at, was: first.entry, now: { ...first.entry, geometry: (one as Fields).geometry } });
    else added.push(one);
  }
  return { same, otherwise, added };
}

function geometryOf(shape: Foreign['shape'], paths: Foreign['paths']): Record<string, unknown> {
  if (shape === 'point') return { type: 'Point', coordinates: paths[0]![0] };
  if (shape === 'area') return { type: 'Polygon', coordinates: paths };
  return paths.length === 1
    ? { type: 'LineString', coordinates: paths[0] }
    : { type: 'MultiLineString', coordinates: paths };
}
