import Flatbush from 'flatbush';
import { movementTable } from '@/lib/adjudication/movement';
import { kmBetween, type Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import type { MapData, MapFeature, MapPoint } from '@/lib/scenario/types';
import type { CrossingState, Mover } from '@/lib/words';

/** A crossing as far as a leg is concerned: a blown one carries nobody. */
export interface StandingCrossing extends Place {
  state: CrossingState;
  name?: string;
}

/** A water that a leg crosses away from every standing crossing. */
export interface OpenWater {
  name: string;
  isMajor: boolean;
  /** To the nearest standing crossing; null where none stands at all. */
  kmToCrossing: number | null;
  /** The crossing that would serve, were it not blown. */
  blown?: string;
  /** The leg ends on the bank it began on: it cuts across a bend (ours: nobody need cross there). */
  isBend?: true;
}

/** A leg is straight and a road is not: a crossing this near serves it, km. */
const servesWithinKm = 1.5;

/** The rivers and canals a straight leg crosses without a bridge or a ferry at hand, each once (§6 River Crossing). */
export function openWaters(
  from: Place,
  to: Place,
  map: Pick<MapData, 'features'>,
  crossings: readonly StandingCrossing[],
): OpenWater[] {
  const found = new Map<string, OpenWater>();
  const met = watersMet(from, to, map);
  for (const { name, isMajor, at } of met) {
    const standing = nearestOf(crossings, at, false);
    if (standing && standing.km <= servesWithinKm) continue;
    const blown = nearestOf(crossings, at, true);
    const isBlown = blown !== null && blown.km <= servesWithinKm;
    found.set(name, {
      name,
      isMajor,
      kmToCrossing: standing?.km ?? null,
      ...(isBlown ? { blown: blown.crossing.name ?? 'the crossing' } : {}),
      ...(met.filter((one) => one.name === name).length % 2 === 0 ? { isBend: true } : {}),
    });
  }
  return [...found.values()];
}

/** The waters that a straight leg has to cross without a bridge or a ferry at hand: not those of which it cuts a bend. */
export const watersToCross = (...leg: Parameters<typeof openWaters>): OpenWater[] =>
  openWaters(...leg).filter(({ isBend }) => !isBend);

/**
 * The standing crossings that serve a straight leg: the nearest to each place where it goes over a river or canal. One that
 * would serve it there and back serves nobody: the leg cuts across a bend.
 */
function crossingsServing<Crossing extends StandingCrossing>(
  from: Place,
  to: Place,
  map: Pick<MapData, 'features'>,
  crossings: readonly Crossing[],
): Crossing[] {
  const serving = new Map<Crossing, number>();
  for (const { at } of watersMet(from, to, map)) {
    const nearest = nearestOf(crossings, at, false);
    if (nearest && nearest.km <= servesWithinKm)
      serving.set(nearest.crossing, (serving.get(nearest.crossing) ?? 0) + 1);
  }
  return [...serving].flatMap(([crossing, times]) => (times % 2 === 1 ? [crossing] : []));
}

/** The standing crossings that a way of straight legs uses, in the order in which it comes to them, each once. */
export const crossingsOnWay = <Crossing extends StandingCrossing>(
  way: readonly Place[],
  map: Pick<MapData, 'features'>,
  crossings: readonly Crossing[],
): Crossing[] => [...new Set(way.slice(1).flatMap((to, i) => crossingsServing(way[i]!, to, map, crossings)))];

/** The nearest crossing that is blown, or that is not. */
function nearestOf<Crossing extends StandingCrossing>(crossings: readonly Crossing[], at: Place, isBlown: boolean) {
  let nearest: { crossing: Crossing; km: number } | null = null;
  for (const crossing of crossings) {
    if ((crossing.state === 'blown') !== isBlown) continue;
    const km = kmBetween(crossing, at);
    if (!nearest || km < nearest.km) nearest = { crossing, km };
  }
  return nearest;
}

/** A place where a leg goes over a water of the map. */
interface Met {
  name: string;
  isMajor: boolean;
  at: Place;
  along: number;
}

/** Where a leg goes over rivers and canals, as it comes to them. */
function watersMet(from: Place, to: Place, map: Pick<MapData, 'features'>): Met[] {
  const { index, stretches } = watersIn(map.features);
  if (!index) return [];
  const left = Math.min(from.x, to.x);
  const right = Math.max(from.x, to.x);
  const bottom = Math.min(from.y, to.y);
  const top = Math.max(from.y, to.y);
  return index
    .search(left, bottom, right, top)
    .flatMap((i): Met[] => {
      const { feature, a, b } = stretches[i]!;
      const met = meeting(from, to, a, b);
      return met ? [{ name: feature.name, isMajor: feature.isMajor ?? false, ...met }] : [];
    })
    .sort((one, other) => one.along - other.along);
}

/** True when a river or canal may lie within so many km of a place; true also where one only comes near it. */
export const isNearWater = ({ x, y }: Place, km: number, map: Pick<MapData, 'features'>): boolean =>
  (watersIn(map.features).index?.search(x - km, y - km, x + km, y + km) ?? []).length > 0;

interface Waters {
  index: Flatbush | null;
  stretches: { feature: MapFeature; a: MapPoint; b: MapPoint }[];
}

/** The stretches of all rivers and canals of a map, in a spatial index made once. */
const watersIn = /* @__PURE__ */ perObject((features: readonly MapFeature[]): Waters => {
  const stretches = features.flatMap((feature) =>
    feature.layer === 'river' || feature.layer === 'canal'
      ? (feature.lines ?? []).flatMap((line) => line.slice(1).map((b, i) => ({ feature, a: line[i]!, b })))
      : [],
  );
  const index = stretches.length > 0 ? new Flatbush(stretches.length) : null;
  for (const { a, b } of stretches)
    index!.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
  index?.finish();
  return { index, stretches };
});

/** Where two straight lines meet within both, or null. */
function meeting(a: Place, b: Place, [cx, cy]: MapPoint, [dx, dy]: MapPoint): { at: Place; along: number } | null {
  const across = (b.x - a.x) * (dy - cy) - (b.y - a.y) * (dx - cx);
  if (across === 0) return null;
  const along = ((cx - a.x) * (dy - cy) - (cy - a.y) * (dx - cx)) / across;
  const up = ((cx - a.x) * (b.y - a.y) - (cy - a.y) * (b.x - a.x)) / across;
  if (along < 0 || along > 1 || up < 0 || up > 1) return null;
  return { at: { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) }, along };
}

/**
 * True when a mover may go over a water where no bridge or ferry serves it: canals and minor rivers only, on foot or as
 * recce (OC-105).
 */
export const mayWade = (water: OpenWater, mover: Mover): boolean =>
  !water.isMajor && movementTable[mover].open.canCrossRivers;

/** The words of §6 about a water: nobody crosses a major river so; a canal or minor river only some, at half a turn (OC-105). */
export function waterWords(water: OpenWater, mover: Mover): string {
  const far = water.kmToCrossing === null ? '' : `, ${water.kmToCrossing.toFixed(1)} km from the nearest crossing`;
  if (mayWade(water, mover)) return `Over the ${water.name} without a bridge: half the turn.`;
  if (water.blown) return `${water.blown} is blown: no way over the ${water.name}${far}.`;
  if (water.isMajor) return `No bridge or ferry over the ${water.name}${far}.`;
  return `It needs a bridge over the ${water.name}${far}.`;
}
