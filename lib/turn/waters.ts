import { movementTable } from '@/lib/adjudication/movement';
import type { Mover } from '@/lib/adjudication/types';
import type { MapPoint, MapSheet } from '@/lib/scenario/types';

interface Spot {
  x: number;
  y: number;
}

/** A crossing as far as a leg is concerned: a blown one carries nobody. */
export interface StandingCrossing extends Spot {
  state: 'untested' | 'tested' | 'safe' | 'blown';
}

/** A water that a leg crosses away from every standing crossing. */
export interface OpenWater {
  name: string;
  isMajor: boolean;
  /** To the nearest standing crossing; null where none stands at all. */
  kmToCrossing: number | null;
}

/** A leg is straight and a road is not: a crossing this near serves it, km. */
const servesWithinKm = 1.5;

/** The rivers and canals a straight leg crosses without a bridge or a ferry at hand, each once (§6 River Crossing). */
export function openWaters(
  from: Spot,
  to: Spot,
  map: Pick<MapSheet, 'features'>,
  crossings: readonly StandingCrossing[],
): OpenWater[] {
  const standing = crossings.filter(({ state }) => state !== 'blown');
  const found = new Map<string, OpenWater>();
  for (const { layer, name, isMajor = false, lines = [] } of map.features) {
    if (layer !== 'river' && layer !== 'canal') continue;
    for (const line of lines) {
      for (let i = 0; i < line.length - 1; i++) {
        const at = meeting(from, to, line[i]!, line[i + 1]!);
        if (!at) continue;
        const away = standing.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
        const kmToCrossing = away.length > 0 ? Math.min(...away) : null;
        if (kmToCrossing === null || kmToCrossing > servesWithinKm) found.set(name, { name, isMajor, kmToCrossing });
      }
    }
  }
  return [...found.values()];
}

/** The standing crossings that serve a straight leg: the nearest to each place where it goes over a river or canal. */
export function crossingsServing<Crossing extends StandingCrossing>(
  from: Spot,
  to: Spot,
  map: Pick<MapSheet, 'features'>,
  crossings: readonly Crossing[],
): Crossing[] {
  const standing = crossings.filter(({ state }) => state !== 'blown');
  const serving = new Set<Crossing>();
  for (const { layer, lines = [] } of map.features) {
    if (layer !== 'river' && layer !== 'canal') continue;
    for (const line of lines) {
      for (let i = 0; i < line.length - 1; i++) {
        const at = meeting(from, to, line[i]!, line[i + 1]!);
        if (!at) continue;
        const away = standing.map((crossing) => ({ crossing, km: Math.hypot(crossing.x - at.x, crossing.y - at.y) }));
        const nearest = away.reduce<(typeof away)[number] | null>((a, b) => (a && a.km <= b.km ? a : b), null);
        if (nearest && nearest.km <= servesWithinKm) serving.add(nearest.crossing);
      }
    }
  }
  return [...serving];
}

/** Where two straight lines meet within both, or null. */
function meeting(a: Spot, b: Spot, [cx, cy]: MapPoint, [dx, dy]: MapPoint): Spot | null {
  const across = (b.x - a.x) * (dy - cy) - (b.y - a.y) * (dx - cx);
  if (across === 0) return null;
  const along = ((cx - a.x) * (dy - cy) - (cy - a.y) * (dx - cx)) / across;
  const up = ((cx - a.x) * (b.y - a.y) - (cy - a.y) * (b.x - a.x)) / across;
  if (along < 0 || along > 1 || up < 0 || up > 1) return null;
  return { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) };
}

/** What §6 says of it: nobody crosses a major river so; a canal or minor river only some, at half a turn (OC-105). */
export function waterWords(water: OpenWater, mover: Mover): string {
  const far = water.kmToCrossing === null ? '' : `, ${water.kmToCrossing.toFixed(1)} km from the nearest crossing`;
  if (water.isMajor) return `No bridge or ferry over the ${water.name}${far}.`;
  if (!movementTable[mover].open.canCrossRivers) return `It needs a bridge over the ${water.name}${far}.`;
  return `Over the ${water.name} without a bridge: half the turn.`;
}
