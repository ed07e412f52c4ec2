/** The database's own list of its tables: read from its catalogue, so that a table added later is known by itself. */
import pg from 'pg';
import { migrationsTable } from '../migrate/applied-migrations';

/** A table with its columns in their order; `types` are as SQL writes them. */
export interface Table {
  name: string;
  columns: string[];
  types: string[];
  /** The columns of the primary key, by which rows are put in order. */
  key: string[];
}

/** A foreign key of one column. */
export interface Reference {
  table: string;
  column: string;
  to: string;
  toColumn: string;
}

/** Every table of the console, by name. Columns that the database fills in by itself are left out. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) AS columns,
       array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attnum) AS types,
       (SELECT coalesce(array_agg(k.attname::text ORDER BY k.attnum), '{}') FROM pg_index i
          JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = ANY(i.indkey)
          WHERE i.indrelid = c.oid AND i.indisprimary) AS key
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = current_schema()::regnamespace AND c.relname <> $1
     GROUP BY c.oid, c.relname ORDER BY c.relname COLLATE "C"`,
    [migrationsTable],
  );
  return rows;
}

/** The foreign keys of one column each. */
export async function referencesOf(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT c.conrelid::regclass::text AS table, a.attname AS column, c.confrelid::regclass::text AS to, f.attname AS "toColumn"
     FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = c.confkey[1]
     WHERE c.contype = 'f' AND cardinality(c.conkey) = 1 AND c.connamespace = current_schema()::regnamespace
     ORDER BY c.conname COLLATE "C"`,
  );
  return rows.map((row) => ({ ...row, table: plainName(row.table), to: plainName(row.to) }));
}

const plainName = (name: string): string => name.replace(/^"|"$/g, '');

/** A connection whose texts of times and numbers are exact and the same everywhere. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET extra_float_digits = 3; SET bytea_output = 'hex'`,
  );
  return client;
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => pg.escapeIdentifier(name);

/** The game that is played, in a few words. The database may be older than practice games, or than several games in one folder. */
export async function playedGame(
  client: pg.Client,
): Promise<{ title: string; turn: number; phase: string } | undefined> {
  const { rows: known } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"ConsoleUp"') IS NOT NULL AS there`,
  );
  const opened = known[0]!.there
    ? `(SELECT max((to_jsonb(u) ->> 'openedAt')::timestamptz) FROM "ConsoleUp" u WHERE u."gameId" = g.id)`
    : 'NULL';
  const { rows } = await client.query<{ title: string; turn: number; phase: string }>(
    `SELECT g.title, g.turn, g.phase::text AS phase FROM "Game" g WHERE to_jsonb(g) ->> 'practiceOf' IS NULL
     ORDER BY coalesce(${opened}, g."createdAt") DESC LIMIT 1`,
  );
  return rows[0];
}

/** The game that a database holds, in a few words; undefined: none, or there is no such database yet. */
export async function gameIn(url: string): Promise<string | undefined> {
  const client = await connect(url).catch((problem: { code?: string }) => {
    if (problem.code === '3D000') return undefined;
    throw problem;
  });
  if (!client) return undefined;
  try {
    const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('"Game"') IS NOT NULL AS there`);
    if (!rows[0]?.there) return undefined;
    const game = await playedGame(client);
    return game && `${game.title}, turn ${game.turn}`;
  } finally {
    await client.end();
  }
}
