import type { MapRowKind, Prisma } from '@/lib/db/generated/client';
import { keyColumns, tableNameOf } from '@/lib/db/kernel/table-of';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { fold } from '@/lib/ledger/fold';
import {
  keyOf,
  kindOf,
  type LedgerEntry,
  type LedgerKind,
  type LedgerState,
  subjectIdOf,
  type Truth,
} from '@/lib/ledger/kinds';
import { openingTruth } from '@/lib/ledger/opening';
import { same } from '@/lib/values';
import { type ForkRule, forkedTables } from './forked-tables';
import { type Row, readGame } from './read-game';

/** A game as it stood at a number of its ledger, as the rows of its tables. */
export interface GameAt {
  number: number;
  /** The time of the entry of that number. */
  at: string;
  /** Tables that have rows, in no order. */
  rows: Map<Prisma.ModelName, Row[]>;
  /** Things that keep a part of their truth in rows of their own and were otherwise then: that part is written from the ledger. */
  linked: { kind: LedgerKind; id: string; truth: Truth }[];
}

type Tables = Awaited<ReturnType<typeof readGame>>;

/** The state by which a table's rows are judged. */
interface Then {
  gameId: string;
  at: Date;
  isNewest: boolean;
  state: LedgerState;
  /** True when a thing is as it was then, and its rows with it. */
  isAsItWas: (kind: LedgerKind, id: string) => boolean;
  believed: Believed;
  /** The fields of the game itself that were changed later, as they were. */
  gameBefore: Truth;
}

/**
 * The game as it stood after the act that the entry of this number (null: the newest) belongs to. Answers null where the ledger
 * has no such number. What the ledger does not hold (drafts of sheets, pencil marks) comes along where
 * it was there then and has not been written since. Reads within the snapshot under way.
 */
export async function gameAt(gameId: string, asked: number | null): Promise<GameAt | null> {
  const tables = await readGame(gameId);
  const entries = tables.get('LedgerEntry') as (Row & LedgerEntry & { act: number; at: string })[];
  const newest = entries.at(-1)!;
  const one = entries[(asked ?? newest.number) - 1];
  if (!one) return null;
  const last = entries.findLast(({ act }) => act === one.act)!;
  const opening = openingTruth(await gameScenario(gameId));
  const state = fold(opening, entries.slice(0, last.number));
  const now = fold(state, entries.slice(last.number), last.number);
  const then: Then = {
    gameId,
    at: new Date(last.at),
    isNewest: last.number === newest.number,
    state,
    isAsItWas: (kind, id) => same(state.get(keyOf(kind, id)) ?? null, now.get(keyOf(kind, id)) ?? null),
    believed: believedThen(tables.get('MapIssued')!, last.number),
    gameBefore: Object.assign(
      {},
      ...entries
        .slice(last.number)
        .toReversed()
        .flatMap(({ kind, before }) => (kind === 'game' && before ? [before] : [])),
    ),
  };
  const rows = new Map<Prisma.ModelName, Row[]>();
  for (const [table, rule] of rules)
    if (!isPart(rule)) rows.set(table, rowsThen(table, rule, tables, then, last.number));
  for (const [table, rule] of rules)
    if (isPart(rule)) rows.set(table, partsThen(rule, tables.get(table)!, rows.get(tableNameOf(rule.part))!, then));
  const sheets = new Set(rows.get('OrderSheet')!.map(({ id }) => id));
  for (const [table, rule] of rules)
    if (typeof rule === 'object' && 'since' in rule && rule.ofSheet)
      rows.set(
        table,
        rows.get(table)!.filter(({ sheetId }) => sheets.has(sheetId)),
      );
  return { number: last.number, at: last.at, rows, linked: linkedThen(then) };
}

const rules = Object.entries(forkedTables) as [Prisma.ModelName, ForkRule][];
type PartRule = Extract<ForkRule, { part: LedgerKind }>;
const isPart = (rule: ForkRule): rule is PartRule => typeof rule === 'object' && 'part' in rule;

function rowsThen(
  table: Prisma.ModelName,
  rule: Exclude<ForkRule, PartRule>,
  tables: Tables,
  then: Then,
  number: number,
): Row[] {
  if (rule === 'left') return [];
  const rows = tables.get(table) ?? [];
  if (rule === 'whole') return rows;
  if (rule === 'newest') return then.isNewest ? rows : [];
  if (rule === 'own') return ownRows(table, rows, then, number);
  if ('ledger' in rule) return inLedger(rule.ledger, rows, then);
  if ('since' in rule) return rows.filter((row) => new Date(String(row[rule.since])) <= then.at);
  return then.believed.isKept
    ? withMovers([...then.believed[rule.map].values()], rule.map, tables)
    : rows.filter((row) => new Date(timeOf(row)) <= then.at);
}

/** Counters as they were issued; those from before their row of the movement table was issued have that of their unit. */
function withMovers(rows: Row[], kind: MapRowKind, tables: Tables): Row[] {
  if (kind !== 'counter') return rows;
  const movers = new Map(tables.get('Unit')!.map(({ counterId, mover }) => [counterId, mover]));
  return rows.map((row) => (row.mover ? row : { ...row, mover: movers.get(row.id) ?? 'foot' }));
}

