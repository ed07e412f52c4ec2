import { wayOf } from '@/lib/adjudication/air-ways';
import { areaSettledBy } from '@/lib/advice/air/area-settled';
import { formationOf } from '@/lib/advice/combat/attached-formation';
import { isAnyAir } from '@/lib/db/air/bombing-areas';
import type { AirTask, Unit } from '@/lib/db/rows';
import { isInField, type Place } from '@/lib/geometry';
import { only } from '@/lib/values';
import type { AirMission, Side } from '@/lib/words';
import { type AirPictureRows, airPictureRows, leftOf, nameOfTask, placeOfTask, sideOfTask } from './air-picture-rows';

/** The parts of the air that Control's maps show from the moment it is ordered (§9): markers, ways, areas. Places in km. */
export interface AirOverlay {
  marks: AirMark[];
  areas: AreaMark[];
}

/** An air order as a marker at its target. */
export interface AirMark {
  id: string;
  mission: AirMission;
  side: Side;
  name: string;
  /** Squadrons or serials that are left of it; 0: shot down or driven off. */
  left: number;
  /** Its target: a place of its own, its area, its lift's zone, or the middle of its formation. */
  at: Place | null;
  /** The way in, its target at the end; empty: no way was given. */
  way: Place[];
  /** Air cover: km. */
  radiusKm: number | null;
  /** Recce: south-west corners of its one-km squares. */
  squares: [number, number][];
}

export interface AreaMark extends Place {
  id: string;
  name: string;
  isFlakSuppression: boolean;
  /** Its dice have fallen. */
  isSettled: boolean;
}

type Standing = Pick<Unit, 'side' | 'formation' | 'attachedTo' | 'attachedFrom' | 'isOnMap' | 'isCaptured' | 'x' | 'y'>;

/** The middle of the units of each formation on the map, by side and name. */
export function middlesOf(units: readonly Standing[], turn: number): Map<string, Place> {
  const sums = new Map<string, { x: number; y: number; count: number }>();
  for (const unit of units.filter(isInField)) {
    const key = formationKey(unit.side, formationOf(unit, turn));
    const sum = sums.get(key) ?? { x: 0, y: 0, count: 0 };
    sums.set(key, { x: sum.x + unit.x, y: sum.y + unit.y, count: sum.count + 1 });
  }
  return new Map([...sums].map(([key, { x, y, count }]) => [key, { x: x / count, y: y / count }]));
}

export const formationKey = (side: Side, formation: string): string => `${side} ${formation}`;

/** Where an air order shows: its target, that of what it escorts, or the middle of the formation it supports. */
export function targetOf(task: AirTask, books: AirPictureRows, middles: ReadonlyMap<string, Place>): Place | null {
  const own = placeOfTask(task, books);
  if (own) return own;
  const escorted = books.tasks.find(({ id }) => id === task.escortsId);
  if (escorted) return targetOf({ ...escorted, escortsId: null }, books, middles);
  const squares = task.squares as unknown as [number, number][];
  if (squares.length > 0) {
    const sum = (axis: 0 | 1) => squares.reduce((total, square) => total + square[axis] + 0.5, 0) / squares.length;
    return { x: sum(0), y: sum(1) };
  }
  return middles.get(formationKey(sideOfTask(task, books), task.formation)) ?? null;
}

/** The markers and areas of the turn. */
export function airOverlay(books: AirPictureRows): AirOverlay {
  const middles = middlesOf(books.units, books.turn);
  return {
    marks: books.tasks.map((task): AirMark => {
      const at = targetOf(task, books, middles);
      const route = task.route as unknown as [number, number][];
      return {
        id: task.id,
        mission: task.mission,
        side: sideOfTask(task, books),
        name: nameOfTask(task, books),
        left: leftOf(task),
        at,
        radiusKm: task.radiusKm,
        way: route.length > 0 ? [...wayOf(route, at)] : [],
        squares: task.squares as unknown as [number, number][],
      };
    }),
    areas: books.areas.map((area) => ({
      ...only(area, ['id', 'name', 'x', 'y', 'isFlakSuppression']),
      isSettled: areaSettledBy(area.id, books.cases) !== undefined,
    })),
  };
}

/** The same for a game as it stands. */
export const airOverlayOf = async (gameId: string): Promise<AirOverlay> =>
  (await isAnyAir(gameId)) ? airOverlay(await airPictureRows(gameId)) : { marks: [], areas: [] };
