import type { PerceivedWorld } from '../perception/world';
import type { ReportTruth } from '../truth';

/** Worlds for the tests of who perceives what. */

/** Nobody is anywhere. */
export const emptyWorld: PerceivedWorld = {
  turn: 5,
  state: new Map(),
  teams: [],
  teamOf: new Map(),
  contacts: new Map(),
  at: new Map(),
  flownFor: new Map(),
  under: new Map(),
  inCase: new Map(),
  above: new Map(),
  makesSafe: new Set(),
  worthOf: (_, stepsLost) => stepsLost,
};

/** Nothing has changed. */
export const noChanges: ReportTruth['changes'] = { entries: [], world: emptyWorld };
