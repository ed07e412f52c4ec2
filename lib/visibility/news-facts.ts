import type { Place } from '@/lib/geometry';
import type { Action, AirMission, Arm, CrossingLook, Effectiveness, LetGoWhy, Losses, Wind } from '@/lib/words';

/**
 * What a team may be told of a turn besides its fights, as plain JSON: what its units saw and suffered. Each is owed to it until
 * it is told, or Control has said why it is not.
 */

interface News {
  factId: string;
  /** The own units it is about, each by its name and its short name. */
  units: string[][];
  /** It must be told, or waived with a reason. */
  isOwed: boolean;
}

/** What became of an order to attack or probe that no fight came of. */
export interface OrderNews extends News {
  kind: 'order';
  action: Action;
  why: LetGoWhy;
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
  at: Place;
}

/** An enemy close by whom nobody has fought (OC-118). */
export interface ContactNews extends News {
  kind: 'contact';
  hasMoved: boolean;
  /** null: too close to say. */
  from: Wind | null;
  /** Where he is marked on the team's map. */
  at: Place;
  types: string[];
  symbol: Arm | null;
  identities: string[];
}

/** Bombed or shelled (OC-122). */
export interface StrikeNews extends News {
  kind: 'strike';
  /** "bombed by heavy bombers and shelled by field guns". */
  how: string;
  effectiveness: Effectiveness;
  losses: Losses;
  /** "before nightfall"; empty: it can move. */
  cannotMove: string;
  isFlakSilenced: boolean;
}

/** A lift that met somebody on the way, or came down badly (§12). */
export interface LandingNews extends News {
  kind: 'landing';
  zone: string;
  /** "flak", "enemy fighters". */
  met: string[];
  isTurnedBack: boolean;
  isWide: boolean;
  effectiveness: Effectiveness;
  losses: Losses;
}

/** Own aircraft that came or did not (OC-94). */
export interface MissionNews extends News {
  kind: 'mission';
  mission: AirMission;
  name: string;
  /** "at Caen"; empty: no place. */
  where: string;
  hasFlown: boolean;
  isTurnedBack: boolean;
  losses: Losses;
}

/** Own guns that fired for others, or at a square. */
export interface FireNews extends News {
  kind: 'fire';
  where: string;
  isAtSquare: boolean;
}

/** Own units worth less, by no fight of theirs. */
export interface WornNews extends News {
  kind: 'worn';
  effectiveness: Effectiveness;
  losses: Losses;
}

export type NewsFact =
  | OrderNews
  | CrossingNews
  | ContactNews
  | StrikeNews
  | LandingNews
  | MissionNews
  | FireNews
  | WornNews;
