import type { Place } from '@/lib/geometry';
import type { Action, AirMission, Arm, BridgingPart, CrossingLook, LetGoWhy, Losses, Wind } from '@/lib/words';
import type { PlaceFact, Worth } from './place-and-worth';

/**
 * The facts a team may be told of a turn besides its fights, as plain JSON: what its orders came to, what its units saw
 * and suffered. Each is owed to it until it is told, or Control has said why it is not.
 */

interface News {
  factId: string;
  /** The own units it is about, each by its name and its short name. */
  units: string[][];
  /** It must be told, or waived with a reason. */
  isOwed: boolean;
}

/** Where a row sent its units: a place that the row names in its own words. */
export interface GoalFact extends PlaceFact {
  /** As one would say it: "Son", "the road bridge of Son"; for a grid reference its six figures. */
  spoken: string;
}

/** The outcome of a row's order for some of its units. `fightIds`: the fights that tell it. */
export type RowOutcome =
  /** They are within 0.5 km of the goal. */
  | { is: 'done' }
  /** They moved; the row names no place that the map has. */
  | { is: 'moved' }
  /** They are short of the goal and nothing stopped them. `kmLeft`: whole km to the goal, at least 1. */
  | { is: 'onTheRoad'; kmLeft: number }
  /** They stopped short of the goal. `why`: Control's words, may be empty. `isByEnemy`: an enemy is close; a contact tells of him. */
  | { is: 'stopped'; why: string; isByEnemy: boolean }
  /** They wait to cross. `place`: 1 is the head of the queue. `isPartAcross`: some of the unit is over. */
  | { is: 'queueing'; place: number; crossing: string; isPartAcross: boolean }
  /** They have not moved. `why`: Control's words, may be empty. */
  | { is: 'notBegun'; why: string }
  | { is: 'attacked'; fightIds: string[] }
  /** They were attacked, whatever they were ordered. */
  | { is: 'wasAttacked'; fightIds: string[] }
  /** They went to attack and met nobody. */
  | { is: 'attackedNobody' }
  | { is: 'didNotAttack'; why: LetGoWhy }
  | { is: 'probed'; fightIds: string[] }
  | { is: 'probedNobody' }
  | { is: 'held' }
  | { is: 'prepared' }
  /** Their guns fired. `where`: the map's words; may be empty. */
  | { is: 'fired'; where: string; isAtSquare: boolean }
  /** Control ruled that the order is not carried out. */
  | { is: 'notCarriedOut' }
  /** They are prisoners, by no fight of the turn. */
  | { is: 'taken' }
  /** They are not on the map. */
  | { is: 'notThere' };

/** Units of one row that fared alike. */
export interface OutcomePart {
  /** Each by its name and its short name. */
  units: string[][];
  /** Where all of them are; null: they are apart, or nowhere. The accounts say where each is. */
  at: PlaceFact | null;
  outcome: RowOutcome;
}

/** The outcome of one row of the team's order sheet (§5): each row ends a turn with exactly one of these. */
export interface OutcomeNews extends News {
  kind: 'outcome';
  /** null: the row says none. */
  action: Action | null;
  goal: GoalFact | null;
  parts: OutcomePart[];
}

/** A crossing that looks otherwise than the team knew (§8). */
export interface CrossingNews extends News {
  kind: 'crossing';
  /** As it stands on the printed map: "Grave – Maas road bridge". */
  name: string;
  /** The places a text names it by: "Grave". */
  places: string[];
  /** Words that tell it from another crossing of the place that is told of too: one of them is to be said. Empty: the place is enough. */
  marks: string[];
  /** As one would say it: "the Maas road bridge of Grave". */
  spoken: string;
  /** Its sort, for the map: "roadBridge". */
  sort: string;
  look: CrossingLook;
  /** The team knew of none here. */
  isNew: boolean;
  /** A bridge has been built here since the team was last told. */
  isBuilt: boolean;
  /** Own units fought over it this turn. */
  isFoughtFor: boolean;
  at: Place;
}

/** Work on a bridge, for those who do it and those who see it (§7, OC-112). */
export interface BridgingNews extends News {
  kind: 'bridging';
  /** Own units do it; else they see it. */
  isOurs: boolean;
  /** The side whose work own units see by day. Absent: nobody could see it, or a game made before. */
  by?: 'ours' | 'enemy';
  spoken: string;
  /** The places a text names it by. */
  places: string[];
  at: Place;
  work: 'begun' | 'goesOn' | 'stopped' | 'givenUp';
  /** Turns of work that are left after this one; 0: the bridge is ready when the next turn begins; null: unknown to those who only see it. */
  turnsLeft: number | null;
  /** The things that are missing at the place; empty with `stopped`: the enemy is too near. */
  lacks: BridgingPart[];
}

/** A unit that waits to cross and that no row orders (§7). */
export interface QueueNews extends News {
  kind: 'queue';
  /** 1 is the head of the queue. */
  place: number;
  crossing: string;
  isPartAcross: boolean;
}

