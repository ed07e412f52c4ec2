import {
  isAbout,
  type LedgerKind,
  type LedgerState,
  type Thing,
  type TruthOf,
  thingsIn,
  truthIn,
} from '@/lib/ledger/kinds';
import type { LedgerLine } from '@/lib/ledger/lines';
import { openingTruth } from '@/lib/ledger/opening';
import { endsOfTurns } from '@/lib/ledger/turn-ends';
import type { Scenario } from '@/lib/scenario/types';

/** The rows of a game that were read for its tables, all of one instant. */
export interface GameRead {
  scenario: Scenario;
  /** The whole ledger, in order. */
  entries: readonly LedgerLine[];
  teams: readonly { id: string; key: string; name: string }[];
  /** Which unit each counter of a team's map stands for. */
  units: readonly { id: string; counterId: string; teamId: string }[];
}

/** A game as its tables ask for it. */
export interface GameFacts {
  scenario: Scenario;
  entries: readonly LedgerLine[];
  opening: LedgerState;
  /** The truth as it stands. */
  now: LedgerState;
  /** By turn, as it ended, in the order of turns. */
  ends: readonly (readonly [turn: number, state: LedgerState])[];
  /** All things of a kind, in the order in which they came to be. */
  things: <K extends LedgerKind>(kind: K) => Thing<K>[];
  /** The truth of one thing; none: an empty one. */
  truth: <K extends LedgerKind>(kind: K, id: unknown) => Partial<TruthOf<K>>;
  /** The key of a team by its id; empty: there is none. */
  teamKey: (id: unknown) => string;
  unitName: (id: unknown) => string;
  /** The names of the units that counters stand for, by the ids of the counters. */
  counterNames: (ids: unknown) => string[];
  /** The key of the team of each unit, by its id. */
  teamOfUnit: ReadonlyMap<string, string>;
  /** In which turn something was, by the time it was. */
  turnAt: (at: string) => number;
}

/** A list that the ledger keeps; an entry from an earlier version can lack it. */
export const listed = <T>(value: readonly T[] | undefined): readonly T[] => value ?? [];

/** Makes of what was read what the tables ask for. */
export function factsOf({ scenario, entries, teams, units }: GameRead): GameFacts {
  const opening = openingTruth(scenario);
  const ends = [...endsOfTurns(opening, entries)].sort(([one], [other]) => one - other);
  // The last entry of all is in the end of the turn that is being played.
  const now = ends.at(-1)?.[1] ?? opening;
  const keys = new Map(teams.map(({ id, key }) => [id, key]));
  const unitOf = new Map(units.map(({ id, counterId }) => [counterId, id]));
  const teamKey = (id: unknown): string => keys.get(String(id)) ?? '';
  const truth = <K extends LedgerKind>(kind: K, id: unknown): Partial<TruthOf<K>> =>
    truthIn(now, kind, String(id)) ?? {};
  const unitName = (id: unknown): string => String(truth('unit', id).name ?? id ?? '');
  const begun = entries.flatMap((entry) =>
    isAbout('game', entry) && entry.after?.turn !== undefined ? [{ at: entry.at, turn: entry.after.turn }] : [],
  );
  return {
    scenario,
    entries,
    opening,
    now,
    ends,
    things: (kind) => thingsIn(now, kind),
    truth,
    teamKey,
    unitName,
    counterNames: (ids) => (Array.isArray(ids) ? (ids as string[]) : []).map((id) => unitName(unitOf.get(id) ?? id)),
    teamOfUnit: new Map(units.map(({ id, teamId }) => [id, teamKey(teamId)])),
    turnAt: (at) => begun.findLast((one) => one.at <= at)?.turn ?? scenario.openingTurn,
  };
}
