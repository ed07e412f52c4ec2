import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import { entryKey, entryOf, liftOf } from '@/lib/advice/arrivals/entry-of-unit';
import { type EntryInTurn, entryInTurn, isLetIn, isToCome } from '@/lib/advice/arrivals/entry-places';
import { liftDue, liftUnitsToCome } from '@/lib/advice/arrivals/lift-due';
import { teamsOf } from '@/lib/db/access/teams';
import { expectedOf, tasksOfLifts } from '@/lib/db/arrivals/arrivals';
import { profilesOf } from '@/lib/db/movement/status-profiles';
import { gameInTurn, unitsOnMaster } from '@/lib/db/movement/units';
import type { AirTask, Team, Unit } from '@/lib/db/rows';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { isInField, type Place } from '@/lib/geometry';
import type { EntryPlace, Scenario } from '@/lib/scenario/types';
import { type Nation, sidesOf } from '@/lib/sides';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { Phase, Side } from '@/lib/words';

/** The reinforcements of a game (§4 step 4): by entry place, by lift, and what is kept off the map. Places in km. */
export interface Arrivals {
  turn: number;
  lastTurn: number;
  phase: Phase;
  /** Every entry place of both sides, those with units first due first. */
  entries: ArrivalEntry[];
  lifts: ArrivalLift[];
  box: ArrivingUnit[];
  /** Units on the map, to see what stands about an entry place. */
  onMap: UnitAbout[];
  teams: { id: string; name: string; side: Side }[];
  /** Formations of each side, for a unit to be raised. */
  formations: { side: Side; name: string }[];
  /** The nations of the game, for a unit to be raised. */
  nations: readonly Nation[];
  /** The status profiles of the game, for a unit to be raised (§9 Unit Status). */
  profiles: { key: string; describes: string; notation: string; sizePoints: number }[];
  /** The arrivals that each team was last told to expect; a team told nothing is left out. */
  told: { teamId: string; teamName: string; asOf: string; units: number; until: number }[];
}

/** late: due in this turn or before · due: with the next turn · next: with the turn after it. */
export type When = 'late' | 'due' | 'next' | 'later';

const ofThePlace = ['name', 'side', 'place', 'rangeKm', 'capacityPoints', 'ours', 'notes'] as const;

export interface ArrivalEntry extends Pick<EntryPlace, (typeof ofThePlace)[number]> {
  key: string;
  /** For the next turn. */
  state: 'free' | 'held' | 'full';
  holders: string[];
  /** Unit points that have come on in this turn, and that are to come on with the next. */
  pointsCome: number;
  pointsDue: number;
  units: ArrivingUnit[];
}

const ofTheLift = ['id', 'zone', 'side', 'place', 'serials', 'notes'] as const;

export interface ArrivalLift extends Pick<Scenario['lifts'][number], (typeof ofTheLift)[number]> {
  when: When;
  arrivalTurn: number;
  state: 'notOrdered' | 'ordered' | 'flown' | 'landed' | 'drivenOff';
  units: ArrivingUnit[];
}

const ofTheUnit = [
  'id',
  'name',
  'shortName',
  'side',
  'formation',
  'nation',
  'arm',
  'profile',
  'stepsLost',
  'sizePoints',
  'arrivalTurn',
  'entry',
  'notes',
  'version',
] as const;

/** A unit that has not come on, with the place the scenario offers and the one Control has chosen. */
export interface ArrivingUnit extends Pick<Unit, (typeof ofTheUnit)[number]> {
  teamName: string;
  isEffective: boolean;
  when: When;
  offered: Place;
  /** null: it comes on at the place offered. */
  placed: Place | null;
  /** Control's word that it comes on whatever stands at its entry place. */
  isLetIn: boolean;
  /** Why it does not come on with the next turn as things stand; null: it does, or is not due. */
  waits: 'held' | 'full' | 'air' | null;
  isRaised: boolean;
}

interface UnitAbout extends Place, Pick<Unit, 'id' | 'name' | 'shortName' | 'side' | 'version'> {
  isEffective: boolean;
}

/** The board of reinforcements of the seat's game. */
export async function arrivals(inGame: InGame): Promise<Arrivals> {
  const { game } = await gameInTurn(inGame.gameId);
  const [units, teams, tasks, told, scenario, profiles] = await Promise.all([
    unitsOnMaster(inGame.gameId),
    teamsOf(inGame.gameId),
    tasksOfLifts(inGame.gameId),
    expectedOf(inGame.gameId),
    gameScenario(inGame.gameId),
    profilesOf(inGame.gameId),
  ]);
  const names = new Map(teams.map((team) => [team.id, team.name]));
  const all: All = { scenario, units, names, tasks, turn: game.turn };
  const waiting = units.filter((unit) => isToCome(unit) && !liftOf(scenario, unit.id));
  return {
    turn: game.turn,
    lastTurn: scenario.turns.at(-1)!.number,
    phase: game.phase,
    entries: entriesWith(waiting, all),
    lifts: scenario.lifts.map((lift) => arrivalLift(lift, all)).filter(({ units: carried }) => carried.length > 0),
    box: units.filter(({ isInBox }) => isInBox).map((unit) => arriving(unit, all, null)),
    onMap: units.filter(isInField).map(about),
    teams: teams.map((team) => only(team, ['id', 'name', 'side'])),
    formations: formationsIn(units),
    nations: sidesOf(scenario).nations,
    profiles: profiles.map((profile) => only(profile, ['key', 'describes', 'notation', 'sizePoints'])),
    told: toldTo(teams, told),
  };
}

