import { Prisma } from '@/lib/db/generated/client';
import { db } from '@/lib/db/kernel/client';
import { type ForkRule, forkedTables, rowsOfParents } from './forked-tables';

/** A row as JSON: its columns by name, times as texts, bytes as PostgreSQL writes them. */
export type Row = Record<string, unknown>;

/** In which order rows are read: what is told in an order is kept in it. */
const orders: Partial<Record<Prisma.ModelName, string>> = {
  LedgerEntry: 'number',
  MapIssued: 'number, place',
};

/** The rows of a game in every table that a fork takes from, by table. */
export async function readGame(gameId: string): Promise<Map<Prisma.ModelName, Row[]>> {
  const tables = (Object.entries(forkedTables) as [Prisma.ModelName, ForkRule][]).filter(([, rule]) => rule !== 'left');
  const found = await Promise.all(tables.map(([table]) => rowsOf(table, gameId)));
  return new Map(tables.map(([table], i) => [table, found[i]!]));
}

async function rowsOf(table: Prisma.ModelName, gameId: string): Promise<Row[]> {
  const order = orders[table] ? `ORDER BY ${orders[table]}` : '';
  const rows = await db().$queryRaw<{ row: Row }[]>`
    SELECT to_jsonb(t) AS row FROM ${Prisma.raw(`"${table}"`)} t WHERE ${ofTheGame(table, gameId)} ${Prisma.raw(order)}`;
  return rows.map(({ row }) => row);
}

/** Which rows of a table are a game's. */
function ofTheGame(table: Prisma.ModelName, gameId: string): Prisma.Sql {
  const parent = rowsOfParents[table];
  if (!parent) return table === 'Game' ? Prisma.sql`id = ${gameId}` : Prisma.sql`"gameId" = ${gameId}`;
  const [above, by] = parent;
  return Prisma.sql`${Prisma.raw(`"${by}"`)} IN (SELECT id FROM ${Prisma.raw(`"${above}"`)} WHERE "gameId" = ${gameId})`;
}
