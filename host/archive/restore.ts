/**
 * Restoring: the archive is loaded into a new database beside the one that is played on. When it is whole, and its ledger
 * leads to its state, the two change names in one transaction and its keys take their places (`swap.ts`). Whatever breaks
 * off before the end leaves the old state.
 */

import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { closeDatabase } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { allGames } from '@/lib/db/sequence/games';
import { counted } from '@/lib/text';
import { migrate } from '../migrate/migrate';
import { migrationsIn } from '../migrate/migrations-in';
import {
  beside,
  createDatabaseIfMissing,
  databaseName,
  dropDatabase,
  dropDatabasesLike,
  onServer,
} from '../postgres/database-admin';
import { root } from '../root.mjs';
import { step } from '../steps.mjs';
import { ArchiveProblem, type Heading } from './container';
import { loadArchive } from './load-archive';
import { beginSwap, changeNames, endSwap, keysToPut, undoSwap } from './swap';
import { connect } from './tables';

const migrations = join(root, 'prisma', 'migrations');
const inUse = '55006';
const mayNot = '42501';

/** Refuses what this version of the console cannot restore. */
export function refuseUnfit({ holds, team, migrations: had }: Heading, file: string, folder = migrations): void {
  if (holds === 'papers')
    throw new ArchiveProblem(
      `${basename(file)} is an export for ${team}: it holds that team's papers and no game. Choose an archive of the whole game.`,
    );
  const known = migrationsIn(folder).map(({ name }) => name);
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
  try {
    await changeNames(server, [
      [url, old],
      [fresh, url],
    ]);
  } catch (problem) {
    if ((problem as { code?: string }).code !== inUse) throw problem;
    throw new ArchiveProblem(
      'Somebody is connected to the database: a console that is running, say. Nothing was changed. Stop it, and restore again.',
    );
  }
}

/** A database whose last migration is older than the ledger has none. */
async function hasLedger(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('"LedgerEntry"') IS NOT NULL AS there`);
    return rows[0]!.there;
  } finally {
    await client.end();
  }
}

/** Refuses a game that its own ledger does not lead to, with what differs first. */
async function refuseDifferent(url: string, file: string): Promise<void> {
  if (!(await hasLedger(url))) return;
  const before = process.env.DATABASE_URL;
  await closeDatabase();
  process.env.DATABASE_URL = url;
  try {
    for (const { id, title } of await allGames()) {
      const [first, ...more] = await ledgerDifferences(id);
      if (first !== undefined)
        throw new ArchiveProblem(
          `${basename(file)}: the ledger of ${title} does not lead to its state, in ${counted(more.length + 1, 'place')}; the first: ${first}. Nothing was changed. Take another archive, or say --unchecked.`,
        );
    }
  } finally {
    await closeDatabase();
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
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
 * @param isUnchecked its ledger need not lead to its state
 */
export async function restoreInto(
  url: string,
  dataDir: string,
  file: string,
  heading: Heading,
  { folder = migrations, isUnchecked = false }: { folder?: string; isUnchecked?: boolean } = {},
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
      const files = await step('Loading the archive', () => loadArchive(fresh, file, heading));
      await step('Bringing it up to date', async () => {
        const applied = await migrate(fresh, folder);
        return applied.length === 0 ? 'nothing to do' : `${applied.length} applied`;
      });
      if (!isUnchecked) await step('Holding its ledger against its state', () => refuseDifferent(fresh, file));
      await step('Putting it in place', async () => {
        const keys = keysToPut(files, basename(file), heading);
        beginSwap(dataDir, { name: url, fresh, old }, keys);
        await swap(server, url, fresh, old);
        endSwap(dataDir, keys);
      });
    } catch (problem) {
      // Where the server has gone too, whoever opens the data folder next takes it back.
      await undoSwap(server, dataDir, url).catch(() => undefined);
      throw problem;
    } finally {
      // What stays behind because the server has gone is cleared by the next restore.
      for (const left of [fresh, old]) await dropDatabase(left).catch(() => undefined);
    }
  });
}
