import type { Point } from '@/lib/drawing/shape';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { type GridOrigin, toDegrees, toGrid } from '@/lib/scenario/projection';

/** Places where a road goes over a water and there is no bridge, as the manifest of a draft keeps them. */

type Fields = Readonly<Record<string, unknown>>;
interface InDegrees {
  lon: number;
  lat: number;
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const isPlace = (value: unknown): value is InDegrees =>
  [fieldsOf(value).lon, fieldsOf(value).lat].every((one) => Number.isFinite(one));

const kept = (manifest: Fields): InDegrees[] => {
  const { noBridges } = fieldsOf(manifest.map);
  return Array.isArray(noBridges) ? noBridges.filter(isPlace) : [];
};

/** The places where somebody has said that there is none, in km. */
export const noBridgesOf = (files: Draft, grid: GridOrigin): Point[] =>
  kept(fieldsOf(files['manifest.json']?.[0])).map(({ lon, lat }) => toGrid([lon, lat], grid));

/** The change that says that there is none at a place. */
export function withoutBridge(files: Draft, at: Point, grid: GridOrigin): Splice[] {
  const [manifest] = files['manifest.json'] ?? [];
  if (!manifest || Array.isArray(manifest)) return [];
  const before = manifest as Fields;
  const [lon, lat] = toDegrees(at, grid).map((one) => Number(one.toFixed(5))) as [number, number];
  const map = { ...fieldsOf(before.map), noBridges: [...kept(before), { lon, lat }] };
  return [{ file: 'manifest.json', at: 0, removed: [manifest], inserted: [{ ...before, map }] }];
}
