/**
 * Brings a database to the state of `prisma/migrations`.
 *
 * Several processes may start at the same moment: they take one advisory lock in turn, and who comes later finds
 * nothing left to do.
 */
import { resolve } from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { migrationsOf } from './applied-migrations';
import { everyGameKeepsItsScenario, keepOlderScenarios } from './keep-older-scenarios';
import { noFilter, readMigrations, withSchemaEngine } from './schema-engine';

/** The key of the advisory lock: any fixed number, the same in every process. */
const migrationLock = 6_006_1944;

/** What SQL cannot do, by the name of the migration that counts on its being done: it runs just before it. */
const stepsBefore: Record<string, (client: pg.Client, folder: string) => Promise<void>> = {
  [everyGameKeepsItsScenario]: keepOlderScenarios,
};

/**
 * Applies every migration the database does not have yet, in order, each all or nothing. One that broke off earlier
 * (a fault in it, a killed process) left nothing of itself and is tried again.
 *
 * @param folder the migrations, `prisma/migrations` of the project unless told otherwise
 * @param upTo the name of the last one to apply; all of them unless it is given
 * @returns the names of those applied now; empty when there was nothing to do
 * @throws when a migration fails, with PostgreSQL's words; those before it stay applied
 */
export async function migrate(
  databaseUrl: string,
  folder = resolve('prisma/migrations'),
  upTo?: string,
): Promise<string[]> {
  const keeper = new pg.Client({ connectionString: databaseUrl });
  await keeper.connect();
  try {
    await keeper.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const all = readMigrations(folder, upTo);
    const had = await appliedOn(keeper);
    const names = all.migrationDirectories.map(({ path }) => path);
    // The engine takes a second to load.
    if (names.length === had.length && names.every((name) => had.includes(name))) return [];
    return await withSchemaEngine(databaseUrl, undefined, async (engine) => {
      const question = { migrationsList: all, optInToShadowDatabase: false, filters: noFilter };
      const { failedMigrationNames } = await engine.diagnoseMigrationHistory(question);
      for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
      const apply = async (migrationsList: MigrationList) =>
        (await engine.applyMigrations({ migrationsList, filters: noFilter })).appliedMigrationNames;
      const applied: string[] = [];
      for (const name of names.filter((one) => one in stepsBefore && !had.includes(one))) {
        const isBefore = ({ path }: { path: string }) => path < name;
        for (const one of await apply({ ...all, migrationDirectories: all.migrationDirectories.filter(isBefore) }))
          applied.push(one);
        await stepsBefore[name]!(keeper, folder);
      }
      return [...applied, ...(await apply(all))];
    });
  } finally {
    await keeper.end();
  }
}

/** The migrations that a database has; none where it has never had one. */
async function appliedOn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`,
  );
  return rows[0]?.there ? migrationsOf(client) : [];
}
