import { isAtBridge } from '@/lib/adjudication/bridges';
import { passingDistances, passingKm } from '@/lib/adjudication/contact';
import type { CombatWithParts } from '@/lib/db/combat/combats';
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

/** True when a unit holds, reaches or looks at a place: it lies within passing distance of it or of the way it went (OC-111). */
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

/** A combat as far as it tells what it is fought over. */
export type FoughtAt = Pick<CombatWithParts, 'id' | 'x' | 'y'> & {
  units: readonly Pick<CombatWithParts['units'][number], 'unitId' | 'isArtillery' | 'x' | 'y'>[];
};

/** The facts of the turn by which a team learns of a crossing beside looking at it. */
interface Learning extends Pick<TurnEvents, 'crossings' | 'bound' | 'queues' | 'works'> {
  /** Units that went over a crossing in the turn. */
  passages: readonly { crossingId: string; unitId: string }[];
}

/** As the game opens: nobody has fought, crossed or built yet. */
export const nobodyThere = { bound: [], passages: [], queues: [], works: [] } as const satisfies Omit<
  Learning,
  'crossings'
>;

/** True when a combat is fought over a crossing (§8): at it, or by units that stand at it or that their row sends over it. */
const isFoughtOver = ({ x, y, units }: FoughtAt, crossing: Place & { id: string }, { bound }: Learning): boolean =>
  isAtBridge(crossing, { x, y }) ||
  units.some(
    (unit) =>
      (unit.x !== null && unit.y !== null && isAtBridge(crossing, { x: unit.x, y: unit.y })) ||
      bound.some(({ crossingId, unitId }) => crossingId === crossing.id && unitId === unit.unitId),
  );

/**
 * The crossings that units of a team learn of, with what it knew of each: as it was last told, else as the map prints it.
 * They fight over it, whatever their distance; they hold it, look at it, cross it, wait at it or work on it. An order to go
 * there tells nothing.
 */
export function crossingsSeen(
  own: readonly Unit[],
  events: Learning,
  told: TurnEvents['crossingsTold'],
  map: MapData,
  turn: Pick<ReportTruth['turn'], 'number' | 'daypart'>,
  combats: readonly FoughtAt[] = [],
): TruthCrossing[] {
  const printed = new Set(map.features.flatMap(({ layer, name }) => (layer === 'crossing' ? [name] : [])));
  return events.crossings.flatMap((crossing): TruthCrossing[] => {
    const { id, name, kind, x, y, state } = crossing;
    const over = combats.filter((combat) => isFoughtOver(combat, crossing, events));
    const there = new Set([
      ...over.flatMap(({ units }) => units.flatMap(({ unitId, isArtillery }) => (isArtillery ? [] : unitId))),
      ...[...events.passages, ...events.queues].flatMap((one) => (one.crossingId === id ? one.unitId : [])),
      ...events.works.flatMap((work) => (work.crossingId === id || work.builtId === id ? work.unitIds : [])),
    ]);
    const unitIds = own
      .filter((unit) => there.has(unit.id) || looksAt(unit, { x, y }, map, turn.daypart))
      .map((unit) => unit.id);
    if (unitIds.length === 0) return [];
    const ofIt = told.filter((one) => one.name === name && one.x === x && one.y === y);
    const last = ofIt.findLast((one) => one.turn < turn.number);
    const isTold = ofIt.some((one) => one.turn === turn.number);
    const known = (last?.look as CrossingLook | undefined) ?? (printed.has(name) ? 'standing' : null);
    const isBuilt = events.works.some((work) => work.state === 'built' && work.builtId === id);
    const combatIds = over
      .filter(({ units }) => units.some(({ unitId }) => own.some((unit) => unit.id === unitId)))
      .map((combat) => combat.id);
    const spoken = spokenCrossing(name);
    return [{ id, name, spoken, kind, x, y, state, known, isTold, isBuilt, combatIds, unitIds }];
  });
}
