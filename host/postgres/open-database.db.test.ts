import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
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

/** A way to a PostgreSQL on which no notice comes through, as behind a pooler. */
async function withoutNotices(url: string) {
  const { hostname, port } = new URL(url);
  const way = createServer((client) => {
    const server = connect(Number(port), hostname);
    let came = Buffer.alloc(0);
    client.pipe(server);
    server.on('data', (data) => {
      came = Buffer.concat([came, data]);
      // A message is a letter, four bytes of length, and what it says; a notice has the letter A.
      for (;;) {
        const end = came.length < 5 ? Number.POSITIVE_INFINITY : 1 + came.readInt32BE(1);
        if (came.length < end) break;
        if (came[0] !== 'A'.charCodeAt(0)) client.write(came.subarray(0, end));
        came = came.subarray(end);
      }
    });
    for (const [one, other] of [[client, server] as const, [server, client] as const])
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return { url: through.href, close: () => way.close() };
}

test('a database that passes no notices on is refused, and the way out is named', async () => {
  const behindPooler = await withoutNotices(given.url);
  await expect(openDatabase(behindPooler.url, dataDir)).rejects.toThrow('give the console the address of PostgreSQL');
  behindPooler.close();
});
