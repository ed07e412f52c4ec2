import type { FieldOf, LedgerEntry, LedgerKind, Truth } from '@/lib/ledger/kinds';
import { same } from '@/lib/values';
import type { Perceiver, Sense } from './perception';
import { perceptionOf } from './table';
import type { NetChange, PerceivedWorld } from './world';

/** A change that a team perceives: as one of these facts. */
export interface PerceivedChange extends NetChange, Pick<Sense, 'who' | 'as' | 'from' | 'rule'> {
  teamId: string;
  /** The team's units that it befell, or that perceive it. Empty: none; the team learns of it on paper or from the air. */
  unitIds: readonly string[];
  /** The crossings, works and air orders that it is about. */
  about: readonly string[];
}

/** A change that no team perceives, and why. */
export interface UnperceivedChange extends NetChange {
  reason: string;
}

/** An entry of the ledger. `of`: the combats and cases whose ruling wrote it; absent: none. */
export type EntryToTell = Pick<LedgerEntry, 'kind' | 'subjectId' | 'before' | 'after'> & { of?: readonly string[] };

/**
 * The sum of the entries, field by field and ruling by ruling. What was changed and changed back is left out, and so is
 * what was made and taken away again.
 */
export function netChanges(entries: readonly EntryToTell[]): NetChange[] {
  const changes = new Map<string, NetChange>();
  for (const { kind, subjectId, before, after, of = [] } of entries)
    for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
      const key = JSON.stringify([kind, subjectId, field, of]);
      const was = changes.has(key) ? changes.get(key)!.before : before?.[field];
      changes.set(key, { kind, subjectId, field, before: was, after: after?.[field], of });
    }
  return [...changes.values()].filter((change) => !same(change.before ?? null, change.after ?? null));
}

/** The changes that each team perceives. A team perceives a change once. */
export function perceived(entries: readonly EntryToTell[], world: PerceivedWorld): PerceivedChange[] {
  return perceptions(entries, world).flatMap(({ senses }) => senses);
}

