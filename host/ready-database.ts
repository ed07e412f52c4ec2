/** The database that a start works on: found or started, of the right version, with room on its disk. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { undoSwap } from './archive/swap';
import { connect } from './archive/tables';
import { mindReserve, reserveOf, sizes, watchReserve } from './disk/reserve';
import { freeOn, fullDiskInWords, neededToStart } from './disk/room';
import { logsJson } from './json-log.mjs';
import { tellHost } from './log';
import { migrationsOf } from './migrate/applied-migrations';
import { migrate } from './migrate/migrate';
import { migrationsIn } from './migrate/migrations-in';
import { CannotStart, opened } from './opened';
import type { StartOptions } from './options.mjs';
import { onServer } from './postgres/database-admin';
import { openDatabase } from './postgres/open-database';
import { joinPostgres, type RunningPostgres } from './postgres/postgres';
import { root } from './root.mjs';
import { step } from './steps.mjs';

/** A database that dies under the console is started again at once. @returns what ends the watch */
function keepUp({ revive }: RunningPostgres): () => void {
  let isReviving = false;
  const watch = setInterval(async () => {
    if (isReviving) return;
    isReviving = true;
    try {
      if (await revive())
        tellHost('PostgreSQL had died and was started again. Nothing that was saved is lost.', 'warn');
    } catch (problem) {
      tellHost(`PostgreSQL has died and does not start: ${(problem as Error).message}. Trying again.`, 'error');
    } finally {
      isReviving = false;
    }
  }, 1_000);
  watch.unref();
  return () => clearInterval(watch);
}

const databaseStep = (given: string | undefined, isJoined: boolean): string => {
  if (isJoined) return 'Looking for the PostgreSQL of the console to join';
  return given ? 'Looking for the PostgreSQL of DATABASE_URL' : 'Starting PostgreSQL';
};

const migrations = join(root, 'prisma', 'migrations');

/** A console that joins another leaves the tables as they are: the two must be of one version. */
async function refuseOtherVersion(databaseUrl: string, dataDir: string): Promise<void> {
  const client = await connect(databaseUrl);
  const had = await migrationsOf(client).finally(() => client.end());
  const ours = migrationsIn(migrations).map(({ name }) => name);
  if (had.length !== ours.length || had.some((name, place) => name !== ours[place]))
    throw new CannotStart(`The console of ${dataDir} is of another version. Join it with the same version.`);
}

/** Refuses a disk without room, keeps a reserve on it from now on, and tells the host when that is given up or laid by again. */
async function keepReserve(dataDir: string, archive: string | undefined): Promise<void> {
  const folders = archive === undefined ? [] : [archive];
  const isThere = existsSync(reserveOf(dataDir));
  const free = freeOn(dataDir);
  if (!isThere && free < neededToStart) throw new CannotStart(fullDiskInWords(dataDir, folders, neededToStart - free));
  // It is there before the first write, which would be refused without it.
  const done = await mindReserve(dataDir);
  process.env.OPCOM_RESERVE = reserveOf(dataDir);
  const tell = (done: 'given up' | 'laid by') => {
    if (done === 'laid by') tellHost('There is room on the disk: the game is written to again.');
    else
      tellHost(
        `${fullDiskInWords(dataDir, folders, sizes.laidByAbove - freeOn(dataDir))}\nUntil then the game can be read, archived and stopped, and nothing is written to it.`,
      );
  };
  if (done === 'given up') tell(done);
  opened.push(watchReserve(dataDir, tell));
}

/** Brings the database up, of the newest version. @returns its address @throws CannotStart */
export async function readyDatabase(options: StartOptions, dataDir: string): Promise<string> {
  let databaseUrl = '';
  const given = process.env.DATABASE_URL;
  const isJoined = options.join !== undefined;
  if (!given && !isJoined) await keepReserve(dataDir, options.archive);
  if (isJoined && existsSync(reserveOf(dataDir))) process.env.OPCOM_RESERVE = reserveOf(dataDir);
  await step(databaseStep(given, isJoined), async () => {
    const tell = (words: string) => void (logsJson() || process.stderr.write(words));
    const database = isJoined ? await joinPostgres(dataDir, tell) : await openDatabase(given, dataDir, tell);
    opened.push(database.stop, keepUp(database));
    databaseUrl = database.url;
    return database.found;
  });
  if (isJoined) await refuseOtherVersion(databaseUrl, dataDir);
  else {
    if (await onServer(databaseUrl, (server) => undoSwap(server, dataDir, databaseUrl)))
      tellHost('  A restore had broken off and was taken back: the game is as it was before it.', 'warn');
    await step('Bringing the database up to date', async () => {
      const applied = await migrate(databaseUrl, migrations);
      return applied.length === 0 ? 'nothing to do' : `${applied.length} applied`;
    });
  }
  return databaseUrl;
}