/**
 * The outcome of an order to blow a crossing. `failed`: it was tried, and the crossing stands. Not tried: `nobodyThere`
 * to do it, or `notDue`, as no enemy came near.
 */
export type DemolitionResult = 'blown' | 'failed' | 'nobodyThere' | 'notDue';

/** A crossing that a row of the team orders to be blown (§8). */
export interface DemolitionNews extends News {
  kind: 'demolition';
  spoken: string;
  /** The places a text names it by. */
  places: string[];
  at: Place;
  result: DemolitionResult;
}

/** An enemy close by whom nobody has fought (OC-118). */
export interface ContactNews extends News {
  kind: 'contact';
  hasMoved: boolean;
  /** null: too close to say. */
  from: Wind | null;
  /** Where he is marked on the team's map. */
  at: Place;
  /** Rough battalion equivalents in words (§10.3). Absent in games made before. */
  battalions?: string;
  types: string[];
  symbol: Arm | null;
  identities: string[];
  /** A fight of the team tells of all of him, and marks him on its map. */
  isInFight?: true;
}

/** Bombed or shelled (OC-122). */
export interface StrikeNews extends News, Worth {
  kind: 'strike';
  /** "bombed by heavy bombers and shelled by field guns". */
  how: string;
  /** The time it could not move: "for the rest of the afternoon"; empty: it could. */
  pinned: string;
  isFlakSilenced: boolean;
}

/** A lift that met somebody on the way, or came down badly (§12). */
export interface LandingNews extends News, Worth {
  kind: 'landing';
  zone: string;
  /** "flak", "enemy fighters". */
  met: string[];
  isTurnedBack: boolean;
  isWide: boolean;
  /**
   * The distance from the zone, whole km, and the direction, of those who came down wide. Absent: apart, or a game made
   * before.
   */
  off?: { km: number; to: Wind };
}

/** The results of a mission. */
export const missionResults = [
  /** It came and did what it was sent for. */
  'flew',
  /** A reconnaissance; what it saw is told in a report of its own. */
  'saw',
  'sawNothing',
  /** A cab rank that stood over the field and was not called on. */
  'onCall',
  /** Cover or escort that met no enemy aircraft. */
  'metNobody',
  /** Cover or escort that fought enemy aircraft and kept them off, or did not. */
  'won',
  'drew',
  'lost',
  /** Enemy fighters drove it off. */
  'turnedBack',
  'badWeather',
  'didNotFly',
  /** Nothing was laid on for the team's request. */
  'notLaidOn',
] as const;
export type MissionResult = (typeof missionResults)[number];

/** The outcome of an air request or an air order for the team (§9, §12, OC-94): each has exactly one of these. */
export interface MissionNews extends News {
  kind: 'mission';
  mission: AirMission;
  /** The name of the squadrons that flew; empty where none did. */
  name: string;
  /** "at Caen"; empty: no place. */
  where: string;
  result: MissionResult;
  losses: Losses;
}

/** Own guns that fired for others, or at a square. */
export interface FireNews extends News {
  kind: 'fire';
  where: string;
  isAtSquare: boolean;
}

/** Own flak that fired at aircraft (§12). */
export interface FlakNews extends News {
  kind: 'flak';
  at: 'transports' | 'aircraft';
  /** The effect as its crews saw it. */
  effect: 'none' | 'someDown';
}

/** Own units worth less, by no fight of theirs. */
export interface WornNews extends News, Worth {
  kind: 'worn';
}

/** Own units that have won back strength. */
export interface RecoveredNews extends News, Worth {
  kind: 'recovered';
}

/** Own units that fell into the enemy's hands by no fight of the turn. */
export interface TakenNews extends News {
  kind: 'taken';
  /** Where each was when the turn began, in the order of `units`; null: on no map. Absent in games made before. */
  lastAt?: (PlaceFact | null)[];
}

/** Enemy troops that gave themselves up to own units close by, by no fight of the turn. */
export interface SurrenderNews extends News {
  kind: 'surrender';
  types: string[];
}

/** A change that no other fact tells is told in a plain sentence of one of these kinds. */
export type GeneralChange =
  | 'offTheMap'
  | 'free'
  | 'taken'
  | 'pinned'
  | 'flakSilenced'
  | 'inContact'
  | 'queue'
  | 'crossing'
  | 'bridging'
  | 'air'
  | 'request'
  | 'enemy'
  | 'own';

/** Something that the team perceived and that no other fact tells: in general words, until Control writes better ones. */
export interface ChangeNews extends News {
  kind: 'change';
  what: GeneralChange;
}

export type NewsFact =
  | OutcomeNews
  | CrossingNews
  | BridgingNews
  | QueueNews
  | DemolitionNews
  | ContactNews
  | StrikeNews
  | LandingNews
  | MissionNews
  | FireNews
  | FlakNews
  | WornNews
  | RecoveredNews
  | TakenNews
  | SurrenderNews
  | ChangeNews;
