import type { Ground } from '@/lib/adjudication/types';
import type { Place } from '@/lib/geometry';
import type { SidesOfGame } from '@/lib/sides';
import type {
  Action,
  AirKind,
  Arm,
  CombatResult,
  CrossingLook,
  Daypart,
  Mover,
  Phase,
  Side,
  UnitFlag,
  Weather,
} from '@/lib/words';
import type { EntryToTell } from './perception/perceived';
import type { TeamWorld } from './perception/world';
import type { DeskCommand } from './player/desk';
import type { TruthEvents } from './truth-events';

/**
 * The truth as the door takes it: plain values, read from MASTER rows by whoever calls. Places are km on the scenario's
 * grid, x to the east and y to the north. Nothing here is ever issued as it is.
 */

/** A named place of the printed map: a town, a crossing. */
export interface TruthPlace extends Place {
  name: string;
  isCrossing?: boolean;
}

export interface TruthTurn {
  number: number;
  /** YYYY-MM-DD: a night has the date on which it begins. */
  date: string;
  daypart: Daypart;
}

export interface TruthUnit {
  id: string;
  /** The opaque id under which its own team knows it. */
  counterId: string;
  teamId: string;
  side: Side;
  name: string;
  shortName: string;
  arm: Arm;
  nation: string;
  formation: string;
  brigade: string;
  /** The names above it in the order of battle: its division, corps and army, and the HQ that leads it. */
  above: readonly string[];
  sizePoints: number;
  /** Counter notation. */
  profile: string;
  stepsLost: number;
  /** Steps it had lost when the game began, or when it was raised. */
  stepsAtBeginning: number;
  /** It has won back a step. */
  hasRecovered: boolean;
  x: number | null;
  y: number | null;
  isOnMap: boolean;
  isCaptured: boolean;
  flags: readonly UnitFlag[];
  /** The row of the movement table it moves by. */
  mover: Mover;
}

/** A unit in contact in a ruled combat. `unit` is as it stands once the ruling is applied. Statuses are 0 to 10. */
export interface TruthFighter {
  unit: TruthUnit;
  statusBefore: number;
  statusAfter: number;
  /** The status it brought to the fight before halving; 0 when it contributed nothing (OC-118). */
  contributedStatus: number;
  isCaptured: boolean;
  /** Kilometres it went back by the result; 0 when it stayed. */
  retiresKm: number;
  /** It stayed in the fight, can fight no more and went back after it (OC-60): who holds the ground is none of its doing. */
  wentBackSpent?: true;
  /** Its order; absent: none. */
  action?: Action;
  /** It prepared in the turn before (OC-75). */
  isPrepared?: boolean;
  /** A retreat was due and it stayed, at its price (§9 Results Table, note 2). */
  stoodFast: boolean;
}

/** Guns that gave their side something in the combat. */
export interface TruthGuns {
  unitId: string;
  side: Side;
  name: string;
}

/** Aircraft that gave their side something in the combat. */
interface TruthAir {
  side: Side;
  kind: AirKind;
}

/** The ground of the printed map at a place. */
export type Lie = 'town' | 'woods' | 'closeCountry' | 'mainRoad';

/** A ruled combat, both sides; the door picks one team's view of it. */
export interface TruthCombat {
  id: string;
  /** Where it was fought: the place Control grouped it at. */
  place: Place;
  ground: Ground;
  /** The ground of the printed map there; absent: open ground. */
  lie?: Lie;
  attackingSide: Side;
  result: CombatResult;
  isOverrun: boolean;
  fighters: readonly TruthFighter[];
  guns: readonly TruthGuns[];
  air: readonly TruthAir[];
  /** One line of Control's for the letters of both sides, before the guard has read it; absent: none. */
  colour?: string;
}

/** Enemy units met by a probe (§5, OC-73): no combat. */
export interface TruthProbe {
  id: string;
  unitIds: readonly string[];
  met: readonly TruthUnit[];
}

