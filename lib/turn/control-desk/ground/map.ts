import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import type { RulebookChoice } from '@/lib/adjudication/types';
import { teamsOf } from '@/lib/db/access/teams';
import { handedInLines } from '@/lib/db/combat/combats';
import { pictureTieOf } from '@/lib/db/issuing/issued';
import {
  crossingsOnMaster,
  gameInTurn,
  pairsOnMaster,
  placesIssued,
  sheetOf,
  unitsOnMaster,
} from '@/lib/db/movement/units';
import type { OrderLine, Unit } from '@/lib/db/rows';
import { scenarioOf } from '@/lib/db/sequence/kept-scenario';
import type { Zone } from '@/lib/scenario/types';
import { type AirOverlay, airOverlayOf } from '@/lib/turn/air/air-overlay';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { withPicture } from '@/lib/turn/maps/map-picture';
import type { Action, CrossingState, Daypart, Mover, Phase, Posture, Side, Weather } from '@/lib/words';
import { type BridgingOnMap, crossingMarks } from './crossings';

/** The master map as Control's desk reads it (§2): every counter with all that is on it. Places in km on the grid, times ISO. */
export interface MasterMap {
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: Daypart;
  /** OC-113. */
  weather: Weather;
  phase: Phase;
  /** Set once positions were issued for this turn's movement. */
  movementClosedAt: string | null;
  allowsRest: boolean;
  rulebook: RulebookChoice;
  teams: MasterTeam[];
  counters: MasterCounter[];
  crossings: MasterCrossing[];
  /** Units in contact with each other (§6 Passing By), by their ids. */
  pairs: { alliedId: string; germanId: string; sinceTurn: number; why: string }[];
  /** What is ordered in the air (§9). */
  air: AirOverlay;
  /** Drop and landing zones: on no printed map, so Control's alone. Rings as in the scenario, km. */
  zones: Zone[];
  /** Bridges being built (OC-112). */
  bridging: BridgingOnMap[];
}

export interface MasterTeam {
  id: string;
  key: string;
  name: string;
  side: Side;
}

/** A master counter (§7, §9): status profile, lost steps, size points, and what Control must know to move it. */
export interface MasterCounter {
  id: string;
  name: string;
  shortName: string;
  side: Side;
  teamId: string;
  teamKey: string;
  teamName: string;
  formation: string;
  brigade: string;
  nation: string;
  /** Annex B type: the key of its symbol. */
  arm: string;
  /** Counter notation: `5-3-2-1-0`, `[5-3-2-1-0]`, `(2)-(1)-0`. */
  profile: string;
  stepsLost: number;
  /** The level of the profile at `stepsLost`. */
  status: number;
  isEffective: boolean;
  sizePoints: number;
  x: number | null;
  y: number | null;
  /** Where it stood when the turn opened. */
  startX: number | null;
  startY: number | null;
  kmMoved: number;
  /** Not capped: above 1 it moved further than the guide maximum. */
  turnShareMoved: number;
  /** Not on the map: due as a reinforcement, or captured. A place it has then is where it will come on. */
  isOnMap: boolean;
  isCaptured: boolean;
  mover: Mover;
  carriage: string;
  flags: string[];
  arrivalTurn: number;
  entry: string;
  /** This turn's submitted order that names it, the first row of the sheet that does. */
  order: CounterOrder | null;
  /** What it was ordered on the turn before. */
  lastAction: Action | null;
  /** Where its own team was last told it stands; null before the first issue. */
  issued: { x: number; y: number; asOf: string } | null;
  /** Why its move was stopped or finished, for the report. */
  moveNote: string;
  /** The way it has gone this turn, from where it stood when the turn opened: [x, y]…, km. */
  way: [number, number][];
  /** What slows it down this turn, as Control ticked it (OC-103). */
  slowedBy: string[];
  /** Attached at once: needs no turn for it (§9 Combat Assumptions). */
  isFlexible: boolean;
  /** The other formation it fights with from turn `attachedFrom` on; null: its own. */
  attachedTo: string | null;
  attachedFrom: number | null;
  /** Turns running at rest and out of contact, and whether it has won back its one step (OC-74). */
  restedTurns: number;
  hasRecovered: boolean;
  /** It cannot move for the rest of this turn, its flak does not fire (OC-81): both lapse with the turn. */
  isImmobilised: boolean;
  isFlakSuppressed: boolean;
  /** Of a pair in contact (§6). */
  isInContact: boolean;
  /** Was thrown back this turn or the one before. */
  hasRetired: boolean;
  notes: string;
  version: number;
}

export interface CounterOrder {
  lineId: string;
  orders: string;
  support: string;
  action: Action | null;
  posture: Posture | null;
  standFast: boolean;
  asksForAir: boolean;
  /** Guns: the grid reference they are to interdict; empty: none. */
  interdicts: string;
}

export interface MasterCrossing {
  id: string;
  name: string;
  kind: string;
  water: string;
  capacityPoints: number;
  x: number;
  y: number;
  isPrepared: boolean;
  state: CrossingState;
  notes: string;
  /** Units in its order of march (§7). */
  waiting: number;
  /** Its test is due, or open to Control (§8); null: neither. */
  call: 'due' | 'open' | null;
  version: number;
}

