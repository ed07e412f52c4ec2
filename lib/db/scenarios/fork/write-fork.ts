import type { Prisma } from '@/lib/db/generated/client';
import type { WrittenKind } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import type { Tx } from '@/lib/db/kernel/transaction';
import { insertRows } from '@/lib/db/kernel/write-rows';
import { putLinked } from '@/lib/db/record/linked-rows';
import type { Truth } from '@/lib/ledger/kinds';
import type { GameAt } from './game-at';
import { newIdsFor, renamed } from './new-ids';
import type { Row } from './read-game';
import { withoutWriters } from './writers';

/** The name of a fork and the person it belongs to. */
export interface ForkWanted {
  /** The game at whose desk it is opened. */
  practiceOf: string;
  title: string;
  /** True when the writers of what is kept are named; else the names are left out. */
  keepsWriters: boolean;
}

/** Tables that others refer to, the referred first; all others come after them, in any order. */
const first: readonly Prisma.ModelName[] = [
  'Game',
  'Team',
  'StatusProfile',
  'Unit',
  'Crossing',
  'Squadron',
  'InterdictionArea',
  'CompanionGame',
  'Combat',
  'OrderSheet',
  'AirSheet',
  'IssuedQuery',
];

/**
 * Writes a game as it stood anew, as a game of its own: every id is new, it has no seats, and its ledger has no entry about
 * one. Answers the id of the new game.
 */
export async function writeFork(tx: Tx, then: GameAt, wanted: ForkWanted): Promise<string> {
  const ids = newIdsFor(then.rows, newId);
  const [game] = then.rows.get('Game')!;
  const gameId = ids.get(String(game!.id))!;
  const renumber = ledgerNumbers(then.rows.get('LedgerEntry')!);
  const written = (table: Prisma.ModelName): Row[] => {
    const rows = (then.rows.get(table) ?? []).flatMap((row) => renumbered(table, row, renumber));
    const named = wanted.keepsWriters ? rows : rows.map(withoutWriters);
    const anew = named.map((row) => renamed(row, ids)).map((row) => (table === 'LedgerEntry' ? inOrder(row) : row));
    return table === 'Game' ? anew.map((row) => asForked(row, wanted, renumber.size)) : anew;
  };
  const rest = [...then.rows.keys()].filter((table) => !first.includes(table));
  for (const table of [...first, ...rest]) await insertAlike(tx, table, written(table));
  for (const { kind, id, truth } of then.linked)
    await putPart(tx, gameId, kind as WrittenKind | 'sheet' | 'airSheet', ids.get(id) ?? id, renamed(truth, ids));
  return gameId;
}

/** The ledger has the units of a combat and the guns of an area in the order of their ids, which have changed. */
function inOrder(entry: Row): Row {
  const sorted = (truth: unknown): unknown => {
    if (typeof truth !== 'object' || truth === null) return truth;
    const { units, guns } = truth as { units?: { unitId: string }[]; guns?: string[] };
    return {
      ...truth,
      ...(units ? { units: [...units].sort((a, b) => compareIds(a.unitId, b.unitId)) } : {}),
      ...(guns ? { guns: [...guns].sort(compareIds) } : {}),
    };
  };
  return ['combat', 'area'].includes(String(entry.kind))
    ? { ...entry, before: sorted(entry.before), after: sorted(entry.after) }
    : entry;
}

const compareIds = (one: string, other: string): number => (one < other ? -1 : 1);

/** The row of the game itself: a practice game with as many entries as were taken along. */
function asForked({ createdAt, ...row }: Row, { practiceOf, title }: ForkWanted, entries: number): Row {
  return { ...row, title, practiceOf, entries, changes: 0 };
}

/** Rows of one table may differ in their columns, where one was written from the ledger alone. */
async function insertAlike(tx: Tx, table: Prisma.ModelName, rows: readonly Row[]): Promise<void> {
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row).sort().join(' ');
    alike.set(columns, [...(alike.get(columns) ?? []), row]);
  }
  for (const group of alike.values()) await insertRows(tx, table, group);
}

/** The rows that a thing keeps of its own, as the ledger has them. */
async function putPart(
  tx: Tx,
  gameId: string,
  kind: WrittenKind | 'sheet' | 'airSheet',
  id: string,
  truth: Truth,
): Promise<void> {
  if (kind !== 'sheet' && kind !== 'airSheet') return putLinked(tx, gameId, kind, id, truth);
  const lines = (truth.lines as (Row & { id: string })[]).map((line) => ({ ...line, sheetId: id, writtenAs: line.id }));
  await insertAlike(tx, kind === 'sheet' ? 'OrderLine' : 'AirLine', lines);
}

/** The numbers of entries as they are without those about seats: the ledger of the fork has no gap. */
function ledgerNumbers(entries: readonly Row[]): Map<number, number> {
  const kept = entries.filter(({ kind }) => kind !== 'seat');
  return new Map(kept.map(({ number }, i) => [Number(number), i + 1]));
}

/** A row with its numbers of the ledger as they are in the fork; none: it is left out. */
function renumbered(table: Prisma.ModelName, row: Row, numbers: ReadonlyMap<number, number>): Row[] {
  if (table !== 'LedgerEntry' && table !== 'MapIssued') return [row];
  const at = numberFrom(Number(row.number), numbers);
  if (table === 'MapIssued') return at === undefined ? [] : [{ ...row, number: at }];
  const number = numbers.get(Number(row.number));
  if (number === undefined) return [];
  const undoes = row.undoes === null ? null : (numbers.get(Number(row.undoes)) ?? null);
  return [{ ...row, number, act: numberFrom(Number(row.act), numbers), undoes, seatId: null }];
}

/** The number of an entry, or of the next that is kept. */
function numberFrom(number: number, numbers: ReadonlyMap<number, number>): number | undefined {
  for (let at = number; at <= lastOf(numbers); at++) if (numbers.has(at)) return numbers.get(at);
  return undefined;
}

const lastOf = (numbers: ReadonlyMap<number, number>): number => [...numbers.keys()].at(-1) ?? 0;
