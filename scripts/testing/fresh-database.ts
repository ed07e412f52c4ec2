/**
 * Databases for tests: one server for a run, one migrated template on it, and a copy of the template for whoever asks.
 * Copying takes a few hundredths of a second, so every test file, and every browser test's server, has its own.
 *
 *   const database = await freshDatabase();   // in a *.db.test.ts: beforeAll
 *   …                                         // database.url
 *   await database.drop();                    // afterAll
 */
import { randomBytes } from 'node:crypto';
import { migrate } from '@/host/migrate/migrate';
import {
  beside,
  copyDatabase,
  createDatabaseIfMissing,
  databaseName,
  dropDatabase,
  dropDatabasesLike,
  onServer,
  shutDatabase,
} from '@/host/postgres/database-admin';
import { startThrowAwayPostgres } from '@/host/postgres/throw-away';

/** The environment variable through which a run tells its processes where the template is. */
const templateVariable = 'OPCOM_TEST_TEMPLATE';

/**
 * Makes the run's server ready: a throw-away PostgreSQL, or the server of `DATABASE_URL`, on which only databases of
 * its own are made and dropped. Sets an environment variable that processes started later inherit.
 *
 * @returns what takes everything away again
 */
export async function openTestServer(): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const postgres = given ? undefined : await startThrowAwayPostgres();
  const template = beside(given ?? postgres!.url, `opcom_template_${randomBytes(6).toString('hex')}`);
  try {
    await createDatabaseIfMissing(template);
    await migrate(template);
  } catch (problem) {
    await postgres?.stop();
    throw problem;
  }
  process.env[templateVariable] = template;
  return async () => {
    delete process.env[templateVariable];
    if (postgres) await postgres.stop();
    else await dropDatabasesLike(template);
  };
}

/** `shut`: it answers nobody from now on, or again. */
export type TestDatabase = { url: string; shut: (isShut: boolean) => Promise<void>; drop: () => Promise<void> };

const testDatabase = (url: string): TestDatabase => ({
  url,
  shut: (isShut) => shutDatabase(url, isShut),
  drop: () => dropDatabase(url),
});

function newName(): { url: string; template: string } {
  const template = process.env[templateVariable];
  if (!template) throw new Error('There is no test server: openTestServer() was not called in this run.');
  return { url: beside(template, `opcom_test_${randomBytes(8).toString('hex')}`), template };
}

/** A migrated, otherwise empty database of its own. `drop` removes it, whoever is still connected. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { url, template } = newName();
  await copyDatabase(url, template);
  return testDatabase(url);
}

/**
 * A database of its own with what `make` puts into one: made once a run for each name, and copied for whoever asks. `make`
 * leaves no connection open.
 */
export async function freshDatabaseWith(name: string, make: (url: string) => Promise<void>): Promise<TestDatabase> {
  const { url, template } = newName();
  const whole = beside(template, `${databaseName(template)}_${name}`);
  await makeDatabaseOnce(whole, template, make);
  await copyDatabase(url, whole);
  return testDatabase(url);
}

/**
 * Makes a database once, whoever needs it first: `make` fills a copy of the template, and the name is given to it when it
 * is whole. Everybody else waits. It is shut from then on: copies are made of it, and nobody looks into it.
 */
async function makeDatabaseOnce(url: string, templateUrl: string, make: (url: string) => Promise<void>): Promise<void> {
  await onServer(url, async (client, name) => {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [databaseName(url)]);
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName(url)]);
    if (known.rowCount !== 0) return;
    const half = beside(url, `${databaseName(url)}_half`);
    await dropDatabase(half);
    await copyDatabase(half, templateUrl);
    await make(half);
    await shutDatabase(half, true);
    await client.query(`ALTER DATABASE ${client.escapeIdentifier(databaseName(half))} RENAME TO ${name}`);
  });
}

/** A database without any table, on the server of the run: for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { url } = newName();
  await createDatabaseIfMissing(url);
  return testDatabase(url);
}
