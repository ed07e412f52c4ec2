/** The OP COM rulebook of 2011 as pure functions: `README.md` tells which chapter lies where. */
export {
  adjudicate,
  isKind,
  type Kind,
  type Kinds,
  kinds,
  kindsOfCase,
  schemaOf,
} from './adjudicate';
export {
  linesOfAirToAir,
  resolveAirToAir,
} from './air-to-air';
export { resolveCombat } from './combat';
export { forcesOf } from './contribution';
export {
  type Dice,
  d3Of,
  diceFrom,
  faces,
  RollsMismatch,
} from './dice';
export { isRetreatDue } from './effects';
export {
  type InterdictionOutcome,
  linesOfInterdiction,
  resolveInterdiction,
} from './interdiction';
export { rowOf } from './results-table';
export { rulebookFrom } from './rulebook';
export { isEffective } from './status';
export {
  crossingCapacity,
  linesOfTraffic,
  resolveTraffic,
} from './traffic';
export * from './types';
