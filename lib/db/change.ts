import type { Prisma } from '@/lib/db/generated/client';
import { same } from '@/lib/ledger/fold';
import { asJson, kindOf, type LedgerKind, type ledgerKinds, truthOf } from '@/lib/ledger/kinds';
import { ChangedByAnother } from './changed-by-another';
import { tableOf, uniqueWhere } from './table-of';
import { type Act, enter, type Tx } from './transaction';

type Kinds = typeof ledgerKinds;

/** The kinds that are written here, and may be taken back. */
export type WrittenKind = {
  [K in LedgerKind]: Kinds[K] extends { isWrittenByChapter: true } ? never : K;
}[LedgerKind];

/** Their rows. */
type Rows = { [K in WrittenKind]: Prisma.Result<Tx[Kinds[K]['table']], object, 'findFirstOrThrow'> };

/**
 * Changes a thing and enters it in the ledger, in one transaction. `seen` is the version the person saw: an older one
 * throws `ChangedByAnother`. `linked` carries truth kept in rows of its own (a combat's units), already written.
 * Returns the row as it became. Throws when there is no such thing.
 */
export async function change<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  id: string,
  patch: Partial<Rows[K]>,
  options: { seen?: number; linked?: { before: Record<string, unknown>; after: Record<string, unknown> } } = {},
): Promise<Rows[K]> {
  const table = tableOf(tx, kind);
  const where = uniqueWhere(kind, act.gameId, id);
  const { isVersioned } = kindOf(kind);
  const row = await table.findUnique({ where });
  if (!row) throw new Error(`no ${kind} ${id}`);
  if (options.seen !== undefined && row.version !== options.seen)
    throw new ChangedByAnother(row, { kind, subjectId: id });
  const became = await table
    .update({
      where: isVersioned ? { ...where, version: row.version } : where,
      data: isVersioned ? { ...patch, version: row.version + 1 } : patch,
    })
    .catch((error: { code?: string }) => {
      if (error.code === 'P2025') throw new ChangedByAnother(row, { kind, subjectId: id });
      throw error;
    });
  enterDifference(tx, act, kind, id, { ...row, ...options.linked?.before }, { ...became, ...options.linked?.after });
  return became;
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
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const then = truthOf(kind, was);
  for (const [field, value] of Object.entries(truthOf(kind, became))) {
    if (same(then[field] ?? null, value)) continue;
    before[field] = then[field] ?? null;
    after[field] = asJson(value);
  }
  if (Object.keys(after).length > 0) enter(tx, { act, kind, subjectId, before, after });
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
  const became = await tableOf(tx, kind).create({ data: row });
  enter(tx, { act, kind, subjectId: id, before: null, after: truthOf(kind, { ...became, ...linked }) });
  return became;
}

/** Takes a thing away and enters what it was. */
export async function remove<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  id: string,
  linked: Record<string, unknown> = {},
): Promise<void> {
  const row = await tableOf(tx, kind).delete({ where: uniqueWhere(kind, act.gameId, id) });
  enter(tx, { act, kind, subjectId: id, before: truthOf(kind, { ...row, ...linked }), after: null });
}
