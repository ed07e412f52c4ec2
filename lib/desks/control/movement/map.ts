import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import type { RulebookChoice } from '@/lib/adjudication/types';
import { teamsOf } from '@/lib/db/access/teams';
import { type HandedInLine, handedInLines } from '@/lib/db/combat/combats';
import { pictureTieOf } from '@/lib/db/issued/issued';
import {
  crossingsOnMaster,
  gameInTurn,
  pairsOnMaster,
  placesIssued,
  sheetOf,
  unitsOnMaster,
} from '@/lib/db/movement/units';
import type { Combat, Crossing, Team, Turn, Unit } from '@/lib/db/rows';
import { combatsOfTurn } from '@/lib/db/sequence/control-reads';
import { rulebookPlayed } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { Zone } from '@/lib/scenario/types';
import { type AirOverlay, airOverlayOf } from '@/lib/turn/air/air-overlay';
import type { ControlSeat, InGame } from '@/lib/turn/kernel/seat';
import { withBaseMap } from '@/lib/turn/maps/base-map';
import { withPicture } from '@/lib/turn/maps/map-picture';
import { type AsSent, asSent, only } from '@/lib/values';
import { toldAsWritten } from '@/lib/visibility/forms/order-told';
import type { CrossingKind, Mover, Phase } from '@/lib/words';
import { type BridgingOnMap, crossingMarks } from '../crossings/crossings';

const ofTheTurn = ['daypart', 'weather', 'movementClosedAt'] as const;

/**
 * The master map as Control's desk reads it (§2): every counter with all that is on it. Places in km on the grid, times ISO.
 * `movementClosedAt` is set once positions were issued for this turn's movement; `weather`: OC-113.
 */
export interface MasterMap extends AsSent<Turn, (typeof ofTheTurn)[number]> {
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  phase: Phase;
  allowsRest: boolean;
  rulebook: RulebookChoice;
  teams: MasterTeam[];
  counters: MasterCounter[];
  crossings: MasterCrossing[];
  /** Units in contact with each other (§6 Passing By), by their ids. */
  pairs: { alliedId: string; germanId: string; sinceTurn: number; why: string }[];
  /** The combats of the turn with their places. */
  combats: CombatOnMap[];
  /** The air orders of the turn (§9). */
  air: AirOverlay;
  /** Drop and landing zones. No printed map shows them, so only Control sees them. Rings as in the scenario, km. */
  zones: Zone[];
  /** Bridges being built (OC-112). */
  bridging: BridgingOnMap[];
}

export type CombatOnMap = Pick<Combat, 'id' | 'number' | 'name' | 'state' | 'x' | 'y'>;

export type MasterTeam = Pick<Team, 'id' | 'key' | 'name' | 'side'>;

/** Fields that a master counter takes unchanged from its unit. */
const asItIs = [
  'id',
  'name',
  'shortName',
  'side',
  'teamId',
  'formation',
  'brigade',
  'corps',
  'nation',
  'arm',
  'profile',
  'stepsLost',
  'sizePoints',
  'x',
  'y',
  'startX',
  'startY',
  'kmMoved',
  'turnShareMoved',
  'isOnMap',
  'isCaptured',
  'carriage',
  'flags',
  'arrivalTurn',
  'entry',
  'lastAction',
  'moveNote',
  'slowedBy',
  'isFlexible',
  'attachedTo',
  'attachedFrom',
  'restedTurns',
  'hasRecovered',
  'hasRetired',
  'notes',
  'version',
] as const;

/** A master counter (§7, §9): status profile, lost steps, size points, and what Control must know to move it. */
export interface MasterCounter extends Pick<Unit, (typeof asItIs)[number]> {
  teamKey: string;
  teamName: string;
  /** The level of the profile at `stepsLost`. */
  status: number;
  isEffective: boolean;
  mover: Mover;
  /** This turn's submitted order that names it, the first row of the sheet that does. */
  order: CounterOrder | null;
  /** The place of which its own team was last told; null before the first issue. */
  issued: { x: number; y: number; asOf: string } | null;
  /** Its way this turn, from its place when the turn opened: [x, y]…, km. */
  way: [number, number][];
  /** It cannot move for the rest of this turn, its flak does not fire (OC-81): both lapse with the turn. */
  isImmobilised: boolean;
  isFlakSuppressed: boolean;
  /** The unit is in contact with an enemy (§6). */
  isInContact: boolean;
}

