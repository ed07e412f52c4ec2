import { perObject } from '@/lib/memo';
import type { MapData, MapFeature, MapPoint } from '../core/map-data';
import type { Projection } from '../core/projection';
import type { Item, LabelPosition } from './item';
import type { FaceName } from './type';

/** From which scale (px per km) on a tier is named. */
const namedFrom: Record<number, number> = { 1: 0, 2: 6, 3: 19, 4: 40 };
/** From which scale on towns take their place before all counters, as cities do at every scale, px per km. */
const townsStandFrom = 12;
const facesOf: Record<number, FaceName> = { 1: 'city', 2: 'town' };
const sides: readonly LabelPosition[] = [
  'right',
  'left',
  'above',
  'below',
  'upperRight',
  'upperLeft',
  'lowerRight',
  'lowerLeft',
] as const;

/** The towns that a scale names, as things to be laid out. Cities take their place first, and so do towns where people read; the others what is left. */
export const townsAt = (mapData: MapData, { scale, toScreen }: Projection): Item[] =>
  townsOf(mapData)
    .filter(({ tier }) => scale >= (namedFrom[tier] ?? 40))
    .map(({ key, name, tier, point }) => ({
      id: key,
      kind: tier === 1 || (tier === 2 && scale >= townsStandFrom) ? 'city' : 'village',
      at: toScreen({ x: point[0], y: point[1] }),
      rank: tier,
      rings: tier === 1 ? [6, 14, 24, 36] : [6],
      words: [[{ text: name, face: facesOf[tier] ?? 'village' }]],
      sides,
    }));

interface Town {
  /** The same at every scale. */
  key: string;
  name: string;
  tier: number;
  point: MapPoint;
}

const townsOf = /* @__PURE__ */ perObject(({ features }: MapData): Town[] =>
  features
    .filter((f) => f.layer === 'town' && f.point)
    .map((f) => ({
      key: keyOf(f.name, f.point!),
      name: f.name.replace(/^'/, '’'),
      tier: f.tier ?? 3,
      point: f.point!,
    })),
);

const byLayer = /* @__PURE__ */ perObject(({ features }: MapData): Map<string, MapFeature[]> => {
  const found = new Map<string, MapFeature[]>();
  for (const feature of features) {
    const alike = found.get(feature.layer);
    if (alike) alike.push(feature);
    else found.set(feature.layer, [feature]);
  }
  return found;
});

/** The features of a layer, searched once for each map. */
export const featuresOf = (mapData: MapData, layer: string): readonly MapFeature[] => byLayer(mapData).get(layer) ?? [];

/** The key of a thing at one place of the ground, by its name: the same at every scale. */
const keyOf = (name: string, [x, y]: MapPoint): string => `${name} ${x} ${y}`;

/** A crossing, and the way the road takes over the water, in degrees on the screen. */
export interface PrintedCrossing {
  /** The same at every scale. */
  key: string;
  feature: MapFeature;
  point: MapPoint;
  turn: number;
}

/** Main road and rail bridges are drawn at every scale. */
export const isMajorCrossing = ({ kind }: MapFeature): boolean => kind === 'mainRoadBridge' || kind === 'railBridge';

/** From which scale on the others are drawn, px per km. */
export const minorCrossingsFrom = 7;

/** The crossings of a map, found once for each map. */
export const crossingsOf = /* @__PURE__ */ perObject(findCrossings);

function findCrossings({ features }: MapData): PrintedCrossing[] {
  const waters = features.filter((f) => f.layer === 'river' || f.layer === 'canal').flatMap((f) => f.lines ?? []);
  return features.flatMap((feature) =>
    feature.layer === 'crossing' && feature.point
      ? [
          {
            key: keyOf(feature.name, feature.point),
            feature,
            point: feature.point,
            turn: turnOver(feature.point, waters),
          },
        ]
      : [],
  );
}

/** Square to the nearest stretch of water; upright where there is none within 2 km. */
function turnOver([x, y]: MapPoint, waters: readonly (readonly MapPoint[])[]): number {
  let nearest = 2;
  let turn = 90;
  for (const line of waters)
    for (let i = 0; i < line.length - 1; i++) {
      const [ax, ay] = line[i]!;
      const [bx, by] = line[i + 1]!;
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      const away = Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y);
      if (away >= nearest) continue;
      nearest = away;
      turn = (Math.atan2(-(by - ay), bx - ax) * 180) / Math.PI + 90;
    }
  return turn;
}
