/**
 * Brings a database to the state of `prisma/migrations`, by SQL alone.
 *
 * Several processes may start at the same moment: they take one advisory lock in turn, and who comes later finds
 * nothing left to do.
 */
import { createHash, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { migrationsOf, migrationsTable } from './applied-migrations';
import { everyGameKeepsItsScenario, keepOlderScenarios } from './keep-older-scenarios';
import { type Migration, migrationsIn } from './migrations-in';

/** The key of the advisory lock: any fixed number, the same in every process. */
const migrationLock = 6_006_1944;

/** The steps that SQL cannot do, by the name of the migration that counts on them: each runs just before it. */
const stepsBefore: Record<string, (client: pg.Client, folder: string) => Promise<void>> = {
  [everyGameKeepsItsScenario]: keepOlderScenarios,
};

/** The table as Prisma makes it, so that its own commands go on with what was applied here. */
const table = `
  CREATE TABLE IF NOT EXISTS ${migrationsTable} (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  );
  UPDATE ${migrationsTable} SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * Applies every migration the database does not have yet, in order, each all or nothing. One that broke off earlier
 * (a fault in it, a killed process) left nothing of itself and is tried again.
 *
 * @param folder the migrations, `prisma/migrations` of the project unless told otherwise
 * @param upTo the name of the last one to apply; all of them unless it is given
 * @returns the names of those applied now; empty when there was nothing to do
 * @throws when a migration fails, with its name and PostgreSQL's words; those before it stay applied
 */
export async function migrate(
  databaseUrl: string,
  folder = resolve('prisma/migrations'),
  upTo?: string,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const had = new Set(await appliedOn(client));
    const missing = migrationsIn(folder, upTo).filter(({ name }) => !had.has(name));
    if (missing.length > 0) await client.query(table);
    for (const migration of missing) {
      await stepsBefore[migration.name]?.(client, folder);
      await apply(client, migration);
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Applies a migration and notes that it was, in one transaction. Its SQL goes as one script: it may hold functions and semicolons in texts. */
async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO ${migrationsTable} (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), createHash('sha256').update(sql).digest('hex'), name],
    );
    await client.query('COMMIT');
  } catch (problem) {
    // A connection that is gone has taken its transaction back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`The migration ${name} failed: ${(problem as Error).message}`, { cause: problem });
  }
}

/** The migrations that a database has; none where it has never had one. */
async function appliedOn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('${migrationsTable}') IS NOT NULL AS there`,
  );
  return rows[0]?.there ? migrationsOf(client) : [];
}