/** Enemy patrols that felt out units of the team: a probe of the other side's, told to those it met (OC-73). */
export interface TruthPatrol {
  id: string;
  /** The team's own units that the probe met. */
  unitIds: readonly string[];
  /** Where the probing units stand. */
  from: readonly Place[];
}

/** A move of the turn, as Control saw it end. */
interface TruthMove {
  unitId: string;
  isFinished: boolean;
  /** It stopped on meeting the enemy. */
  isByEnemy?: boolean;
  /** Why it ended there, in Control's words for the team; may be empty. */
  why: string;
}

interface TruthArrival {
  unitId: string;
}

/** A row of the team's handed-in sheet (§5). */
export interface TruthRow {
  id: string;
  unitIds: readonly string[];
  action: Action | null;
  /** Where its words send its units, by a name of the printed map, of a crossing that the team names, or by a grid reference; null: nowhere. */
  goal: (Place & { spoken: string }) | null;
}

/** The state of a unit of the team when the turn opened. */
export interface TruthBefore {
  unitId: string;
  /** null: it was not on the map. */
  place: Place | null;
  stepsLost: number;
}

/** The team's objective as its own paper has it. */
export interface TruthObjective {
  words: string;
  /** `known`: how the team knows a crossing that it does not see this turn; null: it is no crossing. */
  places: readonly (Place & { name: string; spoken: string; known: CrossingLook | null })[];
}

/** Something the team asked for, and what was heard of it; `heard` empty: nothing yet. */
export interface TruthRequest {
  id: string;
  what: string;
  heard: string;
}

/** The team's contact with an enemy formation: how many turns running, this one included (OC-118). */
export interface TruthContact {
  enemyFormation: string;
  turnsRunning: number;
}

/** All that a report is made from. `own` are the viewer's units, `enemy` all units of the other side. */
export interface ReportTruth {
  turn: TruthTurn;
  weather?: Weather;
  own: readonly TruthUnit[];
  enemy: readonly TruthUnit[];
  /** In the order they are to be told; combats without a unit of the team are left out by the door. */
  combats: readonly TruthCombat[];
  probes: readonly TruthProbe[];
  patrols: readonly TruthPatrol[];
  moves: readonly TruthMove[];
  arrivals: readonly TruthArrival[];
  /** The rows of its sheet of the turn. */
  rows: readonly TruthRow[];
  /** Its units as they were when the turn opened. */
  before: readonly TruthBefore[];
  objective: TruthObjective | null;
  requests: readonly TruthRequest[];
  contacts: readonly TruthContact[];
  /** The other events of the team's units. */
  events: TruthEvents;
  /** The changes of the ledger in the turn, and the places from which they can be perceived. */
  changes: { entries: readonly EntryToTell[]; world: TeamWorld };
  /** Enemy formations already named to this team. */
  issuedIdentities: readonly string[];
  places: readonly TruthPlace[];
}

export interface TruthTeam {
  gameId: string;
  teamId: string;
  name: string;
  side: Side;
  /** The title of the side on the sheet: "ALLIED", "GERMAN". */
  sideTitle: string;
  command: DeskCommand;
  /** The sides and nations of the game. */
  sides: SidesOfGame;
  /** In words; empty: the scenario does not say. */
  turnLength: string;
}

export interface TruthLink {
  toTeamId: string;
  toName: string;
  means: string;
}

/** The clock's truth: which phase, since when, and the minutes it is given. */
export interface TruthClock {
  gameId: string;
  title: string;
  turn: TruthTurn;
  phase: Phase;
  phaseStartedAt: Date;
  budgetMinutes: number;
  isBegun: boolean;
  isEnded: boolean;
  network: string;
  address: string;
  pausedAt: Date | null;
  allowsRest: boolean;
  /** The battle ends with this turn. */
  isLast: boolean;
}