const timeOf = (row: Row): string => String(row.asOf ?? row.seenAt);

/** The parts of things that stand as they stood then; those of the others are written from the ledger. */
function partsThen({ part, by }: PartRule, rows: readonly Row[], things: readonly Row[], { isAsItWas }: Then): Row[] {
  const there = new Set(things.map(({ id }) => id));
  return rows.filter((row) => there.has(row[by]) && isAsItWas(part, String(row[by])));
}

/** The rows of things as the ledger has them: what came later is left out, what has gone since is there again. */
function inLedger(kinds: readonly LedgerKind[], rows: readonly Row[], { gameId, state }: Then): Row[] {
  const [kind] = kinds as readonly [LedgerKind];
  const there = new Set<string>();
  const standing = rows.flatMap((row) => {
    const id = subjectIdOf(kind, row);
    const truth = state.get(keyOf(kind, id));
    if (!truth) return [];
    there.add(keyOf(kind, id));
    return [kinds.reduce((made, one) => Object.assign(made, ownTruth(one, state.get(keyOf(one, id)))), { ...row })];
  });
  const gone = [...state].flatMap(([key, truth]) => {
    if (!key.startsWith(`${kind}/`) || there.has(key)) return [];
    const id = key.slice(kind.length + 1);
    const version = kindOf(kind).isVersioned ? { version: 1 } : {};
    return [Object.assign({ gameId }, keyColumns(kind, id), version, ownTruth(kind, truth))];
  });
  return [...standing, ...gone];
}

/** The part of a thing's truth that is in its own row. */
const ownTruth = (kind: LedgerKind, truth: Truth = {}): Truth =>
  Object.fromEntries(Object.entries(truth).filter(([field]) => !kindOf(kind).linked?.includes(field)));

const linkedKinds = ['crossing', 'area', 'combat', 'sheet', 'airSheet'] as const satisfies readonly LedgerKind[];

/** The linked rows of things that have been changed since. */
function linkedThen({ state, isAsItWas }: Then): GameAt['linked'] {
  return [...state].flatMap(([key, truth]) => {
    const kind = linkedKinds.find((one) => key.startsWith(`${one}/`));
    const id = key.slice((kind?.length ?? 0) + 1);
    if (!kind || isAsItWas(kind, id)) return [];
    const { linked = [] } = kindOf(kind);
    return [{ kind, id, truth: Object.fromEntries(linked.map((field) => [field, truth[field]])) }];
  });
}

function ownRows(table: Prisma.ModelName, rows: readonly Row[], then: Then, number: number): Row[] {
  const { at, state, believed } = then;
  const isBy = (time: unknown) => new Date(String(time)) <= at;
  switch (table) {
    case 'Game':
      return rows.map((row) => ({ ...row, ...then.gameBefore, ...state.get(keyOf('game', String(row.id))) }));
    case 'LedgerEntry':
    case 'MapIssued':
      return rows.filter((row) => Number(row.number) <= number);
    case 'PhaseRun':
      return rows
        .filter(({ startedAt }) => isBy(startedAt))
        .map((row) => (row.endedAt !== null && !isBy(row.endedAt) ? { ...row, endedAt: null } : row));
    case 'FriendTold':
      return rows.filter(({ friendId }) => !believed.isKept || believed.friend.has(String(friendId)));
    case 'IssuedDecision':
      return rows
        .filter(({ askedAt }) => isBy(askedAt))
        .map((row) => ({ ...row, settledAs: state.get(keyOf('decision', String(row.id)))?.settledAs ?? null }));
    case 'OrderSheet':
      return sheetsThen('sheet', rows, then);
    case 'AirSheet':
      return sheetsThen('airSheet', rows, then);
    default:
      throw new Error(`how does ${table} come into a fork?`);
  }
}

/** Sheets handed in then, and drafts that lie as they lay then. */
function sheetsThen(kind: 'sheet' | 'airSheet', rows: readonly Row[], then: Then): Row[] {
  const drafts = rows.filter(
    (row) =>
      !then.state.has(keyOf(kind, String(row.id))) &&
      row.state === 'draft' &&
      (then.isNewest || new Date(String(row.updatedAt)) <= then.at),
  );
  return [...inLedger([kind], rows, then), ...drafts];
}

/** The rows that teams were told on their maps, by sort and id. `isKept`: a game from before that was kept has none. */
type Believed = Record<MapRowKind, Map<string, Row>> & { isKept: boolean };

function believedThen(issued: readonly Row[], number: number): Believed {
  const believed: Believed = {
    isKept: issued.length > 0,
    counter: new Map(),
    contact: new Map(),
    friend: new Map(),
    crossing: new Map(),
  };
  for (const { kind, rows, withdrawn, number: under } of issued) {
    if (Number(under) > number) continue;
    const there = believed[kind as MapRowKind];
    for (const id of withdrawn as string[]) there.delete(id);
    for (const row of rows as Row[]) there.set(String(row.id), row);
  }
  return believed;
}
