import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { saveMarks } from '@/lib/turn/maps/save-marks';
import { takeTelephoneNote } from '@/lib/turn/messages/take-telephone-note';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { good, ledgerAgreesIn } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { until } from '@/scripts/testing/until';
import { migrate } from '../migrate/migrate';
import { beside, databaseName } from '../postgres/database-admin';
import { ArchiveProblem, checkContainer } from './container';
import { refuseUnfit, restoreInto } from './restore';
import { signedInWords } from './signature';
import { keysToPut } from './swap';
import { connect, gameIn, tablesOf } from './tables';
import { everything, takeArchive } from './take-archive';

let folder: string;
let number = 0;
const newFile = () => join(folder, `${++number}.opcom.gz`);
const newFolder = (): string => {
  const made = join(folder, `data-${++number}`);
  mkdirSync(made);
  return made;
};

beforeAll(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'opcom-archives-'));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = await connect(url);
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table, as PostgreSQL itself writes it. */
async function allRows(url: string): Promise<Record<string, string[]>> {
  const names = (
    await ask<{ name: string }>(url, `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  )
    .map(({ name }) => name)
    .filter((name) => name !== '_prisma_migrations');
  const rows = await Promise.all(
    names.map(async (name) => {
      const found = await ask<{ row: string }>(
        url,
        `SELECT t::text AS row FROM "${name}" t ORDER BY t::text COLLATE "C"`,
      );
      return [name, found.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

const databasesLike = async (url: string): Promise<string[]> =>
  (await ask<{ name: string }>(beside(url, 'postgres'), 'SELECT datname AS name FROM pg_database'))
    .map(({ name }) => name)
    .filter((name) => name.startsWith(databaseName(url)));

describe('a game that is played', () => {
  let game: GivenGame;
  let file: string;
  let url: string;
  /** The data folder that it was archived from. */
  let source: string;

  /** A player's write, the same each time it is sent. */
  let firstMark: object;

  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    url = process.env.DATABASE_URL!;
    const frost = await game.player('1-airborne');
    // Whatever a text may hold; a picture; columns that are null, and JSON that says null.
    const text = 'a\nb\tc\r\n"d" \\N \\. {e,f} ⟂ 𝄞 \u2028 \u0001';
    const { x, y } = (await playerDesk(frost)).counters[0]!;
    const mark = { id: 'mark-1', kind: 'note', points: [[x, y]], text: 'here', symbol: '', version: 0 };
    firstMark = { marks: [mark], removed: [] };
    good(await saveMarks(frost, firstMark, 'write-one'));
    good(await takeTelephoneNote(game.control, { teamId: null, text }));
    good(await endTurn(game.control, { turn: 5, reason: 'time' }));
    await db().teamMark.updateMany({ where: { id: 'mark-1' }, data: { text } });
    const picture = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 31 + (i >> 8)) % 256));
    await db().scenarioMap.create({
      data: { scenario: 'arnhem-bridge', name: text, type: 'image/png', widthPx: 1, heightPx: 1, picture },
    });
    await db().$executeRaw`
      INSERT INTO "OrderSheet" (id, "gameId", "teamId", turn, "setAside")
      VALUES ('sheet-1', ${game.gameId}, ${await game.teamId('9-ss-panzer')}, 6, 'null')`;
    await db().$executeRaw`UPDATE "IssuedCounter" SET x = 0.1::float8 + 0.2::float8, y = 1e-300`;
    source = newFolder();
    writeFileSync(join(source, 'session-secret'), 'the-key-of-the-sessions', { mode: 0o600 });
    writeFileSync(join(source, 'actions-key'), 'the-key-of-the-forms', { mode: 0o600 });
    file = newFile();
    await takeArchive(url, file, everything(source));
  });
  afterAll(() => game.drop());

  it('comes back row for row, with its rules and its keys', async () => {
    const target = await emptyDatabase();
    const dataDir = newFolder();
    await restoreInto(target.url, dataDir, file, await checkContainer(file));
    const was = await allRows(url);
    expect(was.LedgerEntry!.length).toBeGreaterThan(20);
    expect(was.ScenarioMap).toHaveLength(1);
    expect(was.KeptScenario).toHaveLength(1);
    expect(was.StatusProfile).toHaveLength(6);
    expect(await allRows(target.url)).toEqual(was);
    const rules = `SELECT conrelid::regclass::text || conname || pg_get_constraintdef(oid) AS rule FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
      UNION SELECT tgrelid::regclass::text || tgname || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
      UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;
    expect(await ask(target.url, rules)).toEqual(await ask(url, rules));
    await expect(ask(target.url, `DELETE FROM "LedgerEntry"`)).rejects.toThrow('append-only');
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe('the-key-of-the-sessions');
    expect(readFileSync(join(dataDir, 'actions-key'), 'utf8')).toBe('the-key-of-the-forms');
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(await gameIn(target.url)).toBe(`${game.scenario.title}, turn 6`);
    expect(await databasesLike(target.url)).toEqual([databaseName(target.url)]);
    await target.drop();
  });

  it('goes on: its ledger agrees with its state, and nothing of it is doubled', async () => {
    const target = await emptyDatabase();
    await restoreInto(target.url, newFolder(), file, await checkContainer(file));
    await closeDatabase();
    process.env.DATABASE_URL = target.url;
    await ledgerAgreesIn(game);
    const before = await db().teamMark.count();
    good(await saveMarks(await game.player('1-airborne'), firstMark, 'write-one'));
    expect(await db().teamMark.count()).toBe(before);
    good(await takeTelephoneNote(game.control, { teamId: null, text: 'after the restore' }));
    await ledgerAgreesIn(game);
    await closeDatabase();
    process.env.DATABASE_URL = url;
    await target.drop();
  });

  it('is archived as it stood at one instant, whatever is written meanwhile', async () => {
    const during = newFile();
    await takeArchive(url, during, async (client) => {
      const want = await everything(newFolder())(client);
      good(await takeTelephoneNote(game.control, { teamId: null, text: 'written meanwhile' }));
      return want;
    });
    const text = gunzipSync(readFileSync(during)).toString();
    expect(text).toContain('⟂');
    expect(text).not.toContain('written meanwhile');
    expect(await db().telephoneNote.count({ where: { text: 'written meanwhile' } })).toBe(1);
  });

  it('breaks off while it is restored: what was there stays, and nothing is left behind', async () => {
    const target = await emptyDatabase();
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'session-secret'), 'as it was');
    await migrate(target.url);
    await ask(target.url, `INSERT INTO "Holder" (id) VALUES ('as it was')`);
    const was = await allRows(target.url);
    const text = gunzipSync(readFileSync(file)).toString();
    const team = (await game.teamId('1-airborne')).replace(/[-]/g, '\\-');
    const [row] = new RegExp(`^\\["${team}","${game.gameId}","1-airborne".*$`, 'm').exec(text) ?? [];
    expect(row).toBeDefined();
    const broken = newFile();
    // Its checksum is not looked at: the archive was whole when it was checked, and is not any more.
    writeFileSync(broken, gzipSync(text.replace(`${row}\n`, '')));
    const heading = await checkContainer(file);
    await expect(restoreInto(target.url, dataDir, broken, heading)).rejects.toThrow(ArchiveProblem);
    expect(await allRows(target.url)).toEqual(was);
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe('as it was');
    expect(await databasesLike(target.url)).toEqual([databaseName(target.url)]);
    await target.drop();
  });

  it('with a scenario that is not what its checksum says, is refused: what was there stays', async () => {
    const target = await emptyDatabase();
    const altered = newFile();
    const text = gunzipSync(readFileSync(file)).toString();
    const other = text.replace('Oosterbeek, Hartenstein', 'Oosterbeek, Hartenstain');
    expect(other).not.toBe(text);
    writeFileSync(altered, gzipSync(other));
    const restoring = restoreInto(target.url, newFolder(), altered, await checkContainer(file));
    await expect(restoring).rejects.toThrow('KeptScenario_checksum_is_of_content');
    expect(await databasesLike(target.url)).toEqual([databaseName(target.url)]);
    await target.drop();
  });

  /** An archive made by hand from the one at hand: whole by its checksum, and not signed. */
  function crafted(change: (text: string) => string): string {
    const [, ...above] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').reverse();
    const text = `${change(above.toReversed().join('\n'))}\n`;
    const sha256 = createHash('sha256').update(text).digest('hex');
    const made = newFile();
    writeFileSync(
      made,
      gzipSync(`${text}${JSON.stringify({ end: 'opcom', lines: text.split('\n').length - 1, sha256 })}\n`),
    );
    return made;
  }

  it('whose ledger does not lead to its state is refused, with what differs: what was there stays', async () => {
    const target = await emptyDatabase();
    const altered = crafted((text) => {
      // Its rows follow the line that names the table; the first letter of the note is another.
      const note = text.indexOf('"a\\nb', text.indexOf('{"table":"TelephoneNote"'));
      return `${text.slice(0, note)}"A${text.slice(note + 2)}`;
    });
    const restoring = restoreInto(target.url, newFolder(), altered, await checkContainer(altered));
    await expect(restoring).rejects.toThrow(/the ledger of .+ does not lead to its state, in 1 place; the first: \{/);
    expect(await databasesLike(target.url)).toEqual([databaseName(target.url)]);
    await target.drop();
  });

  it('with a key that is none is refused: what was there stays', async () => {
    const target = await emptyDatabase();
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'session-secret'), 'as it was');
    const altered = crafted((text) => text.replace('the-key-of-the-forms', 'short'));
    const restoring = restoreInto(target.url, dataDir, altered, await checkContainer(altered));
    await expect(restoring).rejects.toThrow('its actions-key is no key. Nothing was changed.');
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe('as it was');
    expect(await gameIn(target.url)).toBeUndefined();
    await target.drop();
  });

  it.each<[what: string, change: (text: string) => string, why: string]>([
    [
      'a file',
      (text) => text.replace('\n{"file":', '\n{"file":".bashrc","text":"the-key-of-the-forms"}\n{"file":'),
      'a file .bashrc',
    ],
    [
      'a key twice',
      (text) => text.replace('\n{"file":', '\n{"file":"actions-key","text":"the-key-of-the-forms"}\n{"file":'),
      'a file actions-key',
    ],
    [
      'a table',
      (text) => text.replace('\n{"table":', '\n{"table":"Payload","columns":["id"]}\n{"table":'),
      'a table Payload',
    ],
    [
      'a table of the host',
      (text) => text.replace('\n{"table":', '\n{"table":"ArchiveKept","columns":["folder"]}\n{"table":'),
      'a table ArchiveKept',
    ],
    ['a table twice', (text) => `${text}\n{"table":"Holder","columns":["id"]}`, 'a table Holder'],
    [
      'a row before every table',
      (text) => text.replace('\n{"table":', '\n["planted"]\n{"table":'),
      'a row of no table',
    ],
    [
      'a row with a value too many',
      (text) => text.replace(/(\{"table":"Team".*\n\[.*)\]/, '$1,"more"]'),
      'a row in Team',
    ],
    [
      'a value that is no text',
      (text) => text.replace(/(\{"table":"Team".*\n\[)"[^"]*"/, '$1{"a":1}'),
      'a row in Team',
    ],
    [
      'a row of another game',
      (text) =>
        text.replace(
          /(\{"table":"PublicNotice","columns":)(.*)\}/,
          '$1["id","gameId","turn","text","issuedAt"]}\n["n","no-game","1","planted","2026-01-01 00:00:00+00"]',
        ),
      'a row in PublicNotice of a game that it does not hold',
    ],
    [
      'a word that is none of the list',
      (text) => text.replace(/(\{"table":"Game".*\n.*)"movement"|(\{"table":"Game".*\n.*)"orders"/, '$1$2"siesta"'),
      'a row that does not fit this console',
    ],
  ])('with %s that it does not know is refused in words: what was there stays', async (_, change, why) => {
    const target = await emptyDatabase();
    const dataDir = newFolder();
    const text = gunzipSync(readFileSync(file)).toString();
    expect(change(text)).not.toBe(text);
    const altered = crafted(change);
    const restoring = restoreInto(target.url, dataDir, altered, await checkContainer(altered));
    await expect(restoring).rejects.toThrow(ArchiveProblem);
    await expect(restoring).rejects.toThrow(`has ${why}`);
    await expect(restoring).rejects.toThrow('Nothing was changed. Take another archive.');
    expect(readdirSync(dataDir)).toEqual([]);
    expect(await gameIn(target.url)).toBeUndefined();
    await target.drop();
  });

  it('an export with a key, or with a row that opens a seat, is refused', async () => {
    const target = await emptyDatabase();
    const asExport = (change: (text: string) => string) =>
      crafted((text) => change(text.replace('"holds":"everything"', '"holds":"game"')));
    const without = (text: string) => text.replaceAll(/\n\{"file".*/g, '');
    for (const [altered, why] of [
      [asExport((text) => text), 'has a table Attempt'],
      [asExport((text) => without(text).replaceAll(/\n\{"table":"Attempt".*(\n\[.*)*/g, '')), 'has a table SeatCode'],
    ] as const)
      await expect(restoreInto(target.url, newFolder(), altered, await checkContainer(altered))).rejects.toThrow(why);
    const keys = [{ file: 'session-secret', text: 'the-key-of-the-sessions' }];
    expect(() => keysToPut(keys, 'a', { holds: 'game' })).toThrow('has a file session-secret');
    expect(keysToPut(keys, 'a', { holds: 'everything' })).toEqual(keys);
    await target.drop();
  });

  it('is signed with the key of its data folder, which is told from another’s; what was signed and changed is damaged', async () => {
    const heading = await checkContainer(file);
    expect(signedInWords(heading.signature, source)).toMatch(
      /^It is signed by this data folder itself \(key [0-9a-f-]{19}\)\.$/,
    );
    expect(signedInWords(heading.signature, newFolder())).toMatch(
      /^It comes from another data folder, whose key is [0-9a-f-]{19}\. From a stick of your own that is as it should be\./,
    );
    expect(statSync(join(source, 'archive-key')).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain(
      readFileSync(join(source, 'archive-key'), 'utf8').split('\n')[1],
    );
    const [last, ...above] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').reverse();
    const end = JSON.parse(last!) as { signature: { of: string } };
    const rewritten = (changed: object) => {
      const made = newFile();
      writeFileSync(made, gzipSync(`${[...above.toReversed(), JSON.stringify(changed)].join('\n')}\n`));
      return checkContainer(made);
    };
    const of = Buffer.from(end.signature.of, 'base64');
    of[0]! ^= 1;
    await expect(rewritten({ ...end, signature: { ...end.signature, of: of.toString('base64') } })).rejects.toThrow(
      'its signature is wrong',
    );
    const unsigned = await rewritten({ ...end, signature: undefined });
    expect(signedInWords(unsigned.signature, source)).toBe(
      'It is not signed: nothing says which console made it. Use it only if you know where it comes from.',
    );
  });

  /** The database that a restore is loading into, as soon as one may be connected to it. */
  const freshBeside = (target: string): Promise<string> =>
    until(async () => {
      const name = (await databasesLike(target)).find((one) => one.includes('_restoring_'));
      if (!name) throw new Error('The restore has not begun.');
      return beside(target, name);
    });
  const comesIn = async (where: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: where });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

  it.each([
    ['that is played on', async (target: string) => comesIn(target)],
    ['that is to take its place', async (target: string) => until(async () => comesIn(await freshBeside(target)))],
  ])('is not put in place while somebody is connected to the database %s: all stays as it was', async (_, connects) => {
    const target = await emptyDatabase();
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'session-secret'), 'as it was');
    const heading = await checkContainer(file);
    const [restored, client] = await Promise.all([
      restoreInto(target.url, dataDir, file, heading).then(
        () => 'it was restored',
        (problem: Error) => problem.message,
      ),
      connects(target.url),
    ]);
    expect(restored).toContain('Somebody is connected to the database');
    expect(await databasesLike(target.url)).toEqual([databaseName(target.url)]);
    expect(await gameIn(target.url)).toBeUndefined();
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe('as it was');
    await client.end().catch(() => undefined);
    await target.drop();
  });

  it('twice at once: one restore waits for nobody and the other is refused', async () => {
    const target = await emptyDatabase();
    const heading = await checkContainer(file);
    const both = await Promise.allSettled([1, 2].map(() => restoreInto(target.url, newFolder(), file, heading)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = both.filter((one) => one.status === 'rejected');
    expect((refused as PromiseRejectedResult).reason.message).toContain(
      'Another restore into this database is under way',
    );
    expect(await gameIn(target.url)).toBe(`${game.scenario.title}, turn 6`);
    await target.drop();
  });

  it('no table has numbers of the database’s own giving, which an archive would not carry', async () => {
    expect(await ask(url, 'SELECT * FROM pg_sequences')).toEqual([]);
    const client = await connect(url);
    const names = (await tablesOf(client)).map(({ name }) => name);
    await client.end();
    expect(names).toEqual(Object.keys(await allRows(url)).sort());
  });
});

describe('an archive of another version', () => {
  const first = `CREATE TYPE "State" AS ENUM ('whole', 'blown');
    CREATE TABLE "Game" (id TEXT PRIMARY KEY, title TEXT NOT NULL, turn INT NOT NULL, phase TEXT NOT NULL, "createdAt" TIMESTAMPTZ NOT NULL DEFAULT now());
    CREATE TABLE "Bridge" (id TEXT PRIMARY KEY, name TEXT NOT NULL, state "State" NOT NULL, "gameId" TEXT NOT NULL REFERENCES "Game"(id));`;
  const second = `ALTER TYPE "State" ADD VALUE 'prepared';`;
  const third = `ALTER TABLE "Bridge" ADD COLUMN "isStanding" BOOLEAN NOT NULL DEFAULT true;
    UPDATE "Bridge" SET "isStanding" = false WHERE state = 'blown'; UPDATE "Bridge" SET name = upper(name);`;
  let migrations: string;
  const given = (name: string, sql: string) => {
    mkdirSync(join(migrations, name));
    writeFileSync(join(migrations, name, 'migration.sql'), sql);
  };
  let file: string;

  beforeEach(async () => {
    migrations = newFolder();
    writeFileSync(join(migrations, 'migration_lock.toml'), 'provider = "postgresql"\n');
    given('20260101000000_bridges', first);
    given('20260102000000_prepared', second);
    const source = await emptyDatabase();
    await migrate(source.url, migrations);
    await ask(source.url, `INSERT INTO "Game" VALUES ('g', 'Garden', 2, 'orders')`);
    await ask(source.url, `INSERT INTO "Bridge" VALUES ('1', 'Son', 'blown', 'g'), ('2', 'Grave', 'prepared', 'g')`);
    file = newFile();
    await takeArchive(source.url, file, everything(newFolder()));
    await source.drop();
  });

  it('an older one is loaded as it was, and then brought up to date', async () => {
    given('20260103000000_standing', third);
    const target = await emptyDatabase();
    const heading = await checkContainer(file);
    refuseUnfit(heading, file, migrations);
    await restoreInto(target.url, newFolder(), file, heading, { folder: migrations });
    expect(await ask(target.url, 'SELECT id, name, state, "isStanding" FROM "Bridge" ORDER BY id')).toEqual([
      { id: '1', name: 'SON', state: 'blown', isStanding: false },
      { id: '2', name: 'GRAVE', state: 'prepared', isStanding: true },
    ]);
    expect(await migrate(target.url, migrations)).toEqual([]);
    await target.drop();
  });

  it('an older one that cannot be brought up to date leaves what was there', async () => {
    given('20260103000000_broken', `ALTER TABLE "Road" ADD COLUMN name TEXT;`);
    const target = await emptyDatabase();
    const restoring = restoreInto(target.url, newFolder(), file, await checkContainer(file), { folder: migrations });
    await expect(restoring).rejects.toThrow('relation "Road" does not exist');
    expect(await databasesLike(target.url)).toEqual([databaseName(target.url)]);
    expect(await gameIn(target.url)).toBeUndefined();
    await target.drop();
  });

  it('a newer one, or one of another console, is refused with what to do', async () => {
    rmSync(join(migrations, '20260102000000_prepared'), { recursive: true });
    const heading = await checkContainer(file);
    expect(() => refuseUnfit(heading, file, migrations)).toThrow(
      /was made by a later version of the console, or by another one \(its database had 20260102000000_prepared\)\. Nothing was changed\. Restore it with that version\.$/,
    );
    given('20260102000000_otherwise', second);
    expect(() => refuseUnfit(heading, file, migrations)).toThrow(ArchiveProblem);
  });
});
