/** A scenario as loaded: all that is the same for every game of it. Places are km on its flat grid, x to the east, y to the north. */

import type { Frame, Place } from '@/lib/geometry';
import type { Side } from '@/lib/words';
import type * as rows from './csv-rows';
import type { Manifest } from './manifest';

/** A row of a table that has a place on the map: km on the grid, where the table has longitude and latitude. */
export type Placed<Row> = Omit<Row, 'lon' | 'lat' | 'license'> & { place: Place };

export type PhaseBudget = Manifest['phases'][number];
export type ScenarioUnit = Placed<rows.UnitRow>;
export type Lift = Placed<rows.LiftRow>;
export type EntryPlace = Placed<rows.EntryRow>;
export type { SquadronRow as Squadron, TeamRow as ScenarioTeam } from './csv-rows';

export interface Scenario extends Omit<Manifest, 'map'> {
  /** The name of its folder. */
  name: string;
  teams: rows.TeamRow[];
  profiles: rows.ProfileRow[];
  units: ScenarioUnit[];
  squadrons: rows.SquadronRow[];
  lifts: Lift[];
  /** Where units come on after the opening turn (§4 step 4), airborne lifts apart. */
  entries: EntryPlace[];
  links: rows.LinkRow[];
  /** Which HQ has which above it. Scenarios kept by games made before have none. */
  returns?: rows.ReturnRow[];
  /** Ids of the crossings that are prepared for demolition (§8). */
  demolitions: string[];
  previousOrders: rows.PreviousOrderRow[];
  contacts: rows.ContactRow[];
  intelligence: rows.IntelligenceRow[];
  /** What each team means to do, turn by turn. Scenarios kept by games made before have none. */
  plans?: rows.PlanRow[];
  /** The printed map. Everyone may see all of it. */
  map: MapData;
  /** Where its grid lies on the globe. Scenarios kept by games made before have none. */
  grid?: Manifest['map']['grid'];
  /** Drop and landing zones: known to one side only, so no part of the printed map. */
  zones: Zone[];
  /** As they truly are, for Control. */
  crossings: Placed<rows.CrossingRow>[];
}

export interface Zone {
  side: Side;
  name: string;
  rings: MapPoint[][];
}

interface NamedFrame extends Frame {
  name: string;
}

/** The printed map, the same for everyone: nothing in it is secret. */
export interface MapData {
  title: string;
  credit: string;
  frame: Frame;
  /** Parts of it one goes to by name. */
  bookmarks?: NamedFrame[];
  /** The base map drawn under the features. Maps of games made before have none. */
  baseMap?: string;
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
  'closecountry',
  'badterrain',
  'fortified',
  'marsh',
  'highground',
  'minefield',
  'crossing',
  // Names and figures that no rule reads.
  'brook',
  'region',
  'spot',
] as const;
type MapLayer = (typeof mapLayers)[number];

export type MapPoint = [x: number, y: number];

/** One thing on the map. Lines have `lines`, areas `rings` (the outer ring first), towns, crossings and spots `point`. */
export interface MapFeature {
  layer: MapLayer;
  name: string;
  /** road: main, minor · builtup: city, town, village · badterrain: bocage, walled fields, mountain · crossing: its kind · spot: its height, m. */
  kind?: string;
  /** A river or canal that no unit crosses without a bridge (§6). */
  isMajor?: boolean;
  /** town: 1 city, 2 named at once, 3 and 4 at higher zoom. */
  tier?: number;
  lines?: MapPoint[][];
  rings?: MapPoint[][];
  point?: MapPoint;
}

/** A fault of a scenario's files, or something to know of them. `row` is the line of the file, `column` its heading or the dotted path of a field. */
export interface ScenarioProblem {
  file: string;
  row?: number;
  column?: string;
  /** Whom a note is of: its message reads on from this name, as from a place. */
  name?: string;
  message: string;
  /** Several such notes share these words, where the message of each differs; they read on from “3 units”. None: as the message. */
  kind?: string;
  /** A note that asks for something to be done: the checklist counts it as it counts faults. */
  asks?: true;
}

/** `notes`: what hinders nothing but should be known. */
export type ScenarioReading =
  | { ok: true; scenario: Scenario; notes: ScenarioProblem[] }
  | { ok: false; problems: ScenarioProblem[]; notes: ScenarioProblem[] };
