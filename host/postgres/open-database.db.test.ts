import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { beside, databaseName, dropDatabase } from './database-admin';
import { freePort } from './free-port';
import { openDatabase } from './open-database';

let given: { url: string; drop: () => Promise<void> };
let dataDir: string;

beforeAll(async () => {
  given = await emptyDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'opcom-database-test-'));
});

afterAll(async () => {
  await given.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the PostgreSQL of DATABASE_URL is used as it is, and goes on when the console stops', async () => {
  const database = await openDatabase(given.url, dataDir);
  expect(database.url).toBe(given.url);
  await database.stop();
  const client = new pg.Client({ connectionString: given.url });
  await client.connect();
  expect((await client.query('SELECT current_database() AS name')).rows).toEqual([{ name: databaseName(given.url) }]);
  await client.end();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a database that is missing on that server is made', async () => {
  const missing = beside(given.url, `${databaseName(given.url)}_missing`);
  await openDatabase(missing, dataDir);
  const client = new pg.Client({ connectionString: missing });
  await expect(client.connect()).resolves.not.toThrow();
  await client.end();
  await dropDatabase(missing);
});

test('a server that does not answer is named', async () => {
  const nowhere = new URL(given.url);
  nowhere.port = String(await freePort());
  await expect(openDatabase(nowhere.href, dataDir)).rejects.toThrow('The PostgreSQL of DATABASE_URL does not answer');
});
