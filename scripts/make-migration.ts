/**
 * Writes a new migration: the SQL that leads from `prisma/migrations` to `prisma/schema`.
 *
 *   npx tsx scripts/make-migration.ts add-air-requests
 *   → prisma/migrations/20261121120000_add_air_requests/migration.sql
 *
 * It replays the migrations in a throw-away PostgreSQL, so it needs no database and touches none. Read what it wrote
 * before keeping it; SQL that Prisma's schema cannot say (triggers, checks) is added by hand to the same file. With no
 * difference it writes nothing. `--print` prints the SQL instead of writing it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isEntry } from '../host/is-entry.mjs';
import { createDatabaseIfMissing, dropDatabase } from '../host/postgres/database-admin';
import { startThrowAwayPostgres } from '../host/postgres/throw-away';
import { schemaFiles, schemaFolder } from '../host/schema.mjs';
import { lockfileText, migrationList, noFilter, withSchemaEngine } from './schema-engine';

/**
 * The SQL that leads from a folder of migrations to a folder of schema files; `undefined` when they already agree.
 *
 * @param serverUrl a database on a server where a database `<name>_shadow` may be made and filled
 */
export async function diffMigrations(serverUrl: string, folder: string, schema: string): Promise<string | undefined> {
  const shadow = new URL(serverUrl);
  shadow.pathname = `${shadow.pathname}_shadow`;
  await dropDatabase(shadow.href);
  await createDatabaseIfMissing(shadow.href);
  try {
    const from = { tag: 'migrations' as const, ...migrationList(folder) };
    const to = { tag: 'schemaDatamodel' as const, files: schemaFiles(schema) };
    const question = { from, to, script: true, exitCode: true, filters: noFilter };
    const difference = await withSchemaEngine(serverUrl, shadow.href, (engine) => engine.diff(question));
    return difference.exitCode === 0 ? undefined : (difference.stdout ?? undefined);
  } finally {
    await dropDatabase(shadow.href);
  }
}

/** The folder name of a migration: UTC time to the second, then the name in lower case with underscores. */
export function migrationFolderName(name: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
  return `${stamp}_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;
}

if (isEntry(import.meta.url)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { print: { type: 'boolean' } } });
  const name = positionals[0];
  if (!name && !values.print) {
    console.error('Say what the migration does: npx tsx scripts/make-migration.ts add-air-requests');
    process.exit(2);
  }
  const folder = resolve('prisma/migrations');
  const postgres = await startThrowAwayPostgres();
  try {
    const sql = await diffMigrations(postgres.url, folder, schemaFolder);
    if (sql === undefined) {
      console.log('The migrations already lead to the schema; nothing to write.');
    } else if (values.print) {
      console.log(sql);
    } else {
      const target = join(folder, migrationFolderName(name ?? '', new Date()));
      mkdirSync(target, { recursive: true });
      writeFileSync(join(target, 'migration.sql'), sql);
      const lockfile = join(folder, 'migration_lock.toml');
      if (!existsSync(lockfile)) writeFileSync(lockfile, lockfileText);
      console.log(`Wrote ${join(target, 'migration.sql')}`);
    }
  } catch (problem) {
    console.error((problem as Error).message);
    process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}
