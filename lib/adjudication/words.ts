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

/** §9 Bombing/Interdiction: the columns of force, lightest first. */
export const interdictionWeights = ['light', 'medium', 'heavy'] as const;
export type InterdictionWeight = (typeof interdictionWeights)[number];

/** §12c Recce: what is looked for (OC-88). */
export const recceKinds = ['vehicles', 'infantry', 'gunsOrSupplies'] as const;
export type RecceKind = (typeof recceKinds)[number];

/** §12c Recce: what is reported, from nothing to everything. */
export const recceReports = [
  'nothing',
  'enemySpotted',
  'direction',
  'type',
  'directionAndType',
  'typeAndSize',
  'directionTypeAndSize',
] as const;
export type RecceReport = (typeof recceReports)[number];

/** §12 Losses from Flak: whether aircraft fly past the guns or put down among them. */
export const flakMissions = ['overflight', 'landing'] as const;
export type FlakMission = (typeof flakMissions)[number];

export const serialKinds = ['transport', 'bomber', 'fighter'] as const;
export type SerialKind = (typeof serialKinds)[number];

/** In the order in which they fire. */
export const flakWeights = ['heavy', 'light'] as const;
export type FlakWeight = (typeof flakWeights)[number];

export const flakEffects = ['loss', 'damage', 'none'] as const;
export type FlakEffect = (typeof flakEffects)[number];

/** §13: the two sides of an air battle. */
export const airSides = ['a', 'b'] as const;
export type AirSide = (typeof airSides)[number];

/** §13: the attacker's result; `unopposed` where the other side has no squadron. */
export const airResults = ['win', 'draw', 'lose', 'unopposed'] as const;
export type AirResult = (typeof airResults)[number];

/** §13: the odds by which the die is read. */
export const airColumns = ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;
export type AirColumn = (typeof airColumns)[number];

/** §13: how losses in the air are told. */
export const airLosses = ['none', 'light', 'heavy'] as const;
export type AirLosses = (typeof airLosses)[number];

/** §7 Traffic: the choke points. */
export const crossingKinds = [
  'mainRoadBridge',
  'minorRoadBridge',
  'baileyBridge',
  'railBridge',
  'civilianFerry',
] as const;
export type CrossingKind = (typeof crossingKinds)[number];

/** How much of a unit crosses in the turn. */
export const crosses = ['wholly', 'partly', 'waits'] as const;
export type Crosses = (typeof crosses)[number];

/** §8 Blowing Bridges. `tested`: it did not blow; `safe`: checked or crossed since (OC-110). */
export const bridgeStates = ['untested', 'tested', 'safe', 'blown'] as const;
export type BridgeState = (typeof bridgeStates)[number];

export const rulebookNames = ['literal2011', 'example2011'] as const;
export type RulebookName = (typeof rulebookNames)[number];

/** When in the turn an attack begins, or guns move (OC-34). */
export const turnParts = ['beginning', 'middle', 'end'] as const;
export type TurnPart = (typeof turnParts)[number];

/** Why aircraft never reach the fight: bad weather (OC-113), or all of them shot down or driven off on the way (OC-44). */
export const airStops = ['badWeather', 'drivenOff'] as const;
export type AirStop = (typeof airStops)[number];

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
  | 'tooLateToAttack'
  | 'cannotBeSeen'
  | 'flakOutOfRange'
  | 'fightersExempt'
  | 'crossingBlown'
  | 'crossingOverdrawn'
  | 'tooLargeForCrossing'
  | 'testedAgain';
