import { airOrderFault, isEscorted, tradeFault } from '@/lib/adjudication/air-missions';
import {
  type AirGroup,
  type AirOrderAdvice,
  airOrderAdvice,
  isSupport,
  squadronsFree,
  squadronsWorth,
} from '@/lib/adjudication/air-orders';
import { liftDue, liftUnitsToCome, serialsFree } from '@/lib/advice/arrivals/lift-due';
import { formationOf } from '@/lib/advice/combat/attached-formation';
import { askersOf } from '@/lib/db/air/air-sheets';
import { flownBy, formationsOf, turnsOfDay } from '@/lib/db/air/air-tasks';
import { tasksOfLifts } from '@/lib/db/arrivals/arrivals';
import { handedInLines, supportsOf, unitsById } from '@/lib/db/combat/combats';
import type { AirTask } from '@/lib/db/rows';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import type { Place } from '@/lib/geometry';
import type { Scenario } from '@/lib/scenario/types';
import type { Targets } from '@/lib/turn/air/air-order-checks';
import { type AirOverlay, airOverlay, formationKey, middlesOf, targetOf } from '@/lib/turn/air/air-overlay';
import { type AirPictureRows, airPictureRows, leftOf, nameOfTask, sideOfTask } from '@/lib/turn/air/air-picture-rows';
import { airOrdered, airTask, airTurn, groupFlying } from '@/lib/turn/air/air-support-flying';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import { type AirMission, airMissions, type Daypart, type Side, type Weather } from '@/lib/words';
import {
  type AreaOnDesk,
  areasOnDesk,
  type GunsOnDesk,
  gunsOnDesk,
  onMap,
  type ShellingOrdered,
  shellingOrdered,
} from './air-areas';
import { type AirNext, airNext } from './air-next';
import { type SquareAsked, squaresAsked } from './squares-asked';

/** The squadrons of both sides, the air orders of the turn and the areas bombed in it (§9, §12). Places in km on the grid. */
export interface AirDesk {
  turn: number;
  daypart: Daypart;
  weather: Weather;
  groups: GroupOnDesk[];
  tasks: TaskOnDesk[];
  /** Every formation, those that ask for air in their ground orders marked. */
  formations: FormationOnDesk[];
  areas: AreaOnDesk[];
  guns: GunsOnDesk[];
  /** Rows of order sheets that have guns interdict. */
  shelling: ShellingOrdered[];
  /** The squares that teams ask to be bombed or shelled. */
  asked: SquareAsked[];
  lifts: LiftToOrder[];
  /** Every unit on the map, as a pin. */
  units: UnitPin[];
  overlay: AirOverlay;
  /** The steps to resolve, in the order of the turn. */
  next: AirNext[];
}

export interface GroupOnDesk extends AirGroup {
  id: string;
  aircraft: string;
  /** The missions it may fly this turn. */
  missions: AirMission[];
  /** Squadrons without a task this turn; below 0 when some were lost after their orders. */
  free: number;
  notes: string;
}

/** An air order; `squadronId` null: the serials of a lift; `turn`: that it was laid on in; `requestId`: the row of an air request it answers. */
export interface TaskOnDesk
  extends Targets,
    Pick<AirTask, 'id' | 'squadronId' | 'turn' | 'state' | 'lost' | 'requestId' | 'version'> {
  groupName: string;
  side: Side;
  /** Its place on the map; null: it has none. */
  at: Place | null;
  /** Its formation, area, zone or escorted task, in words. */
  about: string;
  /** The number of squadrons or serials that are left. */
  left: number;
  /** Close support: squadrons as the table of §9 counts them. */
  effective: number;
  advice: AirOrderAdvice[];
  /** The team that asked for it; null: none, or the row is gone. */
  askedBy: string | null;
  /** Combats that fly it, in any turn. */
  usedIn: { number: number; name: string; turn: number }[];
}

export interface FormationOnDesk {
  side: Side;
  name: string;
  asksForAir: boolean;
  hasTask: boolean;
}

/** A lift that is due, with the serials no air order carries yet. */
interface LiftToOrder extends Pick<Scenario['lifts'][number], 'id' | 'side' | 'zone' | 'serials'> {
  turn: number;
  left: number;
}

interface UnitPin extends Place {
  id: string;
  name: string;
  side: Side;
  isFlak: boolean;
  /** Both flags are for this turn only (OC-81, OC-87). */
  isImmobilised: boolean;
  isSuppressed: boolean;
}