interface All {
  scenario: Scenario;
  units: readonly Unit[];
  names: ReadonlyMap<string, string>;
  tasks: readonly AirTask[];
  turn: number;
}

/** The scenario's entry places, and those that a unit is to come on by as well; with the soonest due first. */
function entriesWith(waiting: readonly Unit[], all: All): ArrivalEntry[] {
  const places = new Map(
    all.scenario.entries.map((entry) => [entryKey({ side: entry.side, entry: entry.name }), entry]),
  );
  for (const unit of waiting) {
    const key = entryKey(unit);
    if (!places.has(key)) places.set(key, entryOf(all.scenario, unit));
  }
  const entries = [...places].map(([key, entry]) =>
    arrivalEntry(
      key,
      entry,
      waiting.filter((unit) => entryKey(unit) === key),
      all,
    ),
  );
  const soonest = ({ units }: ArrivalEntry) => units[0]?.arrivalTurn ?? Number.POSITIVE_INFINITY;
  return entries.sort((a, b) => soonest(a) - soonest(b) || (a.key < b.key ? -1 : 1));
}

function arrivalEntry(key: string, entry: EntryPlace, waiting: readonly Unit[], all: All): ArrivalEntry {
  const next = entryInTurn(all.scenario, entry, all.units, all.turn + 1);
  const isFull = next.pointsDue > entry.capacityPoints;
  return {
    ...only(entry, ofThePlace),
    key,
    state: next.holders.length > 0 ? 'held' : isFull ? 'full' : 'free',
    holders: next.holders.map((unit) => unit.name),
    pointsCome: entryInTurn(all.scenario, entry, all.units, all.turn).pointsCome,
    pointsDue: next.pointsDue,
    units: waiting.map((unit) => arriving(unit, all, next)).sort(bySoonest),
  };
}

function arrivalLift(lift: Scenario['lifts'][number], all: All): ArrivalLift {
  const toCome = liftUnitsToCome(lift, all.units);
  const landed = all.units.some(
    (unit) => lift.unitIds.includes(unit.id) && unit.isOnMap && unit.arrivedIn === all.turn,
  );
  const arrivalTurn = liftDue(lift, all.units);
  const flown = all.tasks.find((task) => task.liftId === lift.id);
  return {
    ...only(lift, ofTheLift),
    arrivalTurn,
    // It flies within its turn: it is late only when that is over.
    when: arrivalTurn === all.turn ? 'due' : whenOf(arrivalTurn, all.turn),
    state: landed ? 'landed' : (flown?.state ?? 'notOrdered'),
    units: toCome.map((unit) => arriving(unit, all, null)).sort(bySoonest),
  };
}

/** `next`: its entry place with the next turn; null: it comes by air, or is in the off-map box. */
function arriving(unit: Unit, all: All, next: EntryInTurn | null): ArrivingUnit {
  return {
    ...only(unit, ofTheUnit),
    teamName: all.names.get(unit.teamId) ?? '',
    isEffective: isEffective(statusAt(profileOf(unit.profile), unit.stepsLost)),
    when: whenOf(unit.arrivalTurn, all.turn),
    offered: { x: unit.entryX, y: unit.entryY },
    placed: unit.x !== null && unit.y !== null ? { x: unit.x, y: unit.y } : null,
    isLetIn: isLetIn(unit, all.turn + 1),
    waits: liftOf(all.scenario, unit.id) === null ? (next?.waits.get(unit.id) ?? null) : 'air',
    isRaised: unit.raisedIn !== null,
  };
}

const whenOf = (arrivalTurn: number, turn: number): When =>
  arrivalTurn <= turn ? 'late' : arrivalTurn === turn + 1 ? 'due' : arrivalTurn === turn + 2 ? 'next' : 'later';

/** In the order in which they would march. */
const bySoonest = (a: ArrivingUnit, b: ArrivingUnit): number => a.arrivalTurn - b.arrivalTurn || (a.id < b.id ? -1 : 1);

const about = (unit: Unit & Place): UnitAbout => ({
  ...only(unit, ['id', 'name', 'shortName', 'side', 'version', 'x', 'y']),
  isEffective: isEffective(statusAt(profileOf(unit.profile), unit.stepsLost)),
});

const formationsIn = (units: readonly Unit[]): Arrivals['formations'] =>
  [...new Map(units.map(({ side, formation: name }) => [`${side}|${name}`, { side, name }])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );

const toldTo = (teams: readonly Team[], rows: Awaited<ReturnType<typeof expectedOf>>): Arrivals['told'] =>
  teams.flatMap(({ id, name }) => {
    const own = rows.filter(({ teamId }) => teamId === id);
    const [first] = own;
    if (!first) return [];
    const until = Math.max(...own.map(({ turn }) => turn));
    return [{ teamId: id, teamName: name, asOf: first.asOf.toISOString(), units: own.length, until }];
  });