/** The changes that no team perceives. */
export function unperceived(entries: readonly EntryToTell[], world: PerceivedWorld): UnperceivedChange[] {
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

function perceptions(entries: readonly EntryToTell[], world: PerceivedWorld): Perceptions[] {
  const gone = truthsIn(entries);
  return netChanges(entries).map((change): Perceptions => {
    const row = perceptionOf(change.kind, change.field);
    if (row === undefined) return { change, senses: [], reason: 'The field is of an earlier version.' };
    if ('nobody' in row) return { change, senses: [], reason: row.nobody };
    const truths = truthsOf(change, gone, world);
    const notYet = notOfThisLetter(change, truths, world);
    const touched = touchedBy(change, truths, world);
    const byTeam = new Map<string, PerceivedChange>();
    let reason = 'No team has a unit that perceives it.';
    for (const { who, as, from, rule, unless } of row) {
      if (notYet !== null && from !== 'paper') {
        reason = notYet;
        continue;
      }
      for (const [teamId, unitIds] of perceiversOf(who, touched, world)) {
        const blind = unless.find(({ is }) => is(change, teamId, world));
        if (blind) reason = blind.reason;
        const about = [...touched.crossings, ...touched.tasks];
        if (!blind && !byTeam.has(teamId))
          byTeam.set(teamId, { ...change, who, as, from, rule, teamId, unitIds, about });
      }
    }
    return { change, senses: [...byTeam.values()], reason };
  });
}

/** Why a change is not told with the letters of this turn; null: it is. */
function notOfThisLetter(
  { kind, subjectId, field }: NetChange,
  truths: readonly Truth[],
  world: PerceivedWorld,
): string | null {
  const turn = truths.findLast((truth) => typeof truth.turn === 'number')?.turn;
  if (turn !== undefined && turn !== world.turn) return 'It is told with the letters of its own turn.';
  if (kind === 'request' && !truthIn(world, kind, subjectId)) return 'It is told with the turn in which it was asked.';
  if (kind === 'unit') return ofUnitAway(field, truths);
  if (kind === 'combat' && truthIn(world, kind, subjectId)?.state !== 'ruled')
    return 'Control has not ruled on the combat. The letters wait for it (§4).';
  return null;
}

/** The fields of a unit that are told wherever it is. */
const toldAnywhere: ReadonlySet<string> = new Set(['isOnMap', 'isCaptured', 'stepsLost'] satisfies FieldOf<'unit'>[]);

/** Why nothing is told of a field of a unit that is off the map, or was taken before the turn; null: it is told. */
function ofUnitAway(field: string, truths: readonly Truth[]): string | null {
  const now: Truth = Object.assign({}, ...truths);
  const isTaken = now.isCaptured === true;
  if (isTaken && !truths.some((truth) => truth !== truths.at(-1) && 'isCaptured' in truth))
    return 'It was taken in an earlier turn.';
  if (!isTaken && now.isOnMap === false && !toldAnywhere.has(field)) return 'It is off the map, as `isOnMap` tells.';
  return null;
}

const truthIn = (world: PerceivedWorld, kind: LedgerKind, id: string): Truth | undefined =>
  world.state.get(`${kind}/${id}`);

/**
 * The truths in the entries about each thing, its state before them included: a thing that was taken away is in no other
 * book.
 */
function truthsIn(entries: readonly EntryToTell[]): Map<string, Truth[]> {
  const truths = new Map<string, Truth[]>();
  for (const { kind, subjectId, before, after } of entries) {
    const key = `${kind}/${subjectId}`;
    truths.set(key, [...(truths.get(key) ?? []), ...(before ? [before] : []), ...(after ? [after] : [])]);
  }
  return truths;
}

/** All that is known of a thing: by the entries, and as it is now. */
function truthsOf({ kind, subjectId }: NetChange, gone: Map<string, Truth[]>, world: PerceivedWorld): Truth[] {
  const stands = truthIn(world, kind, subjectId);
  return [...(gone.get(`${kind}/${subjectId}`) ?? []), ...(stands ? [stands] : [])];
}

/** The thing that a change is about. */
interface Touched {
  units: string[];
  teams: string[];
  crossings: string[];
  tasks: string[];
  areas: string[];
  cases: string[];
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

function touchedBy(
  { kind, subjectId, field, before, after }: NetChange,
  truths: Truth[],
  world: PerceivedWorld,
): Touched {
  const is = (...kinds: LedgerKind[]): string[] => (kinds.includes(kind) ? [subjectId] : []);
  const sheet = kind === 'reading' ? truthIn(world, 'sheet', subjectId) : undefined;
  const games = [...is('companionGame'), ...idsIn(truths, 'companionGameId')];
  const bombed = is('area').filter((id) => world.under.has(id));
  const queued = kind === 'crossing' && field === 'queue' ? movedInQueue(before, after) : [];
  const units = [
    ...is('unit', 'raisedUnit'),
    // Guns that are to shell an area have fired when the area has been hit.
    ...['unitId', 'unitIds', 'alliedId', 'germanId', ...(bombed.length > 0 ? ['guns'] : [])].flatMap((of) =>
      idsIn(truths, of),
    ),
    ...queued,
    ...(kind === 'combat' ? idsIn(truths.slice(-1), 'units', 'unitId') : []),
  ];
  return {
    units: needsToBeThere.has(kind) ? units.filter((id) => !isAway(id, world)) : units,
    teams: [...idsIn(sheet ? [...truths, sheet] : truths, 'teamId'), ...teamsAtTables(games, world)],
    crossings: [...is('crossing', 'bridging'), ...idsIn(truths, 'crossingId'), ...idsIn(truths, 'builtId')],
    tasks: [
      ...is('airTask'),
      ...(kind === 'combat' ? idsIn(truths.slice(-1), 'air', 'airTaskId') : []),
      ...(kind === 'case' ? (world.inCase.get(subjectId)?.tasks ?? []) : []),
    ],
    areas: bombed,
    cases: is('case'),
  };
}

/** The kinds that are told of units that are still there: of one that was taken or left, that is told. */
const needsToBeThere: ReadonlySet<LedgerKind> = new Set<LedgerKind>(['pair', 'contact', 'crossing', 'passage']);

function isAway(unitId: string, world: PerceivedWorld): boolean {
  const { isOnMap, isCaptured } = truthIn(world, 'unit', unitId) ?? {};
  return isOnMap === false || isCaptured === true;
}

/** The units that joined a queue, left it, or changed their place in it. */
function movedInQueue(before: unknown, after: unknown): string[] {
  const [was, is] = [before, after].map((queue) =>
    Array.isArray(queue) ? queue.map((one, place): Truth => ({ ...(one as Truth), place })) : [],
  );
  const ids = [...new Set([...was!, ...is!].map(({ unitId }) => String(unitId)))];
  const of = (queue: Truth[], id: string) => queue.find(({ unitId }) => unitId === id) ?? null;
  return ids.filter((id) => !same(of(was!, id), of(is!, id)));
}

/** The teams that play companion games. */
const teamsAtTables = (games: readonly string[], { state }: PerceivedWorld): string[] =>
  games.length === 0
    ? []
    : [...state].flatMap(([key, seat]) =>
        key.startsWith('companionSeat/') && games.includes(String(seat.companionGameId)) ? [String(seat.teamId)] : [],
      );

/** The teams that perceive what is touched, each with its units that do. */
function perceiversOf(who: Perceiver, touched: Touched, world: PerceivedWorld): Map<string, string[]> {
  const { teamOf, contacts, at, flownFor, under, inCase, above, teams } = world;
  const found = new Map<string, Set<string>>();
  const add = (teamId: string | undefined, ...unitIds: string[]): void => {
    if (teamId === undefined || !teams.includes(teamId)) return;
    const units = found.get(teamId) ?? new Set();
    for (const id of unitIds) units.add(id);
    found.set(teamId, units);
  };
  const addUnits = (units: readonly string[]): void => {
    for (const unit of units) add(teamOf.get(unit), unit);
  };
  const flights = (tasks: readonly string[]): void => {
    for (const { teams: flown, units } of tasks.flatMap((task) => flownFor.get(task) ?? [])) {
      for (const team of flown) add(team);
      addUnits(units);
    }
  };
  const by: Record<Perceiver, () => void> = {
    own: () => {
      for (const team of touched.teams) add(team);
      addUnits(touched.units);
    },
    contact: () => addUnits(touched.units.flatMap((unit) => contacts.get(unit) ?? [])),
    combat: () => addUnits(touched.units),
    crossing: () => addUnits(touched.crossings.flatMap((crossing) => at.get(crossing) ?? [])),
    flight: () => flights(touched.tasks),
    square: () => addUnits(touched.areas.flatMap((area) => under.get(area) ?? [])),
    case: () => {
      addUnits(touched.cases.flatMap((id) => inCase.get(id)?.units ?? []));
      flights(touched.tasks);
    },
    above: () => {
      for (const team of [...touched.teams, ...touched.units.flatMap((unit) => teamOf.get(unit) ?? [])])
        add(above.get(team));
    },
    all: () => {
      for (const team of teams) add(team);
    },
  };
  by[who]();
  return new Map([...found].map(([team, units]) => [team, [...units]]));
}
