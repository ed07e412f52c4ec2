import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import type { Action, Daypart, Mover, Posture, RulebookChoice } from '@/lib/adjudication/types';
import { handedInLines } from '@/lib/db/combats';
import type { OrderLine, Unit } from '@/lib/db/rows';
import { teamsOf } from '@/lib/db/teams';
import { crossingsOnMaster, gameInTurn, placesIssued, sheetOf, unitsOnMaster } from '@/lib/db/units';
import type { ControlSeat } from '../seat';

/** The master map as Control's desk reads it (§2): every counter with all that is on it. Places in km on the grid, times ISO. */
export interface MasterMap {
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: Daypart;
  /** OC-113. */
  weather: 'fair' | 'bad';
  phase: 'orders' | 'collection' | 'movement' | 'combat' | 'briefing' | 'reinforcements';
  /** Set once positions were issued for this turn's movement. */
  movementClosedAt: string | null;
  allowsRest: boolean;
  rulebook: RulebookChoice;
  teams: MasterTeam[];
  counters: MasterCounter[];
  crossings: MasterCrossing[];
}

export interface MasterTeam {
  id: string;
  key: string;
  name: string;
  side: 'allied' | 'german';
}

/** A master counter (§7, §9): status profile, lost steps, size points, and what Control must know to move it. */
export interface MasterCounter {
  id: string;
  name: string;
  shortName: string;
  side: 'allied' | 'german';
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
  /** Attached at once: needs no turn for it (§9 Combat Assumptions). */
  isFlexible: boolean;
  /** The other formation it fights with from turn `attachedFrom` on; null: its own. */
  attachedTo: string | null;
  attachedFrom: number | null;
  /** Turns running at rest and out of contact, and whether it has won back its one step (OC-74). */
  restedTurns: number;
  hasRecovered: boolean;
  /** It cannot move for the rest of this turn (OC-81). */
  isImmobilised: boolean;
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
  state: 'untested' | 'tested' | 'safe' | 'blown';
  notes: string;
  version: number;
}

/** The master map of the seat's game as it stands. */
export async function masterMap(seat: ControlSeat): Promise<MasterMap> {
  const { gameId } = seat;
  const { game, turn } = await gameInTurn(gameId);
  const [units, crossings, teams, places, lines] = await Promise.all([
    unitsOnMaster(gameId),
    crossingsOnMaster(gameId),
    teamsOf(gameId),
    placesIssued(gameId),
    handedInLines(gameId, game.turn),
  ]);
  const teamById = new Map(teams.map((team) => [team.id, team]));
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
      return masterCounter(unit, team, orderByCounter.get(unit.counterId) ?? null, place ?? null, game.turn);
    }),
    crossings: crossings.map(({ gameId: _, ...crossing }) => crossing),
  };
}

/** The printed map of the seat's game; null for a game without one. */
export const printedMap = (seat: ControlSeat): Promise<object | null> => sheetOf(seat.gameId);

function masterCounter(
  unit: Unit,
  team: { key: string; name: string },
  order: CounterOrder | null,
  place: { x: number | null; y: number | null; asOf: Date } | null,
  turn: number,
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
    ...{ isFlexible, attachedTo, attachedFrom, restedTurns, hasRecovered },
    isImmobilised: unit.immobilisedIn === turn,
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
  };
}
