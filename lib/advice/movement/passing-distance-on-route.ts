import type { PassingStretch } from '@/lib/adjudication/meeting';
import type { Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import { areasAt } from '@/lib/scenario/ground';
import type { MapData, MapFeature, MapPoint } from '@/lib/scenario/types';
import { areaWords } from './area-words';

/** A stretch of a leg and the area that makes it close, in words; null: it is open. */
export interface StretchOnMap extends PassingStretch {
  area: string | null;
}

/** The stretches of a straight leg in close ground (woods, towns, close country, bocage) and outside it, to its very edges (§6 Passing By). */
export function passingDistanceOnRoute(from: Place, to: Place, map: Pick<MapData, 'features'>): StretchOnMap[] {
  const features = coversIn(map.features)
    .filter((cover) => isBeside(from, to, cover))
    .map(({ feature }) => feature);
  const edges = features.flatMap(({ rings = [] }) => rings.flatMap((ring) => sharesOn(from, to, ring)));
  const shares = [...new Set(edges.filter((share) => share > 0 && share < 1)), 1].sort((a, b) => a - b);
  const stretches: StretchOnMap[] = [];
  let begins = 0;
  for (const until of shares) {
    const middle = (begins + until) / 2;
    const place = { x: from.x + middle * (to.x - from.x), y: from.y + middle * (to.y - from.y) };
    const [around] = areasAt(place, { features });
    const area = around ? areaWords(around) : null;
    const before = stretches.at(-1);
    if (before && before.area === area) before.until = until;
    else stretches.push({ until, isClose: area !== null, area });
    begins = until;
  }
  return stretches;
}

/** What makes the ground close: bocage too, as in `passingKm`. */
const closeLayers: readonly MapFeature['layer'][] = ['wood', 'builtup', 'closecountry', 'badterrain'];

/** An area of close ground, and the box around it. */
interface Cover {
  feature: MapFeature;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const coversIn = perObject((features: readonly MapFeature[]): Cover[] =>
  features.flatMap((feature): Cover[] => {
    if (!closeLayers.includes(feature.layer)) return [];
    let left = Infinity;
    let right = -Infinity;
    let bottom = Infinity;
    let top = -Infinity;
    for (const [x, y] of feature.rings?.flat() ?? []) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
    return [{ feature, left, right, bottom, top }];
  }),
);

const isBeside = (a: Place, b: Place, { left, right, bottom, top }: Cover): boolean =>
  Math.max(a.x, b.x) >= left &&
  Math.min(a.x, b.x) <= right &&
  Math.max(a.y, b.y) >= bottom &&
  Math.min(a.y, b.y) <= top;

/** The shares of a leg at which it crosses the edge of a ring. */
function sharesOn(from: Place, to: Place, ring: readonly MapPoint[]): number[] {
  const shares: number[] = [];
  let [cx, cy] = ring.at(-1)!;
  for (const [dx, dy] of ring) {
    const across = (to.x - from.x) * (dy - cy) - (to.y - from.y) * (dx - cx);
    if (across !== 0) {
      const along = ((cx - from.x) * (dy - cy) - (cy - from.y) * (dx - cx)) / across;
      const up = ((cx - from.x) * (to.y - from.y) - (cy - from.y) * (to.x - from.x)) / across;
      if (up >= 0 && up <= 1) shares.push(along);
    }
    cx = dx;
    cy = dy;
  }
  return shares;
}
