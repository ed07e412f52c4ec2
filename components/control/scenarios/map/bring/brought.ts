import type { Point } from '@/lib/drawing/shape';
import type { Draft, Entry } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { toGrid } from '@/lib/scenario/projection';
import { added } from '../thing-edits';
import { type Ground, isTableLayer, thingsOf } from '../things';
import type { Kind } from './kinds';
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

/** The changes that put the drawings of a file onto the map of a draft. */
export function brought(files: Draft, ground: Ground, kinds: readonly Kind[], source: Source): Brought {
  const wanted = kinds.flatMap(({ brush, drawings }) => (brush ? drawings.map((drawing) => ({ brush, drawing })) : []));
  const onMap = wanted.filter(({ drawing }) => isOnMap(drawing, ground));
  const rows: Splice[] = [];
  const features: Entry[] = [];
  let now = files;
  for (const { brush, drawing } of onMap) {
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
