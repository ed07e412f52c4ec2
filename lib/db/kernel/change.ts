import type { Prisma } from '@/lib/db/generated/client';
import { kindOf, type LedgerKind, type ledgerKinds, subjectIdOf, truthOf } from '@/lib/ledger/kinds';
import { asJson, same } from '@/lib/values';
import { ChangedByAnother } from './changed-by-another';
import { keyOfRow, tableNameOf, tableOf, uniqueWhere } from './table-of';
import { type Act, enter, type PendingEntry, placeInLedger, type Tx } from './transaction';
import { deleteRows, insertRows, lockRows, updateRows } from './write-rows';

type Kinds = typeof ledgerKinds;

/** The kinds that are written here, and may be taken back. */
export type WrittenKind = {
  [K in LedgerKind]: Kinds[K] extends { isWrittenByChapter: true } ? never : K;
}[LedgerKind];

/** Their rows. */
type Rows = { [K in WrittenKind]: Prisma.Result<Tx[Kinds[K]['table']], object, 'findFirstOrThrow'> };

/** The rows that a thing keeps of its own (a combat's units), already written: as they were, and as they became. */
interface Linked {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Changes a thing and enters it in the ledger, in one transaction. `seen` is the version the person saw: an older one
 * throws `ChangedByAnother`. Returns the row as it became. Throws when there is no such thing.
 */
export async function change<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  id: string,
  patch: Partial<Rows[K]>,
  { seen, linked }: { seen?: number; linked?: Linked } = {},
): Promise<Rows[K]> {
  const [became] = await changeAll(tx, act, kind, [{ id, patch, seen }], linked);
  return became!;
}

/** A change of one of many: all of them change the same fields. */
export interface Change<K extends WrittenKind> {
  id: string;
  patch: Partial<Rows[K]>;
  seen?: number | undefined;
}

/**
 * Changes many things of a kind alike, in as many statements as one, and enters each. Throws where they differ in the
 * fields they change. Returns the rows as they became, in the order of their keys.
 */
export async function changeAll<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  changes: readonly Change<K>[],
  linked?: Linked,
): Promise<Rows[K][]> {
  if (changes.length === 0) return [];
  const fields = changes.map(({ patch }) => Object.keys(patch).sort().join(' '));
  if (fields.some((own) => own !== fields[0])) throw new Error(`changes of ${kind} that differ in their fields`);
  const keys = changes.map(({ id }) => keyOfRow(kind, act.gameId, id));
  const key = Object.keys(keys[0]!);
  const { isVersioned } = kindOf(kind);
  const rows = changes.map(({ patch, seen }, i) => ({
    ...patch,
    ...keys[i],
    ...(isVersioned ? { version: seen ?? null } : {}),
  }));
  const table = tableNameOf(kind);
  const enterHere = placeInLedger(tx);
  // The second is sent before the first is answered: it writes what the first has locked.
  const [were, became] = await Promise.all([
    lockRows<Rows[K]>(tx, table, key, keys),
    updateRows<Rows[K]>(tx, table, key, rows),
  ]);
  const written = new Map(became.map((row) => [subjectIdOf(kind, row), row]));
  const known = new Map(were.map((row) => [subjectIdOf(kind, row), row]));
  return changes.map(({ id, patch }) => {
    const row = known.get(id);
    if (!row) throw new Error(`no ${kind} ${id}`);
    const isLeftAsItIs = !isVersioned && Object.keys(patch).length === 0;
    const now = isLeftAsItIs ? row : written.get(id);
    if (!now) throw new ChangedByAnother(row, { kind, subjectId: id });
    const entry = differenceOf(act, kind, id, { ...row, ...linked?.before }, { ...now, ...linked?.after });
    if (entry) enterHere(entry);
    return now;
  });
}

/** The row of a thing, or null; `id` is the ledger's. */
export const rowOfKind = <K extends WrittenKind>(
  tx: Tx,
  gameId: string,
  kind: K,
  id: string,
): Promise<Rows[K] | null> => tableOf(tx, kind).findUnique({ where: uniqueWhere(kind, gameId, id) });

