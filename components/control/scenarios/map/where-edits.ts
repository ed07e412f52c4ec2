import type { FrameAsked, FramePicked } from '@/lib/drawing/frame';
import type { Path } from '@/lib/drawing/shape';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { toDegrees } from '@/lib/scenario/projection';
import { groundOf } from './things';
import type { FromWorld } from './world';

/** Whose data the map of the world is, as a feature and the credit line of a map say it. */
const sources: Record<FromWorld['of'], { source: string; license: string; credit: string }> = {
  coasts: { source: 'Natural Earth 1:50m', license: 'Public domain', credit: 'Coasts: Natural Earth (public domain).' },
  rivers: { source: 'Natural Earth 1:50m', license: 'Public domain', credit: 'Rivers: Natural Earth (public domain).' },
  towns: { source: 'GeoNames', license: 'CC-BY-4.0', credit: 'Towns: GeoNames (CC BY 4.0).' },
};

type Fields = Readonly<Record<string, unknown>>;

/** Where a map lies that does not say so: about Arnhem. */
const somewhere: FrameAsked = { lon: 5.91, lat: 51.98, wideKm: 60, highKm: 40 };

/** The frame of a draft, as it is asked for. */
export function frameNow(files: Draft): FrameAsked {
  const ground = groundOf(files);
  if (!ground) return somewhere;
  const { minX, minY, maxX, maxY } = ground.frame;
  const [lon, lat] = toDegrees([(minX + maxX) / 2, (minY + maxY) / 2], ground.grid);
  return { lon, lat, wideKm: maxX - minX, highKm: maxY - minY };
}

/** The change that puts the map of a draft somewhere, with what of the world is copied onto it. */
export function movedTo(files: Draft, picked: FramePicked, copied: readonly FromWorld[]): Splice[] {
  const manifest = files['manifest.json']?.[0] as Fields | undefined;
  if (!manifest) return [];
  const { grid, frame } = picked;
  const before = (manifest.map ?? {}) as Fields;
  const { baseMap, bookmarks, ...map } = before;
  const kinds = [...new Set(copied.map(({ of }) => of))];
  const said = typeof map.credit === 'string' && map.credit !== 'Not said yet' ? map.credit : '';
  const credits = kinds.map((of) => sources[of].credit).filter((credit) => !said.includes(credit));
  const credit = [said, ...credits].filter(Boolean).join(' ') || map.credit;
  const next = { ...manifest, map: { ...map, credit, grid, frame } };
  const at = files['map.geojson']?.length ?? 0;
  const inserted = copied.map((one) => featureOf(one, picked));
  return [
    { file: 'manifest.json', at: 0, removed: [manifest], inserted: [next] },
    ...(inserted.length > 0 ? [{ file: 'map.geojson', at, removed: [], inserted }] : []),
  ];
}

function featureOf({ of, feature }: FromWorld, { grid }: FramePicked): Fields {
  const degrees = (path: Path) => path.map((point) => toDegrees(point, grid).map((one) => Number(one.toFixed(5))));
  const { layer, name, isMajor, tier, point, lines, rings } = feature;
  const geometry = rings
    ? { type: 'Polygon', coordinates: rings.map((ring) => degrees([...ring, ring[0]!])) }
    : lines
      ? { type: 'LineString', coordinates: degrees(lines[0]!) }
      : { type: 'Point', coordinates: degrees([point!])[0] };
  const { source, license } = sources[of];
  return {
    type: 'Feature',
    properties: {
      layer,
      name,
      ...(isMajor === undefined ? {} : { isMajor }),
      ...(tier === undefined ? {} : { tier }),
      source,
      license,
    },
    geometry,
  };
}
