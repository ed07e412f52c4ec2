import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDatabase } from '@/lib/db/kernel/client';
import { loadScenario } from '@/lib/scenario';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { migrate } from '../host/migrate/migrate';
import { type RunningPostgres, startPostgres } from '../host/postgres/postgres';
import { startThrowAwayPostgres } from '../host/postgres/throw-away';
import { runArchiveCommand } from './archives';
import { runHere } from './testing/run-here';

/** The archives from a shell, on the embedded PostgreSQL of a data folder and on one of the host's own. */

const root = resolve(import.meta.dirname, '..');
const { DATABASE_URL: _given, ...environment } = process.env;
let folder: string;
/** A PostgreSQL of the host's own, with a game in its database. */
let own: RunningPostgres;
/**
 * The output of `opcom backup` for the game of arnhem-bridge, the archive it wrote, and a figure for everything that the
 * game holds.
 */
let backup: ReturnType<typeof opcom>;
let archive: string;
let first: string;
const data = (name: string) => join(folder, name);

type Options = { env?: Record<string, string>; identity?: { uid?: number; gid?: number } };

/** Runs a command to its end. */
function opcom(words: string[], { env = {}, identity = {} }: Options = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/opcom.mjs', ...words], {
    cwd: root,
    env: { ...environment, ...env },
    encoding: 'utf8',
    ...identity,
  });
  return { status, stdout, stderr };
}

/** Runs a command in this process, on the PostgreSQL of the host's own. */
async function hereOnOwn(words: string[]) {
  process.env.DATABASE_URL = own.url;
  try {
    return await runHere(words);
  } finally {
    delete process.env.DATABASE_URL;
  }
}

async function putGame(url: string, scenario: string): Promise<void> {
  await migrate(url);
  process.env.DATABASE_URL = url;
  const read = await loadScenario(scenario);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  await openBegun(read.scenario);
  await closeDatabase();
  delete process.env.DATABASE_URL;
}

/** A figure for everything a database holds. */
async function digest(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  );
  const parts = [];
  for (const { name } of tables.rows) {
    const sum = `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text COLLATE "C")), '') AS sum FROM "${name}" t`;
    parts.push(`${name} ${(await client.query<{ sum: string }>(sum)).rows[0]!.sum}`);
  }
  await client.end();
  return parts.join('\n');
}

/** The same without the codes of seats: a restore makes one more, for Game Control. */
const withoutCodes = (sums: string): string => sums.replace(/^SeatCode .*$/m, '');
const codesIn = (sums: string): number => Number(/^SeatCode (\d+)/m.exec(sums)![1]);

