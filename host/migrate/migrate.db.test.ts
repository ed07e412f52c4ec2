import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diffMigrations, migrationFolderName } from '@/scripts/make-migration';
import { migrationList, noFilter, withSchemaEngine } from '@/scripts/schema-engine';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { migrate } from './migrate';

const schema = `
datasource db {
  provider = "postgresql"
}
model Bridge {
  id        String  @id
  name      String
  isStanding Boolean @default(true)
}
`;

const firstStep = `CREATE TABLE "Bridge" ("id" TEXT NOT NULL, "name" TEXT NOT NULL, CONSTRAINT "Bridge_pkey" PRIMARY KEY ("id"));`;
const secondStep = `ALTER TABLE "Bridge" ADD COLUMN "isStanding" BOOLEAN NOT NULL DEFAULT true;`;
const withFunction = `
-- a function body and a text hold semicolons; neither ends the statement
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bridges stay; they are only blown';
END $$;
CREATE TRIGGER bridges_stay BEFORE DELETE ON "Bridge" FOR EACH ROW EXECUTE FUNCTION refuse();
`;

describe('migrations', () => {
  let folder: string;
  let database: { url: string; drop: () => Promise<void> };

  function givenMigration(name: string, sql: string) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }

  async function ask(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'opcom-migrations-'));
    writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "postgresql"\n');
    database = await emptyDatabase();
  });

  afterEach(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('nothing keeps the process alive when they are done', async () => {
    givenMigration('20260101000000_bridge', firstStep);
    const script = `
      const { migrate } = await import('./host/migrate/migrate.ts');
      await migrate(${JSON.stringify(database.url)}, ${JSON.stringify(folder)});
      process.stdout.write(process.getActiveResourcesInfo().join(' '));`;
    const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const { stdout, status } = spawnSync(process.execPath, words, { cwd: resolve('.'), encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).not.toContain('Timeout');
  });

  test('are applied in order, and a second time there is nothing to do', async () => {
    givenMigration('20260102000000_standing', secondStep);
    givenMigration('20260101000000_bridges', firstStep);
    expect(await migrate(database.url, folder)).toEqual(['20260101000000_bridges', '20260102000000_standing']);
    expect(await migrate(database.url, folder)).toEqual([]);
    expect(await ask(`INSERT INTO "Bridge" VALUES ('1', 'Son') RETURNING "isStanding"`)).toEqual([
      { isStanding: true },
    ]);
  });

  test('started by three processes at once are applied once', async () => {
    givenMigration('20260101000000_bridges', firstStep);
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)));
    expect(applied.flat()).toEqual(['20260101000000_bridges']);
  });

  test('may hold functions, triggers and semicolons in texts', async () => {
    givenMigration('20260101000000_bridges', firstStep);
    givenMigration('20260102000000_stay', withFunction);
    await migrate(database.url, folder);
    await ask(`INSERT INTO "Bridge" VALUES ('1', 'Son')`);
    await expect(ask(`DELETE FROM "Bridge"`)).rejects.toThrow('bridges stay; they are only blown');
  });

  test('that fail say what was wrong, leave nothing behind, and apply once they are mended', async () => {
    givenMigration('20260101000000_broken', `${firstStep} ALTER TABLE "Road" ADD COLUMN "name" TEXT;`);
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'The migration 20260101000000_broken failed: relation "Road" does not exist',
    );
    expect(await ask(`SELECT 1 FROM pg_tables WHERE tablename = 'Bridge'`)).toEqual([]);
    writeFileSync(join(folder, '20260101000000_broken', 'migration.sql'), firstStep);
    expect(await migrate(database.url, folder)).toEqual(['20260101000000_broken']);
  });

  test('that Prisma applied, or broke off, are gone on from', async () => {
    givenMigration('20260101000000_bridges', firstStep);
    const prisma = (work: (engine: SchemaEngine) => Promise<unknown>) =>
      withSchemaEngine(database.url, undefined, work);
    await prisma((engine) => engine.applyMigrations({ migrationsList: migrationList(folder), filters: noFilter }));
    givenMigration('20260102000000_standing', 'ALTER TABLE "Road" ADD COLUMN "name" TEXT;');
    const broken = prisma((engine) =>
      engine.applyMigrations({ migrationsList: migrationList(folder), filters: noFilter }),
    );
    await expect(broken).rejects.toThrow('relation "Road" does not exist');
    writeFileSync(join(folder, '20260102000000_standing', 'migration.sql'), secondStep);
    givenMigration('20260103000000_stay', withFunction);
    expect(await migrate(database.url, folder)).toEqual(['20260102000000_standing', '20260103000000_stay']);
    expect(await ask(`INSERT INTO "Bridge" VALUES ('1', 'Son') RETURNING "isStanding"`)).toEqual([
      { isStanding: true },
    ]);
    const left = await prisma((engine) =>
      engine.applyMigrations({ migrationsList: migrationList(folder), filters: noFilter }),
    );
    expect(left).toEqual({ appliedMigrationNames: [] });
  });

  test('are compared with the schema', async () => {
    writeFileSync(join(folder, 'schema.prisma'), schema);
    givenMigration('20260101000000_bridges', firstStep);
    const missing = await diffMigrations(database.url, folder, folder);
    expect(missing).toContain('ADD COLUMN     "isStanding" BOOLEAN NOT NULL DEFAULT true');
    givenMigration('20260102000000_standing', secondStep);
    expect(await diffMigrations(database.url, folder, folder)).toBeUndefined();
  });

  test('are named by UTC time and purpose', () => {
    const noon = new Date('2026-11-21T12:00:05.123Z');
    expect(migrationFolderName('Add air-requests', noon)).toBe('20261121120005_add_air_requests');
  });
});
