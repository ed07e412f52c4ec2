/** The words of the rulebook, each list closed. */

export const dayparts = ['night', 'morning', 'afternoon'] as const;
export type Daypart = (typeof dayparts)[number];

/** §5 general intentions, first column. */
export const actions = ['breakThrough', 'attack', 'probe', 'hold', 'move', 'prepare'] as const;
export type Action = (typeof actions)[number];

/** §5 general intentions, second column. */
export const postures = ['tact', 'nonTact', 'rest'] as const;
export type Posture = (typeof postures)[number];

/** Annex B: the unit types of the counters. */
export const arms = [
  'antiTank',
  'transport',
  'mountainInfantry',
  'airborneArtillery',
  'paras',
  'antiAircraftArtillery',
  'engineers',
  'infantry',
  'armour',
  'mechanised',
  'cavalry',
  'recce',
  'artillery',
  'selfPropelledArtillery',
  'armouredEngineers',
  'airborneEngineers',
  'gliderInfantry',
  'mountainArtillery',
  'hq',
  'blank',
  'bridgingColumn',
] as const;
export type Arm = (typeof arms)[number];

/** What a counter's arm alone does not tell: OC-5, OC-14, OC-15, OC-24. */
export const unitFlags = ['tanks', 'heavyTanks', 'lightInfantry', 'outOfRole'] as const;
export type UnitFlag = (typeof unitFlags)[number];

export const artilleryClasses = ['field', 'medium', 'heavy', 'rocket', 'infantryGun'] as const;
export type ArtilleryClass = (typeof artilleryClasses)[number];

export const airKinds = ['alliedGroundAttack', 'germanGroundAttack', 'heavyBomber'] as const;
export type AirKind = (typeof airKinds)[number];

/** The rows of the Results Table, best for the attacker first. */
export const combatResults = [
  'totalSuccess',
  'success',
  'limitedSuccess',
  'confusedCombat',
  'attackersBadlyBeaten',
] as const;
export type CombatResult = (typeof combatResults)[number];

/** Whether the defenders may counter-attack, OC-52 and OC-53. */
export const counterAttacks = ['noneThisTurnOrNext', 'noneThisTurn', 'ifOrdered'] as const;
export type CounterAttack = (typeof counterAttacks)[number];

/** The rows of the movement table: §6. `foot` is foot, horse-drawn and paras (OC-98). */
export const movers = ['foot', 'mech', 'tank', 'towedArtillery', 'recce'] as const;
export type Mover = (typeof movers)[number];

export const movementGrounds = ['open', 'close', 'woodTown', 'marsh'] as const;
export type MovementGround = (typeof movementGrounds)[number];

export const movementModes = ['tactical', 'nonTactical', 'roadColumn'] as const;
export type MovementMode = (typeof movementModes)[number];

export const rulebookNames = ['literal2011', 'example2011'] as const;
export type RulebookName = (typeof rulebookNames)[number];

export type CombatSide = 'attacker' | 'defender';

/** The face of a d6. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

export type ResultsColumn = 'normal' | 'badTerrain';

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
  | 'tooLateToAttack';