/** A figure for everything the database of a data folder holds, which nobody runs meanwhile. */
async function digestOf(dataDir: string): Promise<string> {
  const postgres = await startPostgres(dataDir);
  const sum = await digest(postgres.url);
  await postgres.stop();
  return sum;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-archives-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(data('first'));
  await putGame(postgres.url, 'arnhem-bridge');
  await postgres.stop();
  writeFileSync(join(data('first'), 'session-secret'), 'the-key-of-the-sessions', { mode: 0o600 });
  mkdirSync(data('stick'));
  backup = opcom(['backup', '--data', data('first'), '--to', data('stick')]);
  archive = backup.stdout.trimEnd();
  first = await digestOf(data('first'));
  own = await startThrowAwayPostgres();
  await putGame(own.url, 'goodwood');
});
afterAll(async () => {
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('opcom backup and restore, embedded', () => {
  test('an archive of a data folder that nobody runs: its file is printed, its steps are said', () => {
    const { status, stderr } = backup;
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringMatching(
        /^ {2}Archiving .+, turn 5 … \d.+ s, \d+ kB\n {2}Signed with the key ([0-9a-f]{4}-){3}[0-9a-f]{4}\.\n$/,
      ),
    });
    expect(readdirSync(data('stick')).map((name) => join(data('stick'), name))).toEqual([archive]);
    expect(existsSync(join(data('first'), 'server.json'))).toBe(false);
    expect(existsSync(join(data('first'), 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  });

  test('into an empty data folder: everything is there', async () => {
    const begun = Date.now();
    const { status, stdout, stderr } = opcom(['restore', archive, '--data', data('second')]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    console.log(`Counted: restored into an empty data folder in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
    expect(stderr).toMatch(/^ {2}Reading the archive … .+ s\n {2}Making the tables as the archive has them … /);
    expect(stderr).toContain(`To go on: npm start -- --data ${data('second')}\n`);
    const second = await digestOf(data('second'));
    expect(withoutCodes(second)).toBe(withoutCodes(first));
    expect(codesIn(second)).toBe(codesIn(first) + 1);
    expect(stderr).toMatch(
      /\n {2}Then open http:\/\/\S+:3000\/join\/[0-9A-Z-]{14} to sit down as Game Control, .+ takes the seat over from whoever has it\.\n$/,
    );
    expect(first).toMatch(/^LedgerEntry [1-9]/m);
    expect(readFileSync(join(data('second'), 'session-secret'), 'utf8')).toBe('the-key-of-the-sessions');
  });

  test('onto a game that is there: refused, and it stays', async () => {
    expect(await runHere(['restore', archive, '--data', data('first')])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /There is a game already: .+, turn 5\. Nothing was changed\. Restore into an empty data folder \(--data DIR\), or in its place: npm run -s opcom -- restore \S+\.opcom\.gz --replace --data \S+\n$/,
      ),
    });
  });

  test('a damaged archive, even with --replace: refused before anything is changed', async () => {
    const bytes = readFileSync(archive);
    bytes[bytes.length >> 1]! ^= 4;
    writeFileSync(data('turned.opcom.gz'), bytes);
    writeFileSync(data('short.opcom.gz'), readFileSync(archive).subarray(0, -100));
    for (const name of ['turned.opcom.gz', 'short.opcom.gz'])
      expect(await runHere(['restore', data(name), '--data', data('first'), '--replace'])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining(`${name} is damaged`),
      });
    expect(readdirSync(data('first')).filter((name) => name.startsWith('replaced-'))).toEqual([]);
  });

  test('into a folder of something else: refused', async () => {
    mkdirSync(data('photos'));
    writeFileSync(join(data('photos'), 'holiday.jpg'), '');
    const { status, stderr } = await runHere(['restore', archive, '--data', data('photos')]);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("not the console's") });
    expect(readdirSync(data('photos'))).toEqual(['holiday.jpg']);
  });

  test('by another account of the system', () => {
    const identity = { uid: 65_534, gid: 65_534 };
    const looks = `require('fs').accessSync(${JSON.stringify(join(root, 'package.json'))})`;
    const isRoot = process.getuid?.() === 0;
    if (!isRoot || spawnSync(process.execPath, ['-e', looks], identity).status !== 0) {
      console.log(
        'Counted: restore by another account: not run; only root may change accounts, in a project that all may read',
      );
      return;
    }
    const theirs = data('theirs');
    const copy = join(theirs, 'a.opcom.gz');
    mkdirSync(theirs, { mode: 0o700 });
    copyFileSync(archive, copy);
    for (const path of [theirs, copy]) chownSync(path, identity.uid, identity.gid);
    const asNobody = (...words: string[]) =>
      opcom([...words, '--data', join(theirs, 'data')], { identity, env: { HOME: theirs } });
    expect(asNobody('restore', copy)).toMatchObject({ status: 0 });
    const again = asNobody('backup', '--to', theirs);
    expect(again).toMatchObject({ status: 0 });
    // Without the rows of the codes: a restore makes one more.
    const rows = (file: string) =>
      gunzipSync(readFileSync(file))
        .toString()
        .replace(/(\{"table":"SeatCode".*\n)(\[.*\n)*/, '$1')
        .split('\n')
        .slice(1, -2);
    expect(rows(again.stdout.trimEnd())).toEqual(rows(archive));
    console.log('Counted: restore by another account: run');
  });
});

describe("opcom restore, a PostgreSQL of the host's own", () => {
  const env = () => ({ DATABASE_URL: own.url });

  test('killed at any step: what was there stays, and the next restore begins anew', async () => {
    const was = await digest(own.url);
    const steps = ['Archiving what is there', 'Making the tables', 'Loading the archive', 'Bringing it up to date'];
    for (const said of steps) {
      const words = ['bin/opcom.mjs', 'restore', archive, '--data', data('own'), '--replace'];
      const child = spawn(process.execPath, words, { cwd: root, env: { ...environment, ...env() } });
      let heard = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        heard += text;
        if (heard.includes(said)) child.kill('SIGKILL');
      });
      const signal = await new Promise((settle) => child.once('close', (_, by) => settle(by)));
      expect(signal, heard).toBe('SIGKILL');
      expect(await digest(own.url), said).toBe(was);
    }
    console.log(`Counted: restores killed: ${steps.length}, old state left each time`);
  });

  test('with --replace: the archive in its place, and what was there in an archive of its own', async () => {
    const was = await digest(own.url);
    const replaced = opcom(['restore', archive, '--data', data('own'), '--replace'], { env: env() });
    expect(replaced).toMatchObject({ status: 0, stderr: expect.stringContaining('Archiving what is there') });
    expect(withoutCodes(await digest(own.url))).toBe(withoutCodes(first));
    const kept = replaced.stdout.trimEnd();
    expect(opcom(['restore', kept, '--data', data('own'), '--replace'], { env: env() })).toMatchObject({ status: 0 });
    expect(withoutCodes(await digest(own.url))).toBe(withoutCodes(was));
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    const left = await client.query(`SELECT datname FROM pg_database WHERE datname LIKE 'opcom\\_%'`);
    await client.end();
    expect(left.rows).toEqual([]);
  });

  test('an export for one team holds its papers and no more, and is nothing to restore', async () => {
    mkdirSync(data('out'));
    const put = ['--to', data('out')];
    const { status, stdout } = opcom(['export', 'GOODWOOD', '--for', 'viii-corps', ...put], { env: env() });
    expect(status).toBe(0);
    const text = gunzipSync(readFileSync(stdout.trimEnd())).toString();
    expect(JSON.parse(text.split('\n')[0]!)).toMatchObject({ holds: 'papers', team: 'VIII Corps', migrations: [] });
    expect(text).toContain('{"table":"IssuedCounter"');
    // A note on the team for Control, and the table of all units, of which the counters are issued.
    expect(text).not.toContain('says who crosses the bridges');
    expect(text).not.toContain('{"table":"Unit"');
    const restored = await runHere(['restore', stdout.trimEnd(), '--data', data('papers')]);
    expect(restored).toMatchObject({ status: 2, stderr: expect.stringContaining('is an export for VIII Corps') });
    expect(existsSync(data('papers'))).toBe(false);
    expect(await hereOnOwn(['export', '--for', 'nobody', ...put])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^--for: there is no team "nobody"\. Known: "/),
    });
    expect(await hereOnOwn(['export', 'Caen', ...put])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no game Caen here\. Known: Goodwood \(/),
    });
  });
});

describe('opcom, archives asked for wrongly', () => {
  test('exit 2, one line on standard error', () => {
    expect(opcom(['restore'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'FILE: is missing; name the archive to restore\n',
    });
  });
  test.each<[string, 'backup' | 'restore' | 'export', string[], RegExp]>([
    [
      'a data folder without a game',
      'backup',
      ['--data', '.data-none'],
      /^There is no game in .*\.data-none\. Name its data folder: --data DIR\.$/,
    ],
    ['an option that is not known', 'backup', ['--fast'], /^--fast: is not a known option$/],
    ['an option of another command', 'backup', ['--for', 'players'], /^--for: is not a known option$/],
    ['an empty option', 'backup', ['--to', ''], /^--to: is empty; name one, or leave it out$/],
    ['an option without its word', 'export', ['--for'], /^--for: needs a value behind it$/],
    ['a word too many', 'backup', ['here'], /^here: takes no name$/],
    ['two files', 'restore', ['one', 'two'], /^one two: one name at most$/],
  ])('%s', async (_name, verb, words, problem) => {
    expect(await runArchiveCommand(verb, words)).toMatch(problem);
  });
});