/** The master map of the seat's game as it stands. */
export async function masterMap(seat: ControlSeat): Promise<MasterMap> {
  const { gameId } = seat;
  const { game, turn } = await gameInTurn(gameId);
  const [units, crossings, teams, places, lines, { marks, bridging }, pairs, { zones }, air] = await Promise.all([
    unitsOnMaster(gameId),
    crossingsOnMaster(gameId),
    teamsOf(gameId),
    placesIssued(gameId),
    handedInLines(gameId, game.turn),
    crossingMarks(gameId, game.turn),
    pairsOnMaster(gameId),
    scenarioOf(gameId),
    airOverlayOf(gameId),
  ]);
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const inContact = new Set(pairs.flatMap(({ alliedId, germanId }) => [alliedId, germanId]));
  const placeById = new Map(places.map((place) => [place.id, place]));
  const nameByCounter = new Map(units.map((unit) => [unit.counterId, unit.shortName]));
  const orderByCounter = new Map<string, CounterOrder>();
  for (const line of lines) {
    for (const id of line.counterIds)
      if (!orderByCounter.has(id)) orderByCounter.set(id, counterOrder(line, nameByCounter));
  }
  return {
    turn: game.turn,
    date: turn.date.toISOString().slice(0, 10),
    daypart: turn.daypart,
    weather: turn.weather,
    phase: game.phase,
    movementClosedAt: turn.movementClosedAt?.toISOString() ?? null,
    allowsRest: game.allowsRest,
    rulebook: game.rulebook as RulebookChoice,
    teams: teams.map(({ id, key, name, side }) => ({ id, key, name, side })),
    counters: units.map((unit) => {
      const team = teamById.get(unit.teamId)!;
      const place = placeById.get(unit.counterId);
      const order = orderByCounter.get(unit.counterId) ?? null;
      return masterCounter(unit, team, order, place ?? null, game.turn, inContact.has(unit.id));
    }),
    crossings: crossings.map(({ gameId: _, ...crossing }) => ({
      ...crossing,
      waiting: marks.get(crossing.id)?.waiting ?? 0,
      call: marks.get(crossing.id)?.call ?? null,
    })),
    bridging,
    pairs: pairs.map(({ gameId: _, ...pair }) => pair),
    zones,
    air,
  };
}

/** The printed map of the seat's game, with the host's own picture under it where one is used; null for a game without one. */
export async function printedMap({ id, gameId }: ControlSeat): Promise<object | null> {
  const [sheet, tie] = await Promise.all([sheetOf(gameId), pictureTieOf(gameId)]);
  return sheet && withPicture(sheet, tie, `/control/${id}/map/picture`);
}

function masterCounter(
  unit: Unit,
  team: { key: string; name: string },
  order: CounterOrder | null,
  place: { x: number | null; y: number | null; asOf: Date } | null,
  turn: number,
  isInContact: boolean,
): MasterCounter {
  const status = statusAt(profileOf(unit.profile), unit.stepsLost);
  const { id, name, shortName, side, teamId, formation, brigade, nation, arm, profile, stepsLost, sizePoints } = unit;
  const { x, y, startX, startY, kmMoved, turnShareMoved, isOnMap, isCaptured, carriage, flags } = unit;
  const { arrivalTurn, entry, lastAction, moveNote, notes, version } = unit;
  const { isFlexible, attachedTo, attachedFrom, restedTurns, hasRecovered } = unit;
  return {
    ...{ id, name, shortName, side, teamId, formation, brigade, nation, arm, profile, stepsLost, sizePoints },
    ...{ x, y, startX, startY, kmMoved, turnShareMoved, isOnMap, isCaptured, carriage, flags },
    ...{ arrivalTurn, entry, lastAction, moveNote, notes, version },
    ...{ isFlexible, attachedTo, attachedFrom, restedTurns, hasRecovered, slowedBy: unit.slowedBy },
    way: unit.way as [number, number][],
    isImmobilised: unit.immobilisedIn === turn,
    isFlakSuppressed: unit.suppressedIn === turn,
    isInContact,
    hasRetired: unit.hasRetired,
    mover: unit.mover as Mover,
    teamKey: team.key,
    teamName: team.name,
    status,
    isEffective: isEffective(status),
    order,
    issued:
      place && place.x !== null && place.y !== null ? { x: place.x, y: place.y, asOf: place.asOf.toISOString() } : null,
  };
}

/** A row of an order sheet as the map's foot tells it; support picked as counters is told by name. */
function counterOrder(line: OrderLine, names: ReadonlyMap<string, string>): CounterOrder {
  const picked = line.supportIds.map((id) => names.get(id)).filter((name) => name !== undefined);
  return {
    lineId: line.id,
    orders: line.orders,
    support: [...picked, line.supportText].filter((text) => text !== '').join(', '),
    action: line.action,
    posture: line.posture,
    standFast: line.standFast,
    asksForAir: line.asksForAir,
    interdicts: line.interdicts,
  };
}
