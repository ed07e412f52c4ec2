import { frameKm } from '@/lib/drawing/frame';
import type { Frame } from '@/lib/geometry';
import type { Draft } from '../draft/draft';
import { type Manifest, manifestShape } from '../manifest';
import { toGrid } from '../projection';
import { geometryShape, isBeyond } from '../read-map';
import { manifestIn, recordsIn, withManifest } from './rows';

/** So far the edges of a map that is made larger lie beyond the outermost place, km. */
const margin = 2;

const figure = (text = ''): number => (/^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/**
 * The frame that has the places of these rows too; null: it would be larger than a map may be, lies on a base map of its own, or
 * cannot be read.
 */
export function widerFrame(draft: Draft, file: string, rows: readonly number[]): Frame | null {
  const map = manifestShape.shape.map.safeParse(manifestIn(draft).map);
  if (!map.success || map.data.baseMap !== undefined) return null;
  const { grid } = map.data;
  let { minX, minY, maxX, maxY } = map.data.frame;
  const asked = new Set(rows);
  for (const { row, cells } of recordsIn(draft, file)) {
    const place = [figure(cells.lon), figure(cells.lat)] as const;
    if (!asked.has(row) || place.some(Number.isNaN)) continue;
    const [x, y] = toGrid(place, grid);
    if (x < minX) minX = Math.floor(x) - margin;
    if (x > maxX) maxX = Math.ceil(x) + margin;
    if (y < minY) minY = Math.floor(y) - margin;
    if (y > maxY) maxY = Math.ceil(y) + margin;
  }
  return Math.max(maxX - minX, maxY - minY) <= frameKm.most ? { minX, minY, maxX, maxY } : null;
}

/** The map is so large that the places of these rows lie on it. Its grid counts from the new corner, where the old one would lie below nought. */
export function widened(draft: Draft, file: string, rows: readonly number[]): Draft {
  const wider = widerFrame(draft, file, rows);
  if (!wider) return draft;
  const map = manifestIn(draft).map as Manifest['map'];
  const east = Math.max(0, -wider.minX);
  const north = Math.max(0, -wider.minY);
  const shifted = ({ minX, minY, maxX, maxY }: Frame): Frame => ({
    minX: minX + east,
    minY: minY + north,
    maxX: maxX + east,
    maxY: maxY + north,
  });
  const grid = { ...map.grid, eastingKm: map.grid.eastingKm + east, northingKm: map.grid.northingKm + north };
  const bookmarks = map.bookmarks?.map((one) => ({ ...one, ...shifted(one) }));
  return withManifest(draft, { map: { ...map, grid, frame: shifted(wider), ...(bookmarks && { bookmarks }) } });
}

/** The drawings of a map that lie wholly beyond its frame are taken out; one that cannot be read stays. */
export function withoutBeyond(draft: Draft, file: string): Draft {
  const map = manifestShape.shape.map.safeParse(manifestIn(draft).map);
  if (!map.success || !file.endsWith('.geojson')) return draft;
  const isOff = (entry: unknown): boolean => {
    const read = geometryShape.safeParse((entry as { geometry?: unknown } | null)?.geometry);
    return read.success && isBeyond(read.data, map.data);
  };
  return { ...draft, [file]: (draft[file] ?? []).filter((entry) => !isOff(entry)) };
}
