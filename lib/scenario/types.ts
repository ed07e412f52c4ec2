/** A scenario as loaded: all that is the same for every game of it. Places are km on its flat grid, x to the east, y to the north. */

import type { RulebookChoice } from '@/lib/adjudication/types';
import type { Frame, Place } from '@/lib/geometry';
import type {
  Action,
  AirKind,
  Arm,
  ArtilleryClass,
  Carriage,
  ControlRole,
  CrossingKind,
  Daypart,
  FlakWeight,
  InterdictionWeight,
  LinkMeans,
  Mover,
  Phase,
  Posture,
  Side,
  SquadronTrade,
  UnitFlag,
} from '@/lib/words';

export const nations = ['UK', 'US', 'POL', 'NL', 'CAN', 'GER'] as const;
export type Nation = (typeof nations)[number];

export const echelons = ['company', 'battalion', 'regiment', 'hq'] as const;
type Echelon = (typeof echelons)[number];

export interface Scenario {
  /** The name of its folder. */
  name: string;
  title: string;
  credit: string;
  rulebook: RulebookChoice;
  sides: ScenarioSide[];
  turns: ScenarioTurn[];
  /** The turn a new game opens on. Units that arrive on it or before are on the map. */
  openingTurn: number;
  phases: PhaseBudget[];
  teams: ScenarioTeam[];
  profiles: StatusProfile[];
  units: ScenarioUnit[];
  squadrons: Squadron[];
  lifts: Lift[];
  /** Where units come on after the opening turn (§4 step 4), airborne lifts apart. */
  entries: EntryPlace[];
  links: HqLink[];
  /** Ids of the crossings that are prepared for demolition (§8). */
  demolitions: string[];
  previousOrders: PreviousOrder[];
  contacts: TurnsInContact[];
  intelligence: FirstIntelligence[];
  opening: Opening;
  /** The printed map. Everyone may see all of it. */
  map: MapData;
  /** Drop and landing zones: known to one side only, so no part of the printed map. */
  zones: Zone[];
  crossings: ScenarioCrossing[];
}

interface ScenarioSide {
  key: Side;
  /** As the order sheet is headed: ALLIED. */
  name: string;
}

interface ScenarioTurn {
  number: number;
  /** YYYY-MM-DD. A night belongs to the day on which it begins. */
  date: string;
  daypart: Daypart;
}

export interface PhaseBudget {
  key: Phase;
  budgetSeconds: number;
  /** The figure is this project's default, not the book's. */
  isOurs: boolean;
}

export interface ScenarioTeam {
  /** A slug: 1-airborne. */
  key: string;
  name: string;
  side: Side;
  hqUnitId: string;
  /** What it commands, in words. */
  formations: string;
  notes: string;
}

/** A status profile of the game (§9 Unit Status, Annex A), which any number of units have. */
export interface StatusProfile {
  key: string;
  /** Which units have it, in words. */
  describes: string;
  /** Counter notation: `5-3-2-1-0`, `[6-4-2-0]`, `(2)-(1)-0`. */
  notation: string;
  /** Unit size points, and km of road in column (§7). */
  sizePoints: number;
  /** Which of its figures are this project's default, not a source's: notation, sizePoints. */
  ours: string[];
  /** For Control: where its figures come from. */
  notes: string;
}

export interface ScenarioUnit {
  id: string;
  side: Side;
  /** Key of its team. */
  team: string;
  corps: string;
  division: string;
  brigade: string;
  /** The formation of the factor "from another formation" and of identity in reports: its division, or its own brigade where that is independent (OC-25). */
  formation: string;
  name: string;
  /** At most 12 characters, for a counter 64 px wide. */
  shortName: string;
  arm: Arm;
  nation: Nation;
  echelon: Echelon;
  arrivalTurn: number;
  /** Where it stands or comes on, in words. */
  entry: string;
  place: Place;
  /** Its row of the movement table (§6). */
  mover: Mover;
  carriage: Carriage;
  /** Flexible or veteran: an exception to the timings of §9. */
  isFlexible: boolean;
  flags: UnitFlag[];
  /** Set for guns that can support a combat from a distance (§9 Supporting Artillery). */
  artilleryClass: ArtilleryClass | null;
  flakWeights: FlakWeight[];
  /** Key of its status profile. */
  profile: string;
  stepsLost: number;
  /** For Control. */
  notes: string;
  /** Columns whose value is this project's default, not a source's. */
  ours: string[];
}