/** The air desk of the seat's game, as it stands in the turn. */
export async function airDesk(inGame: InGame): Promise<AirDesk> {
  const { gameId } = inGame;
  const books = await airPictureRows(gameId);
  const { turn } = books;
  const day = (await turnsOfDay(gameId, turn)).map(airTurn);
  const now = day.find(({ number }) => number === turn)!;
  const [formations, { asking }, lines, supporting, liftTasks, asked, flown] = await Promise.all([
    formationsOf(gameId),
    airOrdered(gameId, turn),
    handedInLines(gameId, turn),
    supportsOf(gameId, turn),
    tasksOfLifts(gameId),
    squaresAsked(gameId, turn),
    flownBy(
      gameId,
      books.tasks.map(({ id }) => id),
    ),
  ]);
  const wanting = await unitsById(gameId, asking);
  const asks = new Set(wanting.map((unit) => formationKey(unit.side, formationOf(unit, turn))));
  const askers = await askersOf(
    gameId,
    books.tasks.flatMap(({ requestId }) => requestId ?? []),
  );
  const middles = middlesOf(books.units, turn);
  const sides = await gameSides(gameId);
  const groups = [...books.groups.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const free = new Map(
    groups.map((group) => {
      const own = books.tasks.filter(({ squadronId }) => squadronId === group.id);
      // Those lost in a task of this turn are lost to the group as well, and counted there.
      const laidOn = own.map((task) => ({ ...airTask(task, day), squadrons: task.squadrons - task.lost }));
      return [group.id, squadronsFree(group, laidOn, now)];
    }),
  );
  const used = (task: AirTask) =>
    flown
      .filter(({ airTaskId }) => airTaskId === task.id)
      .map(({ combat }) => ({ number: combat.number, name: combat.name, turn: combat.turn }));
  return {
    turn,
    daypart: books.daypart,
    weather: books.weather,
    groups: groups.map((row) => {
      const group = groupFlying(row, sides);
      return {
        ...group,
        ...only(row, ['id', 'aircraft', 'notes']),
        free: free.get(row.id)!,
        missions: airMissions.filter((mission) =>
          isSupport(mission)
            ? airOrderFault({ mission, squadrons: 0, turn: now }, group, [], [now]) === null
            : mission !== 'airTransport' && tradeFault(mission, group, now.daypart) === null,
        ),
      };
    }),
    tasks: books.tasks.map((row): TaskOnDesk => {
      const group = books.groups.get(row.squadronId ?? '');
      const side = sideOfTask(row, books);
      const isAskedFor = asks.has(formationKey(side, row.formation));
      const scene = { weather: books.weather, isAskedFor, free: free.get(row.squadronId ?? '') ?? 0 };
      const task = airTask(row, day);
      const { gameId: _game, damage: _damage, squares, route, ...kept } = row;
      return {
        ...kept,
        squares: squares as unknown as [number, number][],
        route: route as unknown as [number, number][],
        side,
        groupName: nameOfTask(row, books),
        at: targetOf(row, books, middles),
        about: aboutOf(row, books),
        left: leftOf(row),
        effective: squadronsWorth({ mission: row.mission, squadrons: leftOf(row) }).effective,
        advice: group
          ? airOrderAdvice(
              { ...task, hasAirLiaison: row.hasAirLiaison },
              groupFlying(group, sides),
              scene,
              books.rulebook,
            )
          : [],
        askedBy: askers.get(row.requestId ?? '') ?? null,
        usedIn: used(row),
      };
    }),
    formations: formations.map(({ side, formation }) => ({
      side,
      name: formation,
      asksForAir: asks.has(formationKey(side, formation)),
      hasTask: books.tasks.some((row) => row.formation === formation && sideOfTask(row, books) === side),
    })),
    areas: areasOnDesk(books),
    guns: gunsOnDesk(books, new Map(supporting.map(({ unitId, combat }) => [unitId, `C${combat.number}`]))),
    shelling: shellingOrdered(books, lines, asked),
    asked,
    lifts: [...books.lifts.values()].flatMap((lift) => {
      const due = liftDue(lift, books.units);
      const isLaidOn = books.tasks.some(({ liftId }) => liftId === lift.id);
      if (!isLaidOn && (due > turn || liftUnitsToCome(lift, books.units).length === 0)) return [];
      const own = liftTasks.filter(({ liftId }) => liftId === lift.id);
      const kept = only(lift, ['id', 'side', 'zone', 'serials']);
      return [{ ...kept, turn: due, left: serialsFree(lift, own, turn) }];
    }),
    units: onMap(books.units).map(({ id, shortName: name, side, x, y, flakWeights, immobilisedIn, suppressedIn }) => ({
      id,
      name,
      side,
      x,
      y,
      isFlak: flakWeights.length > 0,
      isImmobilised: immobilisedIn === turn,
      isSuppressed: suppressedIn === turn,
    })),
    overlay: airOverlay(books),
    next: airNext(books, used),
  };
}

const key = ({ side, name, id }: { side: string; name: string; id: string }): string => `${side} ${name} ${id}`;

/** The subject of an air order, in words. */
function aboutOf(task: AirTask, books: AirPictureRows): string {
  if (isSupport(task.mission)) return task.formation;
  const escorted = books.tasks.find(({ id }) => id === task.escortsId);
  if (escorted && isEscorted(escorted.mission)) return nameOfTask(escorted, books);
  return books.areas.find(({ id }) => id === task.areaId)?.name ?? books.lifts.get(task.liftId ?? '')?.zone ?? '';
}
