/** The OP COM rulebook of 2011 as pure functions: `README.md` tells which chapter lies where. */
export {
  type Adjudication,
  adjudicate,
  isKind,
  type Kind,
  type KindOfCase,
  type Kinds,
  kinds,
  kindsOfCase,
  schemaOf,
} from './adjudicate';
export {
  type AirToAirCase,
  type AirToAirOutcome,
  airColumn,
  airLossTenths,
  airResult,
  airToAirTable,
  type Escorted,
  linesOfAirToAir,
  resolveAirToAir,
} from './air-to-air';
export { type Armed, isAntiTank, isHeavyTanks, isInfantry, isLight, isTanks } from './arms';
export { artilleryRanges, type GunsInCombat, type GunsReason } from './artillery';
export {
  type Bar,
  counterAttackBar,
  type FirstBy,
  firstToAttack,
  furtherAttackBar,
  isStillMoving,
  type OrderedToAttack,
  tanksThatOverran,
} from './attacks';
export { type BridgeCase, type BridgeOutcome, blowsOn, linesOfBridge, resolveBridge } from './bridges';
export { airToAirSchema, readAirToAirCase } from './cases/air-to-air';
export { bridgeSchema, readBridgeCase } from './cases/bridge';
export { airEntrySchema, artillerySchema, combatSchema, contactUnitSchema, readCombatCase } from './cases/combat';
export { flakSchema, readFlakCase } from './cases/flak';
export { interdictionSchema, readInterdictionCase } from './cases/interdiction';
export { movementSchema, readMovementCase } from './cases/movement';
export type { CaseReading } from './cases/reading';
export { readRecceCase, recceSchema } from './cases/recce';
export { rulebookSchema } from './cases/rulebook-choice';
export { readTrafficCase, trafficSchema } from './cases/traffic';
export {
  type AirInCombat,
  type AirLevel,
  airLevelOf,
  airLevels,
  airPoints,
  cabRankWorth,
  closeAirSupportTable,
} from './close-air-support';
export { combatDie, resolveCombat, scoreCombat } from './combat';
export {
  type ContactTurn,
  inContact,
  isIdentified,
  passingDistances,
  passingKm,
  turnsRunning,
} from './contact';
export {
  contributing,
  type ForceInCombat,
  type Forces,
  forcesOf,
  hasGuns,
  rawStatus,
  type UnitInCombat,
  type UnitReason,
} from './contribution';
export {
  type Dice,
  d3Of,
  diceFrom,
  faces,
  type RecordedDice,
  RollsMismatch,
  recordedDice,
  type ScriptedDice,
  scriptedDice,
} from './dice';
export {
  type Doubt,
  type DoubtAbout,
  doubtsOf,
  retreatDieDueOn,
  toNextRow,
  toRowBelow,
  withoutLine,
  withPoints,
} from './doubts';
export { effectsOf, isRetreatDue, retreatDie } from './effects';
export { hasCombinedArms } from './factors';
export {
  type CarriedUnit,
  type FlakBand,
  type FlakCase,
  type FlakGun,
  type FlakHit,
  type FlakOutcome,
  flakBand,
  flakEffect,
  flakTable,
  linesOfFlak,
  resolveFlak,
  type Serial,
  type SerialUnderFire,
} from './flak';
export { isCloseCountry, isOpen } from './ground';
export {
  type InterdictedTarget,
  type InterdictionCase,
  type InterdictionForce,
  type InterdictionOutcome,
  type InterdictionRow,
  type InterdictionTarget,
  interdictionEffect,
  interdictionRow,
  interdictionTable,
  linesOfInterdiction,
  resolveInterdiction,
} from './interdiction';
export {
  adjudicateMovement,
  type MovementCase,
  type MovementLine,
  type MovementOutcome,
  type MovementRow,
  maxKmOf,
  movementTable,
} from './movement';
export {
  isPrepared,
  isPreparedToDefend,
  type OrderedUnit,
  type OrderRefusal,
  type OrderRefusalCode,
  orderRefusals,
  preparingKm,
} from './orders';
export type { Otherwise } from './otherwise';
export { overrunReachKm, whyNoOverrun } from './overrun';
export {
  type OtherCombat,
  type OtherInterdiction,
  type OtherMove,
  type OtherReading,
  otherInterdictionReadings,
  otherMovementReadings,
  otherReadings,
  type PolicyReading,
} from './readings';
export {
  linesOfRecce,
  type RecceCase,
  type RecceColumn,
  type RecceOutcome,
  type RecceTarget,
  recceColumn,
  recceTable,
  resolveRecce,
} from './recce';
export { type ResultsRow, type Retreat, resultFor, resultsTable, rowOf } from './results-table';
export { retirePlace, thrownBackPlace } from './retiring';
export {
  example2011,
  literal2011,
  type PolicyAlternative,
  type PolicyEntry,
  type PolicyInForce,
  policiesOf,
  policyBook,
  rulebookFrom,
} from './rulebook';
export { type Overrule, type Overruled, type Ruling, type RulingReading, rule } from './ruled';
export { type Reading, readingOf, readings } from './rulings';
export { isOurs, rulingsIn } from './rulings-cited';
export { figure, scoreOf, sumOf } from './score';
export {
  isEffective,
  levelAt,
  type ProfileReading,
  printProfile,
  profileOf,
  readProfile,
  type StatusLevel,
  type StatusProfile,
  statusAt,
  stepsHeld,
  stepsIn,
} from './status';
export {
  type Crossing,
  type CrossingUnit,
  crossingCapacity,
  linesOfTraffic,
  type QueuedUnit,
  resolveTraffic,
  type TrafficCase,
  type TrafficOutcome,
} from './traffic';
export * from './types';