export interface Squadron {
  id: string;
  side: Side;
  name: string;
  aircraft: string;
  kind: SquadronTrade;
  squadrons: number;
  /** Row of the close air support table, null: flies none. */
  closeSupport: AirKind | null;
  /** Column of the interdiction table, null: bombs nothing. */
  interdiction: InterdictionWeight | null;
  notes: string;
  ours: string[];
}

/** Transport serials to one zone in one turn. */
export interface Lift {
  id: string;
  turn: number;
  side: Side;
  zone: string;
  place: Place;
  serials: number;
  unitIds: string[];
  notes: string;
  ours: string[];
}

/** Where reinforcements of a side come onto the map (§4 step 4). Units name it by their `entry`. */
export interface EntryPlace {
  name: string;
  side: Side;
  place: Place;
  /** How far from it a unit may be put down as it comes on, km. */
  rangeKm: number;
  /** Unit points of column that come on here in a turn (§7). */
  capacityPoints: number;
  ours: string[];
  notes: string;
}

/** One HQ can reach another. A link is one way; the way back is a link of its own. */
interface HqLink {
  id: string;
  /** Keys of teams. */
  from: string;
  to: string;
  means: LinkMeans;
  /** For Control: how well it works. */
  notes: string;
  ours: string[];
}

/** What a unit was ordered on the turn before the opening turn. */
interface PreviousOrder {
  unitId: string;
  action: Action;
  posture: Posture;
  standFast: boolean;
  ours: string[];
}

/** Turns running that a unit has been in contact with an enemy formation when the game opens. */
interface TurnsInContact {
  unitId: string;
  enemyFormation: string;
  turnsRunning: number;
}

/** What an HQ knows when the game opens, as a signal to it. */
interface FirstIntelligence {
  /** Key of the team. */
  team: string;
  text: string;
}

export interface Opening {
  controlSeats: OpeningSeat[];
  allowsRest: boolean;
}

interface OpeningSeat {
  label: string;
  roles: ControlRole[];
  /** Keys of the teams a team control looks after first. */
  teams: string[];
}

export interface Zone {
  side: Side;
  name: string;
  rings: MapPoint[][];
}

/** The printed map, the same for everyone: nothing in it is secret. */
export interface MapData {
  title: string;
  credit: string;
  frame: Frame;
  features: MapFeature[];
}

export const mapLayers = [
  'coastline',
  'sea',
  'river',
  'canal',
  'road',
  'rail',
  'town',
  'builtup',
  'wood',
  'marsh',
  'highground',
  'minefield',
  'crossing',
] as const;
type MapLayer = (typeof mapLayers)[number];

export type MapPoint = [x: number, y: number];

/** One thing on the map. Lines have `lines`, areas `rings` (the outer ring first), towns and crossings `point`. */
export interface MapFeature {
  layer: MapLayer;
  name: string;
  /** road: main, minor · builtup: city, town, village, fortified · crossing: its kind. */
  kind?: string;
  /** A river or canal that no unit crosses without a bridge (§6). */
  isMajor?: boolean;
  /** town: 1 city, 2 named at once, 3 and 4 at higher zoom. */
  tier?: number;
  lines?: MapPoint[][];
  rings?: MapPoint[][];
  point?: MapPoint;
}

/** A crossing as it truly is, for Control. */
interface ScenarioCrossing {
  id: string;
  name: string;
  kind: CrossingKind;
  water: string;
  /** Unit points a turn (§7). */
  capacityPoints: number;
  place: Place;
  isBlown: boolean;
  /** Prepared for demolition (§8). */
  isPrepared: boolean;
  notes: string;
  ours: string[];
}

/** A fault of a scenario's files. `row` is the line of the file, `column` its heading or the dotted path of a field. */
export interface ScenarioProblem {
  file: string;
  row?: number;
  column?: string;
  message: string;
}

export type ScenarioReading = { ok: true; scenario: Scenario } | { ok: false; problems: ScenarioProblem[] };
