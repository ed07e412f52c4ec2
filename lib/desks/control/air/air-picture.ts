import { type AirMeeting, airMeetings, type FlownTask } from '@/lib/adjudication/air-picture';
import { flakReachKm } from '@/lib/adjudication/flak-picture';
import type { Square } from '@/lib/adjudication/recce-picture';
import type { AirTask } from '@/lib/db/rows';
import type { Place } from '@/lib/geometry';
import { otherSide } from '@/lib/sides';
import {
  type AirPictureRows,
  airPictureRows,
  flakOfSide,
  flownTask,
  leftOf,
  nameOfTask,
  placeOfTask,
  sideOfTask,
  squaresOf,
} from '@/lib/turn/air/air-picture-rows';
import { flakOnTask, isFiredOn } from '@/lib/turn/air/build-air-case';
import { companionsByThing } from '@/lib/turn/cases/companion-games-about';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { Daypart, Side, Weather } from '@/lib/words';
import { type AirStep, airSteps } from './air-steps';
import { type LiftOnDesk, liftsOnDesk } from './lifts';

/** The air picture of the turn (§12, §13): what flies where, who meets whom, and what is to be settled in which order. Places in km. */
export interface AirPicture {
  turn: number;
  daypart: Daypart;
  weather: Weather;
  isMovementClosed: boolean;
  tasks: TaskOnPicture[];
  areas: { id: string; name: string; x: number; y: number }[];
  /** Flak in range of a way or a zone of its enemy. */
  flak: FlakOnPicture[];
  /** Where opposing sides meet. */
  meetings: AirMeeting[];
  /** The steps to settle, in the order of the turn. */
  steps: AirStep[];
  lifts: LiftOnDesk[];
}

const ofTheTask = ['id', 'mission', 'squadrons', 'lost', 'state', 'version'] as const;

export interface TaskOnPicture
  extends Pick<AirTask, (typeof ofTheTask)[number]>,
    Pick<FlownTask, 'way' | 'cover' | 'side'> {
  name: string;
  left: number;
  squares: Square[];
  place: Place | null;
}

export interface FlakOnPicture extends Place {
  unitId: string;
  name: string;
  side: Side;
  isSuppressed: boolean;
  /** The distance it reaches here: 4 km around a landing, 2 km over a route. */
  reachKm: number;
}

/** The air picture as it stands now. */
export async function airPicture(inGame: InGame): Promise<AirPicture> {
  const books = await airPictureRows(inGame.gameId);
  return {
    turn: books.turn,
    daypart: books.daypart,
    weather: books.weather,
    isMovementClosed: books.movementClosedAt !== null,
    tasks: books.tasks.map((task) => onPicture(task, books)),
    areas: books.areas.map(({ id, name, x, y }) => ({ id, name, x, y })),
    flak: flakInSight(books),
    meetings: airMeetings(books.tasks.map((task) => flownTask(task, books))),
    steps: airSteps(books),
    lifts: liftsOnDesk(books, await companionsByThing(inGame.gameId, 'landing')),
  };
}

const onPicture = (task: AirTask, books: AirPictureRows): TaskOnPicture => ({
  ...only(task, ofTheTask),
  ...only(flownTask(task, books), ['way', 'cover', 'side']),
  name: nameOfTask(task, books),
  left: leftOf(task),
  squares: squaresOf(task),
  place: placeOfTask(task, books),
});

/** The flak that anything of its enemy's comes near to, each unit once. */
function flakInSight(books: AirPictureRows): FlakOnPicture[] {
  const seen = new Map<string, FlakOnPicture>();
  for (const task of books.tasks) {
    if (task.mission !== 'airTransport' && task.mission !== 'bombing' && !isFiredOn(task, books)) continue;
    const side = otherSide(sideOfTask(task, books));
    const guns = new Map(flakOfSide(books, side).map((unit) => [unit.id, unit]));
    for (const mission of ['landing', 'overflight'] as const)
      for (const { unitId, isSuppressed } of flakOnTask(task, mission, books)) {
        const { x, y } = guns.get(unitId)!;
        const name = books.units.find(({ id }) => id === unitId)!.shortName;
        if (!seen.has(unitId))
          seen.set(unitId, { unitId, name, side, isSuppressed, x, y, reachKm: flakReachKm(mission) });
      }
  }
  return [...seen.values()];
}
