import type { Refuge } from '@/lib/adjudication/retiring';
import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import type { Crossing, Unit } from '@/lib/db/rows';
import { asPlace, type Frame, isInField, isInFrame, kmBetween, kmToLeg, type Place } from '@/lib/geometry';
import { groundAt } from '@/lib/scenario/ground';
import type { MapData, MapFeature, MapPoint } from '@/lib/scenario/types';
import type { StandingCrossing } from '@/lib/ways/water-obstacles';
import type { Side } from '@/lib/words';
import { nearKm, placeBeside, spokenCrossing } from '../movement/place-name';

/** The sources of a proposed retreat: the printed map and the counters around a fight. Places in km on the grid. */
export interface RetreatGround {
  frame: Frame;
  /** The rivers and canals in reach. */
  waters: MapFeature[];
  crossings: StandingCrossing[];
  refuges: Refuge[];
  /** Units that could still do harm to one that goes back. */
  standing: { id: string; side: Side; x: number; y: number }[];
}

/** As far from the fight as a proposal looks, in km: one and a half of the longest retreat by the die, with room to spare. */
const reachKm = 12;

/** The distance between two places of a wood, in km (ours). */
const woodStepKm = 0.5;

/** The distance of the far side of a bridge from its water, in km (ours). */
const bankKm = 0.5;

/** The ground about some places, once for all who may go back from them. */
export function retreatTerrain(
  map: MapData,
  crossings: readonly Crossing[],
  units: readonly Unit[],
  about: readonly Place[],
): RetreatGround {
  const isNear = (place: Place) => about.some((one) => kmBetween(one, place) <= reachKm);
  const waters = map.features.flatMap((feature) => watersNear(feature, about));
  const names = { features: map.features.filter(({ layer }) => layer === 'town' || layer === 'crossing') };
  const standing = crossings.filter(({ state, x, y }) => state !== 'blown' && isNear({ x, y }));
  return {
    frame: map.frame,
    waters,
    crossings: standing.map(({ x, y, state }) => ({ x, y, state })),
    refuges: [
      ...map.features.flatMap((feature) => townNear(feature, isNear)),
      ...map.features.flatMap((feature) => woodNear(feature, isNear, map, names)),
      ...standing.filter(({ kind }) => kind !== 'civilianFerry').flatMap((bridge) => banksOf(bridge, waters)),
    ].filter((refuge) => isInFrame(map.frame, refuge)),
    standing: units
      .filter(isInField)
      .filter((unit) => isNear(unit) && holdsOut(unit.profile, unit.stepsLost))
      .map(({ id, side, x, y }) => ({ id, side, x, y })),
  };
}

const holdsOut = (profile: string, stepsLost: number) => isEffective(statusAt(profileOf(profile), stepsLost));

function townNear({ layer, name, point }: MapFeature, isNear: (place: Place) => boolean): Refuge[] {
  if (layer !== 'town' || !name || !point) return [];
  const town = { name, kind: 'town' as const, x: point[0], y: point[1] };
  return isNear(town) ? [town] : [];
}

/** The places of a wood: those of a grid of half a km that lie in it. `names`: the towns and crossings of the map. */
function woodNear(
  { layer, name, rings = [] }: MapFeature,
  isNear: (place: Place) => boolean,
  map: MapData,
  names: Pick<MapData, 'features'>,
): Refuge[] {
  const outer = rings[0];
  if (layer !== 'wood' || !outer) return [];
  const xs = outer.map(([x]) => x);
  const ys = outer.map(([, y]) => y);
  const along = (values: number[]) => {
    const first = Math.ceil(Math.min(...values) / woodStepKm);
    const last = Math.floor(Math.max(...values) / woodStepKm);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * woodStepKm);
  };
  const wood = { ...map, features: [{ layer, name, rings }] };
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  return along(xs).flatMap((x) =>
    along(ys)
      .filter((y) => isNear({ x, y }) && groundAt({ x, y }, wood).isWoods)
      .map((y) => ({ name: woodInWords({ x, y }, name, middle, names), kind: 'wood' as const, x, y })),
  );
}

/**
 * A place of a wood by its nearest name: that of the wood itself where its middle is near, else the woods beside the nearest
 * town or crossing. A large wood is named after a place that may be far away.
 */
function woodInWords(place: Place, name: string, middle: Place, names: Pick<MapData, 'features'>): string {
  const own = name.replaceAll(' - ', ' – ') || 'the woods';
  if (kmBetween(place, middle) <= nearKm) return own;
  const where = placeBeside(place, names);
  return where === null ? own : `the woods ${where}`;
}

/** Both ends of a bridge, half a km off its water; none where the map draws no water by it. */
function banksOf({ x, y, name }: Crossing, waters: readonly MapFeature[]): Refuge[] {
  let nearest: { km: number; along: Place } | null = null;
  for (const line of waters.flatMap(({ lines = [] }) => lines)) {
    for (const [i, from] of line.slice(0, -1).entries()) {
      const a = asPlace(from);
      const b = asPlace(line[i + 1]!);
      const km = kmToLeg({ x, y }, a, b);
      if (km < (nearest?.km ?? bankKm)) nearest = { km, along: { x: b.x - a.x, y: b.y - a.y } };
    }
  }
  if (!nearest) return [];
  const { along } = nearest;
  const off = bankKm / Math.hypot(along.x, along.y);
  return [1, -1].map((side) => ({
    name: spokenCrossing(name),
    kind: 'farSideOfBridge' as const,
    x: x - along.y * off * side,
    y: y + along.x * off * side,
  }));
}

/** The stretches of a river or canal that lie in reach, to the nearest 10 m. */
function watersNear({ layer, name, isMajor, lines = [] }: MapFeature, about: readonly Place[]): MapFeature[] {
  if (layer !== 'river' && layer !== 'canal') return [];
  const tidy = ([x, y]: MapPoint): MapPoint => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
  const near: MapPoint[][] = [];
  for (const line of lines) {
    let run: MapPoint[] | null = null;
    for (const [i, from] of line.slice(0, -1).entries()) {
      const to = line[i + 1]!;
      if (!about.some((place) => kmToLeg(place, asPlace(from), asPlace(to)) <= reachKm)) run = null;
      else if (run) run.push(tidy(to));
      else {
        run = [tidy(from), tidy(to)];
        near.push(run);
      }
    }
  }
  return near.length === 0 ? [] : [{ layer, name, ...(isMajor === undefined ? {} : { isMajor }), lines: near }];
}
