/** The database the console runs on: the one of DATABASE_URL, or the embedded one of the data folder. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { hearsNotifications } from './check-notifications';
import { createDatabaseIfMissing } from './database-admin';
import { type RunningPostgres, startPostgres } from './postgres';
import { isNotNow, type Tell } from './server-state';

/** The oldest PostgreSQL the console runs on. */
const oldestVersion = 15;
const noSuchDatabase = '3D000';

async function serverVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const answer = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    return Math.floor(Number(answer.rows[0]?.server_version_num) / 10_000);
  } finally {
    await client.end();
  }
}

/** The version of a server; one that is starting or recovering is waited for. */
async function versionWhenReady(url: string, tell: Tell): Promise<number> {
  const begun = performance.now();
  for (let told = 5; ; await pause(200)) {
    try {
      return await serverVersion(url);
    } catch (problem) {
      if (!isNotNow(problem)) throw problem;
      const seconds = Math.floor((performance.now() - begun) / 1_000);
      if (seconds < told) continue;
      tell(`it is not ready yet, ${seconds} s so far … `);
      told += 5;
    }
  }
}

/** Connects to a given PostgreSQL; makes the database when only that is missing. */
async function connectGiven(url: string, tell: Tell): Promise<RunningPostgres> {
  const version = await versionWhenReady(url, tell).catch(async (problem: { code?: string; message: string }) => {
    if (problem.code !== noSuchDatabase) {
      throw new Error(`The PostgreSQL of DATABASE_URL does not answer: ${problem.message || problem.code}`);
    }
    await createDatabaseIfMissing(url);
    return serverVersion(url);
  });
  if (version < oldestVersion) {
    throw new Error(
      `The PostgreSQL of DATABASE_URL is version ${version}; the console needs ${oldestVersion} or later.`,
    );
  }
  if (!(await hearsNotifications(url))) {
    throw new Error(
      'The database of DATABASE_URL does not pass notices on, so no desk would hear of a change. A pooler that lends ' +
        'connections for one transaction each does that: give the console the address of PostgreSQL itself.',
    );
  }
  return { url, found: '', stop: async () => undefined, revive: async () => false };
}

/**
 * @param given the value of DATABASE_URL, if there is one
 * @param tell hears what is being waited for
 * @returns a database that answers; its `stop` stops only what was started here
 */
export async function openDatabase(
  given: string | undefined,
  dataDir: string,
  tell: Tell = () => undefined,
): Promise<RunningPostgres> {
  return given ? connectGiven(given, tell) : startPostgres(dataDir, tell);
}
