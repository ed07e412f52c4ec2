import type { Point } from '@/lib/drawing/shape';
import type { Draft, Entry } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { unitRows } from '@/lib/scenario/order-of-battle/unit-rows';
import { toGrid } from '@/lib/scenario/projection';
import { readSymbol } from '@/lib/scenario/symbols/codes';
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

/** The changes that put the drawings of a file onto the map of a draft. */
export function brought(files: Draft, ground: Ground, kinds: readonly Kind[], source: Source): Brought {
  const wanted = kinds.flatMap(({ brush, drawings }) => (brush ? drawings.map((drawing) => ({ brush, drawing })) : []));
  const onMap = wanted.filter(({ drawing }) => isOnMap(drawing, ground));
  const rows = unitsFrom(
    files,
    onMap.filter(({ brush }) => brush === unitsBrush).map(({ drawing }) => drawing),
  );
  const features: Entry[] = [];
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
  const drawn = { file: 'map.geojson', at: files['map.geojson']?.length ?? 0, removed: [], inserted: features };
  return {
    splices: [...(features.length > 0 ? [drawn] : []), ...rows],
    count: onMap.length,
    beyond: wanted.length - onMap.length,
  };
}

function geometryOf(shape: Foreign['shape'], paths: Foreign['paths']): Record<string, unknown> {
  if (shape === 'point') return { type: 'Point', coordinates: paths[0]![0] };
  if (shape === 'area') return { type: 'Polygon', coordinates: paths };
  return paths.length === 1
    ? { type: 'LineString', coordinates: paths[0] }
    : { type: 'MultiLineString', coordinates: paths };
}
