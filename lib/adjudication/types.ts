import type {
  Action,
  AirKind,
  AirStop,
  Arm,
  ArtilleryClass,
  CombatResult,
  CombatRole,
  CounterAttack,
  Daypart,
  Posture,
  ResultsColumn,
  RulebookName,
  TurnPart,
  UnitFlag,
} from '@/lib/words';
import type { FactorKey } from './factor-list';

/** The shapes of cases and outcomes, as the `opcom` command reads and prints them. */

/** The face of a d6. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** One die as it fell: `value` is the face of the d6, for a 1d3 too. */
export interface Roll {
  forWhat: string;
  value: Face;
}

/** One line of a score. `what` is a sentence for the umpire's card, `rule` names the section and the ruling (OC-n). */
export interface ScoreLine {
  /** The role of the force whose score it is. Findings are stored with this name. */
  side: CombatRole;
  unitId?: string;
  what: string;
  points: number;
  rule: string;
  /** The factors of §9 that made it; left out: none. The command line does not print them. */
  factors?: readonly FactorKey[];
  /** Of a tactical advantage, what it is. The command line does not print it. */
  advantage?: string;
}

/** One sentence of the working of a finding without a score: a die, or an entry of the case. For the umpire. */
export interface FindingLine {
  what: string;
  rule: string;
  unitId?: string;
}

/** The fields of every outcome, beside its own. */
export interface Finding {
  rulebook: RulebookName;
  rolls: Roll[];
  advice: Advice[];
}

/** The closed list of advice. */
export type AdviceCode =
  | 'oddAction'
  | 'breakThroughWithoutTanks'
  | 'notEffective'
  | 'defenceOnlyAttacks'
  | 'supportAlone'
  | 'movedTooFar'
  | 'nobodyContributes'
  | 'tanksByNight'
  | 'bindsDefendersOnly'
  | 'tooWeakToStandFast'
  | 'artilleryOutOfRange'
  | 'artilleryMoved'
  | 'artilleryGivesNothing'
  | 'airGivesNothing'
  | 'airWithoutLiaison'
  | 'cabRankIdle'
  | 'heavyBombersClose'
  | 'profileSpent'
  | 'furtherAttack'
  | 'beyondGuide'
  | 'roadOnly'
  | 'tooLateToAttack'
  | 'cannotBeSeen'
  | 'flakOutOfRange'
  | 'fightersExempt'
  | 'crossingBlown'
  | 'crossingOverdrawn'
  | 'tooLargeForCrossing'
  | 'testedAgain';

/** Legal, but against the guide. Blocks nothing; never shown to a player. */
export interface Advice {
  code: AdviceCode;
  message: string;
  rule: string;
  unitId?: string;
}

/** The ground of a combat, OC-21. No flag set: open. */
export interface Ground {
  isBuiltUp: boolean;
  isWoods: boolean;
  isCity: boolean;
  isFortified: boolean;
  /** Bocage, tiny walled fields, mountains: §9 Results Table, note 4. */
  isBadTerrain: boolean;
}

/** A unit in the fight itself. */
export interface ContactUnit {
  id: string;
  arm: Arm;
  /** Counter notation: `5-3-2-1-0`, `[5-3-2-1-0]`, `(2)-(1)-0`. */
  profile: string;
  stepsLost: number;
  formation: string;
  action: Action;
  posture: Posture;
  isPrepared: boolean;
  /** Share of the turn spent moving, 0 to 1. */
  turnShareMoved: number;
  flags: readonly UnitFlag[];
  /** Clear tactical advantages, each in Control's words; a repeat counts once. */
  tacticalAdvantages: readonly string[];
  /** Binds defenders only, as `cannotRetire` does. */
  standFast: boolean;
  cannotRetire: boolean;
  /** Distance back to the start line of its attack, in km. */
  startLineKm: number;
}

/** Guns that support the fight from a distance. */
export interface SupportingArtillery {
  id: string;
  profile: string;
  stepsLost: number;
  class: ArtilleryClass;
  rangeKm: number;
  turnShareMoved: number;
  /** Still moving when the attack begins, in this part of the turn (OC-34); left out: they are not. */
  movingAt?: TurnPart;
}

