import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeDatabase, db } from '@/lib/db/kernel/client';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { gameControlCode } from '@/lib/turn/access/seat-links';
import { issueNotice } from '@/lib/turn/issuing/issue-notice';
import { saveMarks } from '@/lib/turn/maps/save-marks';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { takeTelephoneNote } from '@/lib/turn/messages/take-telephone-note';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { saveDraft } from '@/lib/turn/orders/save-draft';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { openGame } from '@/lib/turn/sequence/open-game';
import { good, ledgerAgreesIn } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { schemaText } from '../schema.mjs';
import { checkContainer } from './container';
import { gameMeant, rowsOfGame, wholeGame } from './game-rows';
import { refuseUnfit, restoreInto } from './restore';
import { connect, tablesOf } from './tables';
import { takeArchive } from './take-archive';
import { columnsForPlayers, leftOut, papersOf, teamMeant, teamsNamed } from './team-export';

let game: GivenGame;
let folder: string;
let url: string;
let number = 0;

/** Names and notes that stand nowhere else. */
const canaries: Record<string, { name?: string; notes?: string }> = {
  A087: { notes: 'Canary of the school.' },
  G149: { name: 'Kanarienvogel', notes: 'Canary of the tram depot.' },
};

async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function textOf(want: Parameters<typeof takeArchive>[2]): Promise<string> {
  const file = join(folder, `${++number}.opcom.gz`);
  await takeArchive(url, file, want);
  return gunzipSync(readFileSync(file)).toString();
}

/** The text of an export for a team, without the moment it was taken and the checksum over that. */
async function papers(team: string): Promise<string> {
  const want = await inDatabase(async (client) => {
    const found = await gameMeant(client, undefined);
    return papersOf(found, teamMeant(await teamsNamed(client, found), team));
  });
  const text = await textOf(want);
  return text.replace(/"takenAt":"[^"]+"/, '').replace(/"sha256":"[^"]+"/, '');
}

const rowsIn = (text: string, table: string): unknown[][] => {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
  const rest = lines.slice(from + 1);
  return rest
    .slice(
      0,
      rest.findIndex((line) => line.startsWith('{')),
    )
    .map((line) => JSON.parse(line) as unknown[]);
};

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'opcom-exports-'));
  game = await givenGame('arnhem-bridge', (scenario) => ({
    ...scenario,
    units: scenario.units.map((unit) => ({ ...unit, ...canaries[unit.id] })),
  }));
  url = process.env.DATABASE_URL!;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await game.drop();
  rmSync(folder, { recursive: true });
});

/** A team writes: a row of orders, a message to Control, a mark on its map. */
async function writes(teamKey: string, text: string): Promise<void> {
  const seat = await game.player(teamKey);
  const { counters, clock } = await playerDesk(seat);
  const line = {
    ...emptyLine,
    id: `row-${teamKey}`,
    position: 1,
    version: 0,
    counterIds: [counters[0]!.id],
    orders: text,
  };
  good(await saveDraft(seat, { turn: clock.turn, lines: [line], removed: [] }, `draft-${teamKey}`));
  good(await sendMessage(seat, { linkId: null, text }, `message-${teamKey}`));
  const mark = {
    id: `mark-${teamKey}`,
    kind: 'note' as const,
    points: [[counters[0]!.x!, counters[0]!.y!]],
    text,
    symbol: '',
    version: 0,
  };
  good(await saveMarks(seat, { marks: [mark], removed: [] }, `marks-${teamKey}`));
}

