import type { Place } from '@/lib/geometry';
import type { Action, CrossingLook, MustName, Wind } from '@/lib/words';
import type { NewsFact } from './news-facts';
import type { PlaceFact, Worth } from './place-and-worth';

export type { PlaceFact, Worth } from './place-and-worth';

/** The facts that one team may be told, as plain JSON: words, places and kinds of troops; nothing of the mechanism. */

/** The outcome of the fight, as anyone on the spot would see it. */
export type Outcome =
  | 'overran'
  | 'tookGround'
  | 'pressedThem'
  | 'locked'
  | 'thrownBack'
  | 'wereOverrun'
  | 'lostGround'
  | 'heldOn'
  | 'sawThemOff';

export interface OwnFact extends Worth {
  factId: string;
  name: string;
  /** As it is printed on the counter. */
  shortName: string;
  /** Empty: it belongs to none. */
  brigade: string;
  place: PlaceFact | null;
  /** It has tanks; absent: it has none, or the game was made before. */
  isTanks?: true;
  movement: 'stayed' | 'fellBack' | 'thrownBack';
  stoodFast: boolean;
}

export interface EnemyFact {
  factId: string;
  /** Where he is marked on the team's map: never exactly where his units stand. */
  at: Place;
  /** Battalion equivalents in words (OC-118). */
  battalions: string;
  /** Kinds of troops in contact, in soldier's words. */
  types: string[];
  /** The contact's symbol: the kind that leads the list. */
  symbol: string | null;
  mustName: MustName[];
  /** Formations that may be named. */
  identities: string[];
  hasPrisoners: boolean;
}

/** A crossing that was fought for: one of the team's fighters sees it. */
export interface FightCrossing {
  /** That of the news of it, where it is news. */
  factId: string;
  /** As one would say it: "the Rhine road bridge of Arnhem". */
  spoken: string;
  look: CrossingLook;
}

/** The parts of a fight that are told: how it went, the own units, the enemy. */
export const fightParts = ['story', 'own', 'enemy'] as const;
export type FightPart = (typeof fightParts)[number];

/** True when this part of a fight is to be told: all of them, but in a correction. */
export const isToTell = ({ tells }: Pick<FightFacts, 'tells'>, part: FightPart): boolean =>
  (tells ?? fightParts).includes(part);

/** A combat, or a probe that met the enemy (`outcome` null). */
export interface FightFacts {
  id: string;
  title: string;
  /** The parts that are to be told: a correction tells what has changed. Absent: all. */
  tells?: readonly FightPart[];
  /** To the hectometre; a probe's is where the enemy is marked. */
  place: PlaceFact;
  /** The place and the ground, as one would say it: "in the streets of Arnhem". Absent in games made before. */
  where?: string;
  crossing?: FightCrossing | null;
  /** The order of the team's own fighters; null: not all the same. */
  order?: Action | null;
  /** True when the own attack was prepared in the turn before (§9); absent: no attack of the team's, or not all of it alike. */
  isPrepared?: boolean;
  isNight: boolean;
  outcome: Outcome | null;
  own: OwnFact[];
  /** Own side's support that took part. */
  support: MustName[];
  enemy: EnemyFact;
  /** The fight before it whose mark on the team's map is of the same enemy; absent: the enemy has a mark of this fight. */
  enemyMarkedBy?: string;
  /** Control's line of colour, as far as this team may read it; absent: there is none. */
  colour?: string;
}

export interface MoveFact {
  factId: string;
  names: string[];
  place: PlaceFact | null;
  isFinished: boolean;
  why: string;
}

export interface ArrivalFact {
  factId: string;
  names: string[];
  place: PlaceFact | null;
}

/** Enemy patrols were about: from where they came, and nothing else of them (OC-73). */
export interface PatrolFact {
  factId: string;
  names: string[];
  from: Wind;
}

export interface RequestFact {
  factId: string;
  what: string;
  heard: string;
}

/** The state of a place of the objective, as the team knows it. */
export interface ObjectivePlace extends Place {
  /** As it is printed on the map. */
  name: string;
  /** As one would say it: "the road bridge of Son". */
  spoken: string;
  /**
   * `held`: own units are there and no enemy is known within 1 km. `contested`: own units are there, or fought there, and an
   * enemy is. `near`: own units are within 3 km. `far`: none is.
   */
  is: 'held' | 'contested' | 'near' | 'far';
  /** A crossing as the team knows it; null: it is none. */
  look: CrossingLook | null;
}

/** The objective of the team, in the words of its own paper, and how far it has come. */
export interface ObjectiveFact {
  words: string;
  places: ObjectivePlace[];
}

/** Where one own unit is and how it is: each unit of the team has one of these. */
export interface AccountFact {
  factId: string;
  name: string;
  shortName: string;
  brigade: string;
  /** null: it is taken, and so nowhere. */
  place: PlaceFact | null;
  worth: Worth;
  /** It is at another place, or worth more or less, than when the turn began. */
  isChanged: boolean;
  /** It came onto the map in this turn. */
  hasArrived: boolean;
  /** Ids of the fights, moves, arrivals and news that tell of it. */
  toldBy: string[];
}

/** The last return of an HQ below, for an HQ that commands others (OC-126). */
export interface ReturnFact {
  factId: string;
  /** The HQ below: "Guards Armoured". */
  from: string;
  /** The hour its return or message is dated: "17 SEP 2130"; empty: it said nothing this turn. */
  hour: string;
  /** In its own words. */
  text: string;
}

/** The facts that one team may be told of one turn. Plain JSON. */
export interface ReportFacts {
  sender: string;
  /** Anyone in the field sees it. Absent: the weather is fair. */
  isBadWeather?: true;
  /** null: the scenario gives the team none. */
  objective: ObjectiveFact | null;
  fights: FightFacts[];
  moves: MoveFact[];
  arrivals: ArrivalFact[];
  patrols: PatrolFact[];
  requests: RequestFact[];
  /** The last return of each HQ below. Absent or empty: the team commands none. */
  returns?: ReturnFact[];
  /** The other things its units saw and suffered, in the order in which they are told. */
  news: NewsFact[];
  /** Each unit of the team on the map or lost this turn, exactly once. */
  accounts: AccountFact[];
  /** Every own counter on the map, by the names it goes by: for the guard. */
  ownPlaces: { names: string[]; place: PlaceFact }[];
}
