import { Prisma } from '@/lib/db/generated/client';
import type { Tx } from './connection';

/** Statements that write rows of a table: one, however many rows there are. Values are JSON's, as PostgreSQL reads them into its types. */

type Row = object;
type Table = Prisma.ModelName;

/** The columns that rows alike have a value for. */
const columnsOf = (rows: readonly Row[]): string[] =>
  Object.entries(rows[0] ?? {}).flatMap(([column, value]) => (value === undefined ? [] : [column]));

const quoted = (name: string): string => {
  if (!/^\w+$/.test(name)) throw new Error(`no column: ${name}`);
  return `"${name}"`;
};

/** Names written after each other, each as `write` has it. */
const listed = (names: readonly string[], write: (name: string) => string, between = ', ') =>
  Prisma.raw(names.map((name) => write(quoted(name))).join(between));

const plain = (name: string): string => name;

/** Rows as one value. */
const given = (table: Prisma.Sql, rows: readonly Row[]) =>
  Prisma.sql`jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(rows)}::jsonb)`;

/** Writes new rows, all with the same columns; the others get their defaults. Answers them as they stand. */
export async function insertRows<R>(tx: Tx, name: Table, rows: readonly Row[]): Promise<R[]> {
  if (rows.length === 0) return [];
  const table = Prisma.raw(quoted(name));
  const columns = listed(columnsOf(rows), plain);
  return tx.$queryRaw<R[]>`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${given(table, rows)} RETURNING *`;
}

/**
 * Writes columns of rows anew. `rows` hold the columns of `key` and, all of them, the same further ones. Where rows count
 * their versions, `version` is the one that was seen (null: whichever), and is raised; a row that has another is left as
 * it is. Answers those that were written, as they stand.
 */
export async function updateRows<R>(tx: Tx, name: Table, key: readonly string[], rows: readonly Row[]): Promise<R[]> {
  if (rows.length === 0) return [];
  const table = Prisma.raw(quoted(name));
  const columns = columnsOf(rows).filter((column) => !key.includes(column));
  if (columns.length === 0) return [];
  const set = listed(columns, (column) =>
    column === '"version"' ? 'version = t.version + 1' : `${column} = n.${column}`,
  );
  const isIt = listed(key, (column) => `t.${column} = n.${column}`, ' AND ');
  const seen = columns.includes('version') ? Prisma.sql`AND coalesce(n.version, t.version) = t.version` : Prisma.empty;
  return tx.$queryRaw<
    R[]
  >`UPDATE ${table} AS t SET ${set} FROM ${given(table, rows)} AS n WHERE ${isIt} ${seen} RETURNING t.*`;
}

/** The rows with these keys, locked until the transaction ends; rows that point to them may be made meanwhile. */
export async function lockRows<R>(tx: Tx, name: Table, key: readonly string[], keys: readonly Row[]): Promise<R[]> {
  if (keys.length === 0) return [];
  const table = Prisma.raw(quoted(name));
  const isIt = listed(key, (column) => `t.${column} = n.${column}`, ' AND ');
  return tx.$queryRaw<R[]>`
    SELECT t.* FROM ${table} AS t JOIN ${given(table, keys)} AS n ON ${isIt} ORDER BY ${listed(key, (column) => `t.${column}`)} FOR NO KEY UPDATE OF t`;
}

/** Takes the rows with these keys away. Answers them as they were. */
export async function deleteRows<R>(tx: Tx, name: Table, key: readonly string[], keys: readonly Row[]): Promise<R[]> {
  if (keys.length === 0) return [];
  const table = Prisma.raw(quoted(name));
  const isIt = listed(key, (column) => `t.${column} = n.${column}`, ' AND ');
  return tx.$queryRaw<R[]>`DELETE FROM ${table} AS t USING ${given(table, keys)} AS n WHERE ${isIt} RETURNING t.*`;
}