/** Enters the fields that differ, if any does. */
export function enterDifference(
  tx: Tx,
  act: Act,
  kind: LedgerKind,
  subjectId: string,
  was: Record<string, unknown>,
  became: Record<string, unknown>,
): void {
  const entry = differenceOf(act, kind, subjectId, was, became);
  if (entry) enter(tx, entry);
}

function differenceOf(
  act: Act,
  kind: LedgerKind,
  subjectId: string,
  was: Record<string, unknown>,
  became: Record<string, unknown>,
): PendingEntry | null {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const then = truthOf(kind, was);
  for (const [field, value] of Object.entries(truthOf(kind, became))) {
    if (same(then[field] ?? null, value)) continue;
    before[field] = then[field] ?? null;
    after[field] = asJson(value);
  }
  return Object.keys(after).length > 0 ? { act, kind, subjectId, before, after } : null;
}

/** Enters a thing that was made by a write of its own. */
export const enterMade = (tx: Tx, act: Act, kind: LedgerKind, subjectId: string, made: object): void =>
  enter(tx, madeEntry(act, kind, subjectId, made));

const madeEntry = (act: Act, kind: LedgerKind, subjectId: string, made: object): PendingEntry => ({
  act,
  kind,
  subjectId,
  before: null,
  after: truthOf(kind, { ...made }),
});

/** Enters a thing that was taken away by a write of its own, as it was. */
export const enterGone = (tx: Tx, act: Act, kind: LedgerKind, subjectId: string, was: object): void =>
  enter(tx, goneEntry(act, kind, subjectId, was));

const goneEntry = (act: Act, kind: LedgerKind, subjectId: string, was: object): PendingEntry => ({
  act,
  kind,
  subjectId,
  before: truthOf(kind, { ...was }),
  after: null,
});

/** Enters what differs between rows and those that were written in their place: what came, what became otherwise, what went. */
export function enterReplaced(
  tx: Tx,
  act: Act,
  kind: LedgerKind,
  before: readonly { id: string }[],
  became: readonly { id: string }[],
): void {
  const were = new Map(before.map((row) => [row.id, row]));
  for (const row of became) {
    const was = were.get(row.id);
    if (was) enterDifference(tx, act, kind, row.id, { ...was }, { ...row });
    else enterMade(tx, act, kind, row.id, row);
    were.delete(row.id);
  }
  for (const [id, was] of were) enterGone(tx, act, kind, id, was);
}

/** Brings a thing into being and enters it. `linked` as in `change`. */
export async function create<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  id: string,
  row: Partial<Rows[K]>,
  linked: Record<string, unknown> = {},
): Promise<Rows[K]> {
  const enterHere = placeInLedger(tx);
  const [became] = await insertRows<Rows[K]>(tx, tableNameOf(kind), [row]);
  enterHere(madeEntry(act, kind, id, { ...became, ...linked }));
  return became!;
}

/** Brings many things of a kind into being, all with the same columns, in one statement, and enters each. */
export async function createAll<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  rows: readonly Partial<Rows[K]>[],
): Promise<void> {
  const enterHere = placeInLedger(tx);
  for (const row of await insertRows<Rows[K]>(tx, tableNameOf(kind), rows))
    enterHere(madeEntry(act, kind, subjectIdOf(kind, row), row));
}

/** Takes a thing away and enters what it was. */
export async function remove<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  id: string,
  linked: Record<string, unknown> = {},
): Promise<void> {
  const gone = await removeAll(tx, act, kind, [id], linked);
  if (gone === 0) throw new Error(`no ${kind} ${id}`);
}

/** Takes many things of a kind away, in one statement, and enters what each was. Returns how many there were. */
export async function removeAll<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  ids: readonly string[],
  linked: Record<string, unknown> = {},
): Promise<number> {
  const keys = ids.map((id) => keyOfRow(kind, act.gameId, id));
  const enterHere = placeInLedger(tx);
  const rows = await deleteRows<Rows[K]>(tx, tableNameOf(kind), Object.keys(keys[0] ?? {}), keys);
  const gone = new Map(rows.map((row) => [subjectIdOf(kind, row), row]));
  for (const subjectId of ids) {
    const row = gone.get(subjectId);
    if (row) enterHere(goneEntry(act, kind, subjectId, { ...row, ...linked }));
  }
  return gone.size;
}