/** One allotment of squadrons to the fight. */
export interface AirEntry {
  kind: AirKind;
  squadrons: number;
  isCabRank: boolean;
  inGroundOrders: boolean;
  inAirOrders: boolean;
  /** A Tentacle or FLIVO is with the force. */
  hasAirLiaison: boolean;
  /** Its side has cab ranks (§9, OC-39); left out: Allied ground attack has. */
  hasCabRank?: boolean;
  /** The name of its squadrons in this game, such as `Soviet ground attack`; left out: as the book calls its row. */
  called?: string;
  /** It never reaches the fight; left out: it does. */
  stoppedBy?: AirStop;
}

export interface Force {
  leadFormation: string;
  units: readonly ContactUnit[];
  artillery: readonly SupportingArtillery[];
  air: readonly AirEntry[];
}

/** One combat as grouped by Control (§9 Analysing Combat). */
export interface CombatCase {
  daypart: Daypart;
  ground: Ground;
  attacker: Force;
  defender: Force;
}

/** A successful overrun attack: what the tank units may still do, and pay for it. */
export interface Overrun {
  /** Share of the movement that remains: ½ or ¼. */
  remainingMovementShare: number;
  extraSteps: number;
  furtherAttack: boolean;
}

/** The effect of a combat on one contact unit. Statuses are levels of its profile. */
export interface UnitEffect {
  id: string;
  /** The role of its force. Findings and rulings are stored with this name. */
  side: CombatRole;
  statusBefore: number;
  /** Steps crossed off, never more than the profile holds. */
  stepsTaken: number;
  statusAfter: number;
  isEffective: boolean;
  isCaptured: boolean;
  /** The distance it goes back, in km; 0 for a unit that stays. */
  retiresKm: number;
}

export interface Odds {
  die: Face;
  margin: number;
  result: CombatResult;
}

/** A combat before the die: explanation first. */
export interface CombatScore {
  rulebook: RulebookName;
  attackersScore: number;
  defendersScore: number;
  column: ResultsColumn;
  lines: ScoreLine[];
  odds: Odds[];
  advice: Advice[];
}

/** The effects of a row of the Results Table, without the score. */
export interface CombatEffects {
  units: UnitEffect[];
  counterAttack: CounterAttack;
  /** Per defending unit; colour only, OC-55. */
  supplyPointsLost: number;
  overrun: Overrun | null;
}

/** The finding on one combat. */
export interface CombatOutcome extends CombatScore, CombatEffects {
  die: Face;
  margin: number;
  result: CombatResult;
  rolls: Roll[];
}

/** The disputed readings, each by name; `rulebook.ts` tells what each means. */
export interface Policies {
  lightInfantryPenalty: 2 | 1;
  tacticalAdvantageScope: 'perUnit' | 'perSide';
  supportPartner: 'strict' | 'cap';
  longRangeArtillery: 'none' | 'half';
  germanCas: boolean;
  airLiaison: 'oneLevelLower' | 'required' | 'ignored';
  lightInterdictionNine: 'row5' | 'row4';
  heavyInterdictionTwo: 'row3' | 'row4';
  /** The share of the guide figure that a night move keeps, each 0 to 1. */
  nightMovement: { road: number; other: number };
  combinedArmsScope: 'everyContactUnit' | 'contributingUnits';
  gunsInContact: 'noArtillery' | 'artillery';
  closeCountryDefenders: 'infantryAndAntiTank' | 'everyUnit';
  overrunLosses: 'unitsThatPass' | 'everyAttacker';
  halfRetreatGround: 'everyFlag' | 'closeGround';
  supportPresence: 'contributing' | 'present';
}

/** A rulebook as a value: the name it goes by, and its readings. */
export interface Rulebook {
  name: RulebookName;
  policies: Policies;
}

/** A rulebook as a game or a case names it. */
export type RulebookChoice = RulebookName | ({ base: RulebookName } & Partial<Policies>);

/** One fault of an input. `path` is dotted, empty for the whole case. */
export interface Problem {
  path: string;
  message: string;
  /** The same as a sentence, where the message does not go on from “It”; `adjudicate` leaves it out. */
  sentence?: string;
}
