import type { Place } from '@/lib/geometry';
import type {
  Action,
  AirMission,
  BridgingPart,
  CrossingLook,
  CrossingState,
  InterdictionWeight,
  LetGoWhy,
  Losses,
  Side,
} from '@/lib/words';
import type { DemolitionResult, MissionResult } from './news-facts';

/** The events of units in a turn beside their combats and probes, as the door takes them: see `truth.ts`. */

/** A crossing that units of the team hold, reach or look at: it lies within passing distance of them or of their way (OC-111). */
export interface TruthCrossing extends Place {
  id: string;
  /** As it stands in the books and on the printed map: "Grave – Maas road bridge". */
  name: string;
  /** As one would say it: "the Maas road bridge of Grave". */
  spoken: string;
  kind: string;
  state: CrossingState;
  /** As the team last knew it before this turn; null: it knew of none here. */
  known: CrossingLook | null;
  /** It has been told of it in this turn already: it is told how it stands now, too. */
  isTold: boolean;
  /** A bridge was built here after the team was last told of it. */
  isBuilt: boolean;
  /** The combats of the turn that are fought over it. */
  combatIds: readonly string[];
  /** The team's own units that see it. */
  unitIds: readonly string[];
}

/** Own units within passing distance of an enemy they have neither fought nor probed this turn (OC-118). */
export interface TruthStandoff {
  id: string;
  unitIds: readonly string[];
  metIds: readonly string[];
  /** One of them has moved this turn, and came up against him. */
  hasMoved: boolean;
}

/** The effect of an attack on one unit. Statuses are 0 to 10. */
export interface TruthHit {
  unitId: string;
  statusBefore: number;
  statusAfter: number;
  /** It does not move for the rest of the turn (OC-81). */
  isImmobilised: boolean;
  /** Its flak does not fire this turn (OC-87). */
  isFlakSilenced: boolean;
}

/** Bombs, or shells of guns of this weight (OC-122). */
export type Weapon =
  /** `side`: whose aircraft they were; absent: nobody has said. */
  { bombs: InterdictionWeight; side?: Side } | { guns: 'field' | 'heavy' };

/** A square bombed or shelled, and every unit in it (§9 Bombing/Interdiction). */
export interface TruthStrike {
  id: string;
  /** Empty: put by hand, so that nobody has said what it was. */
  weapons: readonly Weapon[];
  hits: readonly TruthHit[];
}

/** The outcome of a lift on its way in (§12). */
export interface TruthLanding {
  id: string;
  zone: string;
  /** Where the zone is. */
  at?: Place;
  /** The units that are carried, hurt or not. */
  hits: readonly TruthHit[];
  hasMetFlak: boolean;
  hasMetFighters: boolean;
  /** Driven off: nobody came down (OC-44). */
  isTurnedBack: boolean;
  /** The units that came down further than a kilometre from the zone. */
  wideIds: readonly string[];
}

/** Aircraft of the own side that teams had asked for, or that were laid on for their formation (§9, §12). */
export interface TruthMission {
  id: string;
  side: Side;
  /** The teams it was flown for. */
  teamIds: readonly string[];
  mission: AirMission;
  /** "Typhoons of 83 Group"; empty: nothing was laid on. */
  name: string;
  /** Where it was sent; null: to its formation. */
  at: Place | null;
  result: MissionResult;
  losses: Losses;
}

/** A crossing that a row of the team orders to be blown, and what its units there saw come of it (§8 Blowing Bridges). */
export interface TruthDemolition extends Place {
  id: string;
  unitIds: readonly string[];
  name: string;
  spoken: string;
  result: DemolitionResult;
}

/** A unit of the team that waits at a crossing when the turn ends (§7). */
export interface TruthQueued {
  unitId: string;
  /** "the road bridge of Son". */
  crossing: string;
  /** 1 is the head of the queue. */
  place: number;
  isPartAcross: boolean;
}

/** Work on a bridge that units of the team do or see (OC-112). */
export interface TruthWork extends Place {
  id: string;
  name: string;
  spoken: string;
  state: 'begun' | 'goesOn' | 'stopped' | 'givenUp';
  turnsLeft: number;
  lacks: readonly BridgingPart[];
  /** The side whose units work on it. Absent: nobody has said. */
  side?: Side;
  /** The team's own units that work on it. */
  builderIds: readonly string[];
  /** Its own units that see it. */
  unitIds: readonly string[];
}

/** Flak of the team that fired in the turn (§12). */
export interface TruthFlak {
  id: string;
  unitIds: readonly string[];
  at: 'transports' | 'aircraft';
  hasHit: boolean;
}

/** A unit taken by no fight of the turn, as it was before. `seenBy`: units of the other side within passing distance. */
export interface TruthTaken {
  unitId: string;
  seenBy: readonly string[];
}

/** Guns of the team that fired for others, or at a square (§9). */
export interface TruthFire {
  id: string;
  unitIds: readonly string[];
  at: Place;
  isAtSquare: boolean;
}

/** A unit that is worth less by an act that no fight, strike or landing tells: Control crossed steps off, by whatever verb (§9, OC-123). */
interface TruthWorn {
  unitId: string;
  statusBefore: number;
  statusAfter: number;
}

/** A unit that was ordered to attack or probe and did neither, as Control let it go (§9 Analysing Combat 4). */
interface TruthLetGo {
  unitId: string;
  action: Action;
  why: LetGoWhy;
}

export interface TruthEvents {
  letGo: readonly TruthLetGo[];
  crossings: readonly TruthCrossing[];
  standoffs: readonly TruthStandoff[];
  strikes: readonly TruthStrike[];
  landings: readonly TruthLanding[];
  missions: readonly TruthMission[];
  fires: readonly TruthFire[];
  worn: readonly TruthWorn[];
  queued: readonly TruthQueued[];
  works: readonly TruthWork[];
  flak: readonly TruthFlak[];
  taken: readonly TruthTaken[];
  demolitions: readonly TruthDemolition[];
  /** Own units that won back strength in the turn, by rest or from Control (OC-74, OC-123). */
  recovered: readonly { unitId: string }[];
}

export const noEvents: TruthEvents = {
  letGo: [],
  crossings: [],
  standoffs: [],
  strikes: [],
  landings: [],
  missions: [],
  fires: [],
  worn: [],
  queued: [],
  works: [],
  flak: [],
  taken: [],
  demolitions: [],
  recovered: [],
};
