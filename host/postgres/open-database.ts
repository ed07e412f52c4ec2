/** The database the console runs on: the one of DATABASE_URL, or the embedded one of the data folder. */
import pg from 'pg';
import { hearsNotifications } from './check-notifications';
import { createDatabaseIfMissing } from './database-admin';
import { type RunningPostgres, startPostgres } from './postgres';

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

/** Connects to a given PostgreSQL; makes the database when only that is missing. */
async function connectGiven(url: string): Promise<RunningPostgres> {
  const version = await serverVersion(url).catch(async (problem: { code?: string; message: string }) => {
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
  return { url, stop: async () => undefined, revive: async () => false };
}

/**
 * @param given the value of DATABASE_URL, if there is one
 * @returns a database that answers; its `stop` stops only what was started here
 */
export async function openDatabase(given: string | undefined, dataDir: string): Promise<RunningPostgres> {
  return given ? connectGiven(given) : startPostgres(dataDir);
}
