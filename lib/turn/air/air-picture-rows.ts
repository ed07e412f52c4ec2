import { fliesIn } from '@/lib/adjudication/air-orders';
import type { FlownTask } from '@/lib/adjudication/air-picture';
import { wayOf } from '@/lib/adjudication/air-ways';
import type { FlakUnit } from '@/lib/adjudication/flak-picture';
import type { Square, UnitBelow } from '@/lib/adjudication/recce-picture';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import type { Rulebook } from '@/lib/adjudication/types';
import { airTruth } from '@/lib/db/air/air-picture';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { AirTask, InterdictionArea, RulesCase, Squadron, Unit } from '@/lib/db/rows';
import { rulebookPlayed } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { isInField } from '@/lib/geometry';
import { groundAt } from '@/lib/scenario/ground';
import type { Lift, MapData } from '@/lib/scenario/types';
import type { Arm, Daypart, FlakWeight, Side, Weather } from '@/lib/words';
import { airTask, airTurn } from './air-support-flying';

/** Everything the air picture of a turn is made from (§12, §13). */
export interface AirPictureRows {
  gameId: string;
  turn: number;
  daypart: Daypart;
  weather: Weather;
  movementClosedAt: Date | null;
  /** The air orders of the turn, cab ranks of its day too. */
  tasks: AirTask[];
  groups: ReadonlyMap<string, Squadron>;
  lifts: ReadonlyMap<string, Lift>;
  areas: (InterdictionArea & { guns: { unitId: string }[] })[];
  units: Unit[];
  /** Cases of the turn that are about something of the air. */
  cases: RulesCase[];
  map: MapData;
  rulebook: Rulebook;
}

/** Reads them, inside a transaction or without one. */
export async function airPictureRows(gameId: string, tx?: Tx): Promise<AirPictureRows> {
  const { game, turns, rows, groups, areas, units, cases } = await airTruth(gameId, tx);
  const { lifts, map } = await gameScenario(gameId, tx);
  const now = turns.find(({ number }) => number === game.turn)!;
  const day = turns.map(airTurn);
  return {
    gameId,
    turn: game.turn,
    daypart: now.daypart,
    weather: now.weather,
    movementClosedAt: now.movementClosedAt,
    tasks: rows.filter((row) => fliesIn(airTask(row, day), airTurn(now))),
    groups: new Map(groups.map((group) => [group.id, group])),
    lifts: new Map(lifts.map((lift) => [lift.id, lift])),
    areas,
    units,
    cases: cases.filter(({ about }) => about !== null),
    map,
    rulebook: rulebookFrom(rulebookPlayed(game)),
  };
}

type Of = Pick<AirPictureRows, 'groups' | 'lifts'>;

/** The side an air order flies for: that of its squadrons, or of its lift. */
export const sideOfTask = ({ squadronId, liftId }: AirTask, { groups, lifts }: Of): Side =>
  groups.get(squadronId ?? '')?.side ?? lifts.get(liftId ?? '')?.side ?? 'allied';

/** The name of an air order: its squadrons, or the zone of its lift. */
export const nameOfTask = ({ squadronId, liftId }: AirTask, { groups, lifts }: Of): string =>
  groups.get(squadronId ?? '')?.name ?? (liftId ? `Lift to ${lifts.get(liftId)?.zone ?? liftId}` : 'Transports');

/** The same inside a sentence: “the lift to DZ Y”. */
export const inSentence = (name: string): string => name.replace(/^Lift to/, 'the lift to');

/** The squadrons that are left of an air order: none of one that was driven off (OC-44). */
export const leftOf = ({ squadrons, lost, state }: Pick<AirTask, 'squadrons' | 'lost' | 'state'>): number =>
  state === 'drivenOff' ? 0 : Math.max(0, squadrons - lost);

/** Why an air order of which nothing is left does nothing (OC-44). */
export const spentWords = (task: AirTask, of: Of): string =>
  task.state === 'drivenOff'
    ? `${nameOfTask(task, of)} was driven off and carries out nothing.`
    : `Nothing is left of ${nameOfTask(task, of)}.`;

/** Where an air order goes to: its own place, its area, the zone of its lift. */
export function placeOfTask(task: AirTask, { lifts, areas }: Pick<AirPictureRows, 'lifts' | 'areas'>) {
  if (task.x !== null && task.y !== null) return { x: task.x, y: task.y };
  const area = areas.find(({ id }) => id === task.areaId);
  if (area) return { x: area.x, y: area.y };
  return lifts.get(task.liftId ?? '')?.place ?? null;
}

export const squaresOf = ({ squares }: Pick<AirTask, 'squares'>): Square[] => squares as unknown as Square[];

/** An air order as the picture takes it. */
export function flownTask(task: AirTask, books: AirPictureRows): FlownTask {
  const to = placeOfTask(task, books);
  return {
    id: task.id,
    side: sideOfTask(task, books),
    mission: task.mission,
    squadrons: leftOf(task),
    way: wayOf(task.route as unknown as [number, number][], to),
    cover: task.mission === 'airCover' && to && task.radiusKm ? { ...to, radiusKm: task.radiusKm } : null,
    escortsId: task.escortsId,
  };
}

const standing = ({ units }: Pick<AirPictureRows, 'units'>, side: Side) =>
  units.filter(isInField).flatMap((unit) => (unit.side === side ? [{ unit, x: unit.x, y: unit.y }] : []));

/** The flak of a side that can still fire. */
export const flakOfSide = (books: Pick<AirPictureRows, 'units' | 'turn'>, side: Side): FlakUnit[] =>
  standing(books, side).flatMap(({ unit, x, y }) =>
    unit.flakWeights.length > 0 && isEffective(statusAt(profileOf(unit.profile), unit.stepsLost))
      ? [
          {
            id: unit.id,
            x,
            y,
            weights: unit.flakWeights as FlakWeight[],
            isSuppressed: unit.suppressedIn === books.turn,
          },
        ]
      : [],
  );

/** The units of a side as aircraft would see them, those in or about the squares alone. */
export const unitsBelow = (
  books: Pick<AirPictureRows, 'units' | 'map'>,
  side: Side,
  squares: readonly Square[],
): UnitBelow[] =>
  standing(books, side)
    .filter(({ x, y }) => squares.some(([left, bottom]) => Math.abs(x - left) <= 2 && Math.abs(y - bottom) <= 2))
    .map(({ unit, x, y }) => {
      const ground = groundAt({ x, y }, books.map);
      return {
        id: unit.id,
        x,
        y,
        arm: unit.arm as Arm,
        carriage: unit.carriage,
        isOutOfRole: unit.flags.includes('outOfRole'),
        isMoving: unit.kmMoved > 0 || (unit.way as unknown[]).length > 0,
        isInWoods: ground.isWoods,
        isInBuiltUp: ground.isBuiltUp,
      };
    });
