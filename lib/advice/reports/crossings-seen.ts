import { passingDistances, passingKm } from '@/lib/adjudication/contact';
import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Unit } from '@/lib/db/rows';
import { isInField, kmBetween, kmToLeg, nearestOnLeg, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { ReportTruth } from '@/lib/visibility/truth';
import type { TruthCrossing } from '@/lib/visibility/truth-events';
import type { CrossingLook, Daypart } from '@/lib/words';
import { combatGroundAt } from '../movement/combat-ground';
import { spokenCrossing } from '../movement/place-name';

/** The places a unit stood at and went by this turn. */
const wayOf = ({ startX, startY, way, x, y }: Unit): Place[] => [
  ...(startX === null || startY === null ? [] : [{ x: startX, y: startY }]),
  ...(way as [number, number][]).map(([px, py]) => ({ x: px, y: py })),
  ...(x === null || y === null ? [] : [{ x, y }]),
];

/** Whether a unit holds, reaches or looks at a place: it lies within passing distance of it or of the way it went (OC-111). */
export function looksAt(unit: Unit, place: Place, map: MapData, daypart: Daypart): boolean {
  if (!isInField(unit)) return false;
  const way = wayOf(unit);
  const isNear = (from: Place): boolean =>
    kmBetween(from, place) <= passingKm(combatGroundAt(from, map), daypart) + 1e-9;
  return way.some((spot, i) => {
    const next = way[i + 1] ?? spot;
    return kmToLeg(place, spot, next) <= passingDistances.openKm && isNear(nearestOnLeg(place, spot, next));
  });
}

/** The crossings that units of a team see, with what it knew of each: as it was last told, else as the map prints it. */
export function crossingsSeen(
  own: readonly Unit[],
  crossings: TurnEvents['crossings'],
  told: TurnEvents['crossingsTold'],
  map: MapData,
  turn: Pick<ReportTruth['turn'], 'number' | 'daypart'>,
): TruthCrossing[] {
  const printed = new Set(map.features.flatMap(({ layer, name }) => (layer === 'crossing' ? [name] : [])));
  return crossings.flatMap(({ id, name, kind, x, y, state }): TruthCrossing[] => {
    const unitIds = own.filter((unit) => looksAt(unit, { x, y }, map, turn.daypart)).map((unit) => unit.id);
    if (unitIds.length === 0) return [];
    const ofIt = told.filter((one) => one.name === name && one.x === x && one.y === y);
    const last = ofIt.findLast((one) => one.turn < turn.number);
    const isTold = ofIt.some((one) => one.turn === turn.number);
    const known = (last?.look as CrossingLook | undefined) ?? (printed.has(name) ? 'standing' : null);
    return [{ id, name, spoken: spokenCrossing(name), kind, x, y, state, known, isTold, unitIds }];
  });
}
