import pg from 'pg';
import { expect, it } from 'vitest';
import { migrationList, noFilter, withSchemaEngine } from '@/scripts/schema-engine';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { migrate } from './migrate';
import { migrationsIn } from './migrations-in';

/** A database that Prisma's engine brought to any migration goes on from there, and comes to the same tables as a new one. */

const folder = 'prisma/migrations';
const names = migrationsIn(folder).map(({ name }) => name);
/** With `npm run soak` every one; else one of sixteen. */
const tried = names.filter((_, place) => process.env.OPCOM_SOAK || place % 16 === 0);

/** Tables, columns, indexes, rules and functions of a database, each in words of PostgreSQL. */
async function madeOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ is: string }>(`
      SELECT concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default) AS is
        FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
      UNION ALL SELECT concat_ws(' ', enumtypid::regtype, enumlabel, enumsortorder) FROM pg_enum
      UNION ALL SELECT concat_ws(' ', 'applied', migration_name, checksum) FROM _prisma_migrations WHERE rolled_back_at IS NULL
      ORDER BY 1`);
    return rows.map((row) => row.is);
  } finally {
    await client.end();
  }
}

it(`from each of ${tried.length} of the ${names.length} migrations on`, { timeout: 600_000 }, async () => {
  const fresh = await emptyDatabase();
  await migrate(fresh.url, folder);
  const wanted = await madeOf(fresh.url);
  await fresh.drop();
  expect(wanted.length).toBeGreaterThan(500);
  for (const last of tried) {
    const { url, drop } = await emptyDatabase();
    const all = migrationList(folder);
    const migrationDirectories = all.migrationDirectories.filter(({ path }) => path <= last);
    await withSchemaEngine(url, undefined, (engine) =>
      engine.applyMigrations({ migrationsList: { ...all, migrationDirectories }, filters: noFilter }),
    );
    expect(await migrate(url, folder)).toEqual(names.filter((name) => name > last));
    expect(await madeOf(url)).toEqual(wanted);
    await drop();
  }
});