describe('an export for a team', () => {
  it('names every table of what is issued or written by teams, and none of the truth', () => {
    const schema = schemaText();
    const kinds = [...schema.matchAll(/\/\/\/ (MASTER|ISSUED|TEAM)\.[^\n]*\n(?:\/\/\/[^\n]*\n)*model (\w+) \{/g)];
    const models = [...schema.matchAll(/^model (\w+) \{/gm)].map(([, name]) => name!);
    expect(kinds.map(([, , name]) => name)).toEqual(models);
    const may = kinds.filter(([, kind]) => kind !== 'MASTER').map(([, , name]) => name!);
    expect([...Object.keys(columnsForPlayers), ...Object.keys(leftOut)].sort()).toEqual(may.sort());
  });

  it('holds the team’s own words and what it was told, over all turns', async () => {
    await writes('1-airborne', 'Hold the bridge.');
    good(await issueNotice(game.control, { text: 'Lunch is served.', reason: '' }));
    good(await endTurn(game.control, { turn: 5, reason: 'time' }));
    const text = await papers('1 airborne');
    const own = await db().issuedCounter.count({ where: { teamId: await game.teamId('1-airborne') } });
    expect(own).toBe(3);
    expect(rowsIn(text, 'IssuedCounter')).toHaveLength(own);
    expect(rowsIn(text, 'OrderLine').map((row) => row[5])).toEqual(['Hold the bridge.']);
    expect(rowsIn(text, 'PublicNotice').map((row) => row[2])).toEqual(['Lunch is served.']);
    expect(rowsIn(text, 'PublicClock').map((row) => row[1])).toEqual(['6']);
    expect(rowsIn(text, 'PrintedMap')).toHaveLength(1);
  });

  it('holds no byte that depends on what the team was not issued', async () => {
    const before = await papers('1-airborne');
    await writes('9-ss-panzer', 'Kanarienbefehl: take the bridge.');
    good(await takeTelephoneNote(game.control, { teamId: null, text: 'Canary on the telephone.' }));
    for (const unit of await db().unit.findMany({ where: { isOnMap: true }, take: 2, orderBy: { id: 'desc' } })) {
      const by = { x: unit.x! + 0.3, y: unit.y!, mode: 'tactical' as const, overrule: 'Canary of the reason.' };
      good(await moveUnit(game.control, { unitId: unit.id, version: unit.version, turn: 6, ...by }));
    }
    expect(await papers('1-airborne')).toBe(before);
    expect(before).not.toMatch(/canary|kanarien/i);
    const theirs = await papers('9 SS-Pz Hohenstaufen');
    expect(theirs).toContain('Kanarienbefehl');
    expect(theirs).toContain('Kanarienvogel');
    expect(theirs).not.toMatch(/canary|Hold the bridge/i);
  });

  it('holds no status number, no key, no seat and no id of the game', async () => {
    const text = await papers('1-airborne');
    const profiles = new Set((await db().statusProfile.findMany()).map(({ notation }) => notation));
    expect(profiles.size).toBeGreaterThan(3);
    const kept = await db().keptScenario.findMany();
    expect(kept).toHaveLength(1);
    const secrets = [
      ...profiles,
      ...kept.map(({ checksum }) => checksum),
      // An HQ is one on its counter as well.
      ...(await db().statusProfile.findMany()).flatMap(({ key }) => (key === 'hq' ? [] : key)),
      ...(await db().seat.findMany()).map(({ id }) => id),
      ...(await db().seatCode.findMany()).flatMap(({ selector, hash, salt }) => [selector, hash, salt]),
      ...(await db().team.findMany()).map(({ id }) => id),
      game.gameId,
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('is refused as an archive to restore', async () => {
    await papers('1-airborne');
    const file = join(folder, `${number}.opcom.gz`);
    const heading = await checkContainer(file);
    expect(() => refuseUnfit(heading, file)).toThrow('is an export for 1 Airborne');
  });
});

describe('an export of a game', () => {
  it('knows of every table which rows are a game’s', async () => {
    const taken = await inDatabase((client) => rowsOfGame(client, game.gameId));
    const all = await inDatabase(tablesOf);
    const names = taken.map(({ table }) => table);
    expect(all.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([
      'ArchiveKept',
      'Attempt',
      'SeatCode',
      'SeatWrite',
    ]);
  });

  it('holds all of this game and nothing of another; restored it goes on, and Game Control gets in', async () => {
    await openGame({ ...game.scenario, title: 'Another battle' });
    const others = await db().game.findMany({ where: { NOT: { id: game.gameId } } });
    const want = await inDatabase(async (client) => wholeGame(await gameMeant(client, game.gameId)));
    const text = await textOf(want);
    expect(others.map(({ id }) => text.includes(id))).toEqual([false]);
    expect(text).toContain('Canary of the tram depot.');
    const file = join(folder, `${number}.opcom.gz`);
    const target = await emptyDatabase();
    await restoreInto(target.url, folder, file, await checkContainer(file));
    await closeDatabase();
    process.env.DATABASE_URL = target.url;
    await ledgerAgreesIn(game);
    expect(await db().ledgerEntry.count()).toBeGreaterThan(20);
    expect(await db().keptScenario.count()).toBe(1);
    expect((await gameScenario(game.gameId)).title).toBe(game.scenario.title);
    expect(await db().seatCode.count()).toBe(0);
    expect(await gameControlCode()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await db().seatCode.count()).toBe(1);
    await closeDatabase();
    process.env.DATABASE_URL = url;
    await target.drop();
  });

  it('asks which, where two could be meant', async () => {
    await expect(inDatabase((client) => gameMeant(client, undefined))).rejects.toThrow(
      'Which game? Name one by its id: ',
    );
    await expect(inDatabase((client) => gameMeant(client, 'Caen'))).rejects.toThrow('There is no game Caen here.');
    expect((await inDatabase((client) => gameMeant(client, 'another BATTLE'))).title).toBe('Another battle');
  });
});
