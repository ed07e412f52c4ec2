/**
 * Restoring: the archive is loaded into a new database beside the one that is played on, and the two change names in one
 * transaction when it is whole. Whatever breaks off before that leaves the old state; nothing of it is written to.
 */
import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { root } from '../install.mjs';
import { migrate } from '../migrate/migrate';
import { readMigrations } from '../migrate/schema-engine';
import {
  beside,
  createDatabaseIfMissing,
  databaseName,
  dropDatabase,
  dropDatabasesLike,
  onServer,
} from '../postgres/database-admin';
import { step } from '../steps.mjs';
import { ArchiveProblem, type Heading, type KeptFile } from './container';
import { loadArchive } from './load-archive';
import { keyFiles } from './take-archive';

const migrations = join(root, 'prisma', 'migrations');
const inUse = '55006';
const mayNot = '42501';

/** Refuses what this version of the console cannot restore. */
export function refuseUnfit({ holds, team, migrations: had }: Heading, file: string, folder = migrations): void {
  if (holds === 'papers')
    throw new ArchiveProblem(
      `${basename(file)} is an export for ${team}: it holds that team's papers and no game. Restore an archive made by "opcom backup".`,
    );
  const known = readMigrations(folder).migrationDirectories.map(({ path }) => path);
  const unknown = had.filter((name, place) => known[place] !== name);
  if (unknown.length > 0)
    throw new ArchiveProblem(
      `${basename(file)} was made by a later version of the console, or by another one (its database had ${unknown.at(-1)}). Nothing was changed. Restore it with that version.`,
    );
}

/** Does the work while no other restore of this database is under way, with a connection to its server. */
async function alone<T>(url: string, work: (server: pg.Client) => Promise<T>): Promise<T> {
  return onServer(url, async (server) => {
    const { rows } = await server.query<{ mine: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('opcom restore ' || $1, 0)) AS mine`,
      [databaseName(url)],
    );
    if (!rows[0]?.mine)
      throw new ArchiveProblem('Another restore into this database is under way. Wait until it has ended.');
    return work(server);
  });
}

/** The two databases change names, in one transaction. */
async function swap(server: pg.Client, url: string, fresh: string, old: string): Promise<void> {
  const [name, freshName, oldName] = [url, fresh, old].map((one) => server.escapeIdentifier(databaseName(one)));
  const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [databaseName(url)]);
  try {
    await server.query('BEGIN');
    if (rowCount !== 0) await server.query(`ALTER DATABASE ${name} RENAME TO ${oldName}`);
    await server.query(`ALTER DATABASE ${freshName} RENAME TO ${name}`);
    await server.query('COMMIT');
  } catch (problem) {
    await server.query('ROLLBACK');
    if ((problem as { code?: string }).code !== inUse) throw problem;
    throw new ArchiveProblem(
      'Somebody is connected to the database: a console that is running, say. Nothing was changed. Stop it, and restore again.',
    );
  }
}

/** The keys into the data folder, each whole at once. No archive puts another file there. */
function putKeys(dataDir: string, files: KeptFile[]): void {
  for (const { file, text } of files.filter((one) => keyFiles.includes(one.file))) {
    const half = join(dataDir, `.${file}.restored`);
    writeFileSync(half, text, { mode: 0o600, flush: true });
    renameSync(half, join(dataDir, file));
  }
}

async function makeEmpty(url: string): Promise<void> {
  await createDatabaseIfMissing(url).catch((problem: { code?: string }) => {
    if (problem.code !== mayNot) throw problem;
    throw new ArchiveProblem(
      'The account of DATABASE_URL may not make databases, as a restore must. Nothing was changed. Let it: ALTER ROLE … CREATEDB.',
    );
  });
}

/**
 * Restores an archive, whole and checked already, into a database and a data folder that nobody else works on.
 *
 * @param url the database; what it held is gone afterwards
 */
export async function restoreInto(
  url: string,
  dataDir: string,
  file: string,
  heading: Heading,
  folder = migrations,
): Promise<void> {
  await alone(url, async (server) => {
    const mark = randomBytes(4).toString('hex');
    const restoring = beside(url, `${databaseName(url)}_restoring_`);
    await dropDatabasesLike(restoring);
    const fresh = beside(url, `${databaseName(restoring)}${mark}`);
    const old = beside(url, `${databaseName(restoring)}${mark}_old`);
    try {
      await step('Making the tables as the archive has them', async () => {
        await makeEmpty(fresh);
        await migrate(fresh, folder, heading.migrations.at(-1));
      });
      const files = await step('Loading the archive', () => loadArchive(fresh, file));
      await step('Bringing it up to date', async () => {
        const applied = await migrate(fresh, folder);
        return applied.length === 0 ? 'nothing to do' : `${applied.length} applied`;
      });
      await step('Putting it in place', async () => {
        await swap(server, url, fresh, old);
        putKeys(dataDir, files);
      });
    } finally {
      // What stays behind because the server has gone is cleared by the next restore.
      for (const left of [fresh, old]) await dropDatabase(left).catch(() => undefined);
    }
  });
}
