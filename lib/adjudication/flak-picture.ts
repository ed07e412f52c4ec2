import Flatbush from 'flatbush';
import type { Place } from '@/lib/geometry';
import type { FlakMission, FlakWeight } from '@/lib/words';
import { type FlightPath, nearestOnWay } from './air-ways';
import { type FlakCase, type FlakGun, flakTable, type Serial } from './flak';
import { tidy } from './score';

/** Flak within range of routes and landing zones (§12 Losses from Flak). */

/** A flak unit that can fire, where it stands. */
export interface FlakUnit extends Place {
  id: string;
  weights: readonly FlakWeight[];
  isSuppressed: boolean;
}

/** A weight of guns of a unit, within range. */
interface FlakInRange extends FlakGun {
  unitId: string;
  /** The place of the way that is nearest to it. */
  at: Place;
}

/** The reach of guns in a mission, in km: 2 over a route (ours, OC-84), 4 around a landing. */
export const flakReachKm = (mission: FlakMission): number =>
  Math.max(...flakTable.filter((band) => band.mission === mission).map(({ withinKm }) => withinKm));

/** The guns within `reachKm` of a way, the nearest first. Suppressed guns are in the list, and marked. */
function within(way: FlightPath, reachKm: number, units: readonly FlakUnit[]): FlakInRange[] {
  if (way.length === 0 || units.length === 0) return [];
  const index = new Flatbush(units.length);
  for (const { x, y } of units) index.add(x, y);
  index.finish();
  const near = new Set<number>();
  for (const [i, from] of way.entries()) {
    const to = way[i + 1] ?? from;
    const left = Math.min(from.x, to.x) - reachKm;
    const right = Math.max(from.x, to.x) + reachKm;
    const bottom = Math.min(from.y, to.y) - reachKm;
    const top = Math.max(from.y, to.y) + reachKm;
    for (const found of index.search(left - 1e-6, bottom - 1e-6, right + 1e-6, top + 1e-6)) near.add(found);
  }
  return [...near]
    .flatMap((i) => {
      const unit = units[i]!;
      const { at, km } = nearestOnWay(unit, way)!;
      if (km > tidy(reachKm)) return [];
      // Ids are unique in a case: the second weight of a unit goes by its own.
      return unit.weights.map((weight, nth) => ({
        id: nth === 0 ? unit.id : `${unit.id} ${weight}`,
        unitId: unit.id,
        weight,
        distanceKm: km,
        isSuppressed: unit.isSuppressed,
        at,
      }));
    })
    .sort((one, other) => one.distanceKm - other.distanceKm || (one.id < other.id ? -1 : 1));
}

/**
 * The flak that an operation meets. Over a landing zone (`landsAt`): up to 4 km about it. On an overflight: up to 2 km off the
 * way; the guns about the landing it ends in fire on the landing and not twice (OC-84).
 */
export function flakMet(
  mission: FlakMission,
  way: FlightPath,
  landsAt: Place | null,
  units: readonly FlakUnit[],
): FlakInRange[] {
  const aboutZone = landsAt ? within([landsAt], flakReachKm('landing'), units) : [];
  if (mission === 'landing') return aboutZone;
  const landing = new Set(aboutZone.map(({ unitId }) => unitId));
  return within(way, flakReachKm('overflight'), units).filter(({ unitId }) => !landing.has(unitId));
}

/** A unit that a lift carries. */
interface Passenger {
  id: string;
  name: string;
  profile: string;
  stepsLost: number;
}

/** The serials of an operation as a case takes them, and which unit each carried id is part of. */
interface SerialsFlown {
  serials: Serial[];
  /** By the id under which a unit is carried: the unit's own. */
  carried: Record<string, string>;
}

/**
 * The serials of a lift, its units shared out among them in their order, again and again (ours): a loss takes a step of the
 * unit that its serial carries (OC-85). The first serial of a unit goes by the unit's id, the others by its name and a number.
 */
export function serialsOfLift(name: string, serials: number, units: readonly Passenger[]): SerialsFlown {
  const carried: Record<string, string> = {};
  const flown = Array.from({ length: serials }, (_, i): Serial => {
    const id = `${name}, serial ${i + 1}`;
    const unit = units[i % Math.max(1, units.length)];
    if (!unit) return { id, kind: 'transport' };
    const nth = Math.floor(i / units.length) + 1;
    const carries = nth === 1 ? unit.id : `${unit.name}, part ${nth}`;
    carried[carries] = unit.id;
    return { id, kind: 'transport', carries: { id: carries, profile: unit.profile, stepsLost: unit.stepsLost } };
  });
  return { serials: flown, carried };
}

/** The serials of bombers: one a squadron, carrying nobody (OC-86). */
export const serialsOfBombers = (name: string, squadrons: number): SerialsFlown => ({
  serials: Array.from({ length: squadrons }, (_, i) => ({ id: `${name}, squadron ${i + 1}`, kind: 'bomber' as const })),
  carried: {},
});

/** The case of flak on an operation: suppressed guns are left out (OC-87). */
export const flakCase = (mission: FlakMission, { serials }: SerialsFlown, met: readonly FlakInRange[]): FlakCase => ({
  mission,
  serials,
  flak: met
    .filter(({ isSuppressed }) => !isSuppressed)
    .map(({ id, weight, distanceKm }) => ({ id, weight, distanceKm, isSuppressed: false })),
});
