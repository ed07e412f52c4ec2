import type { Prisma } from '@/lib/db/generated/client';
import { kindOf, type LedgerKind } from '@/lib/ledger/kinds';
import type { Tx } from './transaction';

// biome-ignore lint/suspicious/noExplicitAny: the delegates of different models share these calls and no type
type Delegate = Record<'findUnique' | 'findMany' | 'update' | 'create' | 'delete', any>;

/** The table that holds the rows of a kind. */
export const tableOf = (tx: Tx, kind: LedgerKind): Delegate =>
  (tx as unknown as Record<string, Delegate>)[kindOf(kind).table]!;

/** Columns of a key that hold a number. */
const numbers = ['turn', 'number'];

/** The columns that name one row of a kind in its table; `id` is the ledger's. */
export function keyColumns(kind: LedgerKind, id: string): Record<string, string | number> {
  const { key = ['id'] } = kindOf(kind);
  const parts = key.length > 1 ? id.split('|') : [id];
  return Object.fromEntries(key.map((column, i) => [column, numbers.includes(column) ? Number(parts[i]) : parts[i]!]));
}

/** The same as Prisma asks for it. */
export function uniqueWhere(kind: LedgerKind, gameId: string, id: string): object {
  const columns = keyColumns(kind, id);
  return kindOf(kind).isByGame ? { [`gameId_${Object.keys(columns).join('_')}`]: { gameId, ...columns } } : columns;
}

/** The table that holds the rows of a kind, as a statement names it. */
export const tableNameOf = (kind: LedgerKind): Prisma.ModelName => {
  const { table } = kindOf(kind);
  return `${table.charAt(0).toUpperCase()}${table.slice(1)}` as Prisma.ModelName;
};

/** The columns and values that name one row of a kind in a statement; `id` is the ledger's. */
export const keyOfRow = (kind: LedgerKind, gameId: string, id: string): Record<string, string | number> =>
  kindOf(kind).isByGame ? { gameId, ...keyColumns(kind, id) } : keyColumns(kind, id);
