import type { LedgerEntry, LedgerKind, LedgerState, Truth } from '@/lib/ledger/kinds';
import { same } from '@/lib/values';
import type { Perceiver, Sense } from './perception';
import { perceptionOf } from './table';

/** Who is where while the changes of a turn are perceived. Units, teams, crossings and air orders by id. */
export interface PerceivedWorld {
  /** The truth after the entries. */
  state: LedgerState;
  teams: readonly string[];
  teamOf: ReadonlyMap<string, string>;
  /** The enemy units in contact with a unit (OC-118). */
  contacts: ReadonlyMap<string, readonly string[]>;
  /** The units that fight over a crossing, hold it, cross it, work on it or are within passing distance; of a bridging work too. */
  at: ReadonlyMap<string, readonly string[]>;
  /** The teams that an air order flies for. */
  flownFor: ReadonlyMap<string, readonly string[]>;
  /** The units in a bombed square, by the id of its area. */
  under: ReadonlyMap<string, readonly string[]>;
  /** The HQ above a team. */
  above: ReadonlyMap<string, string>;
}

/** What entries together changed of one field. Undefined: the thing was not there. */
export interface NetChange {
  kind: LedgerKind;
  subjectId: string;
  field: string;
  before: unknown;
  after: unknown;
}

/** A change that a team perceives: as one of these facts. */
export interface PerceivedChange extends NetChange, Pick<Sense, 'as' | 'from' | 'rule'> {
  teamId: string;
}

/** A change that no team perceives, and why. */
export interface UnperceivedChange extends NetChange {
  reason: string;
}

type Entry = Pick<LedgerEntry, 'kind' | 'subjectId' | 'before' | 'after'>;

/** What entries come to, field by field. What was changed and changed back is left out, and so is what was made and taken away again. */
export function netChanges(entries: readonly Entry[]): NetChange[] {
  const changes = new Map<string, NetChange>();
  for (const { kind, subjectId, before, after } of entries)
    for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
      const key = JSON.stringify([kind, subjectId, field]);
      const was = changes.has(key) ? changes.get(key)!.before : before?.[field];
      changes.set(key, { kind, subjectId, field, before: was, after: after?.[field] });
    }
  return [...changes.values()].filter((change) => !same(change.before ?? null, change.after ?? null));
}

/** The changes that each team perceives. A team perceives a change once. */
export function perceived(entries: readonly Entry[], world: PerceivedWorld): PerceivedChange[] {
  return perceptions(entries, world).flatMap(({ senses }) => senses);
}

/** The changes that no team perceives. */
export function unperceived(entries: readonly Entry[], world: PerceivedWorld): UnperceivedChange[] {
  return perceptions(entries, world).flatMap(({ change, senses, reason }) =>
    senses.length === 0 ? [{ ...change, reason }] : [],
  );
}

interface Perceptions {
  change: NetChange;
  senses: PerceivedChange[];
  /** Why no team perceives it, if none does. */
  reason: string;
}

function perceptions(entries: readonly Entry[], world: PerceivedWorld): Perceptions[] {
  const gone = truthsIn(entries);
  return netChanges(entries).map((change): Perceptions => {
    const row = perceptionOf(change.kind, change.field);
    if (row === undefined) return { change, senses: [], reason: 'The field is of an earlier version.' };
    if ('nobody' in row) return { change, senses: [], reason: row.nobody };
    const touched = touchedBy(change, gone, world);
    const byTeam = new Map<string, PerceivedChange>();
    for (const { who, as, from, rule } of row)
      for (const teamId of perceiversOf(who, touched, world))
        if (!byTeam.has(teamId)) byTeam.set(teamId, { ...change, teamId, as, from, rule });
    return { change, senses: [...byTeam.values()], reason: 'No team has a unit that perceives it.' };
  });
}

/** What the entries say of each thing, its state before them included: a thing that was taken away is in no other book. */
function truthsIn(entries: readonly Entry[]): Map<string, Truth[]> {
  const truths = new Map<string, Truth[]>();
  for (const { kind, subjectId, before, after } of entries) {
    const key = `${kind}/${subjectId}`;
    truths.set(key, [...(truths.get(key) ?? []), ...(before ? [before] : []), ...(after ? [after] : [])]);
  }
  return truths;
}

/** What a change is about. */
interface Touched {
  units: string[];
  teams: string[];
  crossings: string[];
  tasks: string[];
  areas: string[];
}

/** The ids in a field: one, a list, or those that the rows of a list name by `of`. */
const idsIn = (truths: readonly Truth[], field: string, of = ''): string[] => [
  ...new Set(
    truths
      .flatMap((truth) => truth[field])
      .map((one) => (of && typeof one === 'object' && one !== null ? (one as Truth)[of] : one))
      .filter((one) => typeof one === 'string'),
  ),
];

function touchedBy({ kind, subjectId }: NetChange, gone: Map<string, Truth[]>, world: PerceivedWorld): Touched {
  const key = `${kind}/${subjectId}`;
  const stands = world.state.get(key);
  const truths = [...(gone.get(key) ?? []), ...(stands ? [stands] : [])];
  const is = (...kinds: LedgerKind[]): string[] => (kinds.includes(kind) ? [subjectId] : []);
  const sheet = kind === 'reading' ? world.state.get(`sheet/${subjectId}`) : undefined;
  const games = [...is('companionGame'), ...idsIn(truths, 'companionGameId')];
  return {
    units: [
      ...is('unit', 'raisedUnit'),
      ...['unitId', 'unitIds', 'guns', 'alliedId', 'germanId'].flatMap((field) => idsIn(truths, field)),
      ...idsIn(truths, 'queue', 'unitId'),
      ...(kind === 'combat' ? idsIn(truths, 'units', 'unitId') : []),
    ],
    teams: [...idsIn(sheet ? [...truths, sheet] : truths, 'teamId'), ...teamsAtTables(games, world)],
    crossings: [...is('crossing', 'bridging'), ...idsIn(truths, 'crossingId'), ...idsIn(truths, 'builtId')],
    tasks: [...is('airTask'), ...(kind === 'combat' ? idsIn(truths, 'air', 'airTaskId') : [])],
    areas: is('area'),
  };
}

/** The teams that play companion games. */
const teamsAtTables = (games: readonly string[], { state }: PerceivedWorld): string[] =>
  games.length === 0
    ? []
    : [...state].flatMap(([key, seat]) =>
        key.startsWith('companionSeat/') && games.includes(String(seat.companionGameId)) ? [String(seat.teamId)] : [],
      );

/** The teams that perceive what is touched. */
function perceiversOf(who: Perceiver, touched: Touched, world: PerceivedWorld): string[] {
  const { teamOf, contacts, at, flownFor, under, above, teams } = world;
  const ownersOf = (units: readonly string[]): string[] => units.flatMap((unit) => teamOf.get(unit) ?? []);
  const own = (): string[] => [...touched.teams, ...ownersOf(touched.units)];
  const by: Record<Perceiver, () => readonly string[]> = {
    own,
    contact: () => ownersOf(touched.units.flatMap((unit) => contacts.get(unit) ?? [])),
    combat: () => ownersOf(touched.units),
    crossing: () => ownersOf(touched.crossings.flatMap((crossing) => at.get(crossing) ?? [])),
    flight: () => touched.tasks.flatMap((task) => flownFor.get(task) ?? []),
    square: () => ownersOf(touched.areas.flatMap((area) => under.get(area) ?? [])),
    above: () => own().flatMap((team) => above.get(team) ?? []),
    all: () => teams,
  };
  return [...new Set(by[who]())].filter((team) => teams.includes(team));
}