const ofItsRow = [...toldAsWritten('control'), 'isUnread', 'number', 'grouping', 'isAccepted'] as const;

/** A row of an order sheet as the map's foot tells it; support picked as counters is told by name. */
interface CounterOrder
  extends Omit<Pick<HandedInLine, (typeof ofItsRow)[number]>, 'goal' | 'goalBy'>,
    Partial<Pick<HandedInLine, 'goal' | 'goalBy'>> {
  lineId: string;
  support: string;
}

const ofTheCrossing = [
  'id',
  'name',
  'kind',
  'water',
  'capacityPoints',
  'x',
  'y',
  'isPrepared',
  'state',
  'notes',
  'version',
] as const;

export interface MasterCrossing extends Pick<Crossing, Exclude<(typeof ofTheCrossing)[number], 'kind'>> {
  kind: CrossingKind;
  /** Units in its order of march (§7). */
  waiting: number;
  /** Its test is due, or open to Control (§8); null: neither. */
  call: 'due' | 'open' | null;
}

/** The master map of the seat's game as it stands. */
export async function masterMap(inGame: InGame): Promise<MasterMap> {
  const { gameId } = inGame;
  const { game, turn } = await gameInTurn(gameId);
  const [units, crossings, teams, places, lines, { marks, bridging }, pairs, { zones }, air, combats] =
    await Promise.all([
      unitsOnMaster(gameId),
      crossingsOnMaster(gameId),
      teamsOf(gameId),
      placesIssued(gameId),
      handedInLines(gameId, game.turn),
      crossingMarks(gameId, game.turn),
      pairsOnMaster(gameId),
      gameScenario(gameId),
      airOverlayOf(gameId),
      combatsOfTurn(gameId, game.turn),
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
    ...asSent(turn, ofTheTurn),
    phase: game.phase,
    allowsRest: game.allowsRest,
    rulebook: rulebookPlayed(game),
    teams: teams.map((team) => only(team, ['id', 'key', 'name', 'side'])),
    counters: units.map((unit) => {
      const team = teamById.get(unit.teamId)!;
      const place = placeById.get(unit.counterId);
      const order = orderByCounter.get(unit.counterId) ?? null;
      return masterCounter(unit, team, order, place ?? null, game.turn, inContact.has(unit.id));
    }),
    crossings: crossings.map((crossing) => ({
      ...only(crossing, ofTheCrossing),
      kind: crossing.kind as CrossingKind,
      waiting: marks.get(crossing.id)?.waiting ?? 0,
      call: marks.get(crossing.id)?.call ?? null,
    })),
    bridging,
    pairs: pairs.map(({ gameId: _, ...pair }) => pair),
    zones,
    air,
    combats,
  };
}

/** The printed map of the seat's game, with the host's own picture under it where one is used; null for a game without one. */
export async function printedMap({ id, gameId }: Pick<ControlSeat, 'id' | 'gameId'>): Promise<object | null> {
  const [sheet, tie] = await Promise.all([sheetOf(gameId), pictureTieOf(gameId)]);
  const at = `/api/control/${id}/map`;
  return sheet && withPicture(withBaseMap(sheet, `${at}/ground`), tie, `${at}/picture`);
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
  return {
    ...only(unit, asItIs),
    way: unit.way as [number, number][],
    isImmobilised: unit.immobilisedIn === turn,
    isFlakSuppressed: unit.suppressedIn === turn,
    isInContact,
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

function counterOrder(line: HandedInLine, names: ReadonlyMap<string, string>): CounterOrder {
  const picked = line.supportIds.map((id) => names.get(id)).filter((name) => name !== undefined);
  const support = [...picked, line.supportText].filter((text) => text !== '').join(', ');
  const { goalBy, goal, ...row } = only(line, ofItsRow);
  return { ...row, ...(goalBy ? { goalBy, goal } : {}), lineId: line.id, support };
}
