import type { LedgerKind, LedgerState } from '@/lib/ledger/kinds';

/** The places of all units while the changes of a turn are perceived. Units, teams, crossings, air orders and cases by id. */
export interface PerceivedWorld {
  /** The turn whose letters are written: what belongs to another turn is told with that turn. */
  turn: number;
  /** The truth after the entries. */
  state: LedgerState;
  teams: readonly string[];
  teamOf: ReadonlyMap<string, string>;
  /** The enemy units in contact with a unit, or that met it in a fight or by a probe (OC-73, OC-118). */
  contacts: ReadonlyMap<string, readonly string[]>;
  /** The units that fight over a crossing, hold it, cross it, work on it or are within passing distance; of a bridging work too. */
  at: ReadonlyMap<string, readonly string[]>;
  /** The teams that an air order flies for, and the units it carries. */
  flownFor: ReadonlyMap<string, { teams: readonly string[]; units: readonly string[] }>;
  /** The units in a square that was bombed or shelled, by the id of its area. */
  under: ReadonlyMap<string, readonly string[]>;
  /** The units that fired or were hit in a case that was ruled on and applied, and the air orders that flew in it. */
  inCase: ReadonlyMap<string, { units: readonly string[]; tasks: readonly string[] }>;
  /** The HQ above a team. */
  above: ReadonlyMap<string, string>;
  /** The teams that know of a bridge whether it is safe (§8). */
  makesSafe: ReadonlySet<string>;
  /** The worth of a unit with so many steps lost, 0 to 10 (§9 Unit Status). */
  worthOf: (unitId: string, stepsLost: unknown) => unknown;
}

/** The world of one team, as far as it is no question of its side. */
export type TeamWorld = Omit<PerceivedWorld, 'makesSafe'>;

/** The change of one field by several entries together. Undefined: the thing was not there. */
export interface NetChange {
  kind: LedgerKind;
  subjectId: string;
  field: string;
  before: unknown;
  after: unknown;
  /** The combats and cases whose ruling did it. */
  of: readonly string[];
}
