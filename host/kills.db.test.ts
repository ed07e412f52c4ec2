import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { closeDatabase, db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { newestGame } from '@/lib/db/sequence/games';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { type PlayerSeat, type SeatRow, seatOf } from '@/lib/turn/kernel/seat';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { leaveTestDatabase } from '@/scripts/testing/leave-test-database';
import { childrenOf } from '../scripts/testing/children-of';
import { until } from '../scripts/testing/until';
import { Line, type Writer } from '../scripts/testing/writers';
import { migrate } from './migrate/migrate';
import { type RunningPostgres, startPostgres } from './postgres/postgres';

/**
 * Server processes and the database are killed (SIGKILL, the database with all its backends) at random moments while six
 * writers write; every write that was acknowledged stands afterwards exactly once, with the answer that was given.
 */

const killsWanted = process.env.OPCOM_SOAK ? 60 : 4;
const seed = Number(process.env.OPCOM_SEED ?? Math.floor(Math.random() * 1e9));
let state = seed;
/** A number from 0 up to 1, from the seed. */
const chance = (): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state / 2 ** 32;
};

type Victim = 'server' | 'database' | 'both';
const kinds: readonly Victim[] = ['server', 'database', 'both', 'server', 'database'];
/** Every kind is killed, whatever the seed. */
const victims = Array.from({ length: killsWanted }, (_, i) => kinds[i % kinds.length]!);

let folder: string;
let postgres: RunningPostgres;
let scenario: Scenario;
let gameId: string;
const line = new Line();
const servers: ChildProcess[] = [];
const before = process.env.DATABASE_URL;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-kills-'));
  postgres = await startPostgres(join(folder, 'data'));
  await migrate(postgres.url);
  await leaveTestDatabase();
  process.env.DATABASE_URL = postgres.url;
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('the scenario cannot be read');
  scenario = read.scenario;
  await openBegun(scenario);
  gameId = (await newestGame())!.id;
  await Promise.all([startServer(0), startServer(1)]);
});

afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await leaveTestDatabase();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

async function startServer(place: number): Promise<void> {
  const child = fork(resolve('scripts/testing/verbs.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  servers[place] = child;
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  line.ports[place] = port;
}

async function killServer(place: number): Promise<void> {
  const child = servers[place]!;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The database server's own processes: the first, and all it has begun; where they cannot be listed, they notice by themselves that the first has gone. */
function killDatabase(): void {
  const file = join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid');
  const first = Number(readFileSync(file, 'utf8').split('\n')[0]);
  for (const pid of [first, ...childrenOf(first).map((child) => child.pid)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has gone by itself.
    }
  }
}

async function strike(victim: Victim, place: number): Promise<void> {
  if (victim !== 'server') killDatabase();
  if (victim !== 'database') await killServer(place);
  await Promise.all([victim === 'server' ? null : databaseIsUp(), victim === 'database' ? null : startServer(place)]);
}

/** A process that was killed a moment ago may not have gone yet. */
const databaseIsUp = () =>
  until(async () => {
    if (!(await postgres.revive())) throw new Error('the database that was killed has not gone yet');
  });

async function writersOf(): Promise<Writer[]> {
  const seats = (await seatsOf(gameId)).map((row) => seatOf(row as SeatRow));
  const control = seats.find((seat) => 'roles' in seat)!;
  const teams = await teamsOf(gameId);
  const airborne = teams.find(({ key }) => key === '1-airborne')!;
  const panzer = teams.find(({ key }) => key === '9-ss-panzer')!;
  const playerOf = (teamId: string) => seats.find((seat) => !('roles' in seat) && seat.teamId === teamId) as PlayerSeat;
  const frost = playerOf(airborne.id);
  const harzer = playerOf(panzer.id);
  const [counter] = (await playerDesk(frost)).counters;
  const unit = await db().unit.findFirstOrThrow({ where: { gameId, name: 'HQ 1 Airborne Div' } });
  const id = () => nanoid(12);
  const asPlayer = (seat: PlayerSeat, verb: 'saveDraft' | 'saveMarks' | 'sendMessage', words: object) => {
    const writeId = id();
    return { seatId: seat.id, verb, input: words, writeId };
  };
  const asControl = (verb: 'adjudicateCase' | 'moveUnit' | 'writeMessage', input: object) => ({
    seatId: control.id,
    verb,
    input,
    writeId: id(),
  });
  const column = { targets: [{ id: 'a column', profile: '3-2-0' }], forces: [{ weight: 'heavy', count: 3 }] };
  return [
    (n) => asPlayer(harzer, 'sendMessage', { linkId: null, text: `message ${n}` }),
    // One row and one mark, over and over: written twice or lost, the next version would be refused.
    (n) => {
      const row = { ...emptyLine, id: 'the-row', position: 1, counterIds: [counter!.id], orders: `orders ${n}` };
      return asPlayer(frost, 'saveDraft', { turn: 5, lines: [{ ...row, version: n - 1 }], removed: [] });
    },
    (n) => {
      const mark = { id: 'the-mark', kind: 'note', points: [[unit.x, unit.y]], text: `mark ${n}`, symbol: '' };
      return asPlayer(harzer, 'saveMarks', { marks: [{ ...mark, version: n - 1 }], removed: [] });
    },
    (n) => asControl('writeMessage', { teamIds: [airborne.id], sender: 'Corps', text: `from corps ${n}` }),
    (n) => asControl('adjudicateCase', { kind: 'interdiction', name: `case ${n}`, input: column, faces: null }),
    (n) => {
      const place = { x: unit.x! + (n % 2) * 0.5, y: unit.y! };
      return asControl('moveUnit', {
        unitId: unit.id,
        version: unit.version + n - 1,
        turn: 5,
        mode: 'tactical',
        ...place,
      });
    },
  ];
}

describe(`writes under kill -9 (seed ${seed})`, () => {
  it(
    'every acknowledged write stands once, with the answer that was given; the ledger gives what is stored',
    async () => {
      const writing = (await writersOf()).map((writer) => line.write(writer));
      for (const victim of victims) {
        const had = line.acknowledged.length;
        await until(() => expect(line.acknowledged.length).toBeGreaterThanOrEqual(had + 10));
        await pause(chance() * 300);
        await until(() => expect(line.underWay, 'writes under way').toBeGreaterThan(0));
        await strike(victim, chance() < 0.5 ? 0 : 1);
      }
      line.close();
      await Promise.all(writing);
      await closeDatabase();

      expect(line.faults).toEqual([]);
      expect(refusals()).toEqual([]);
      const { lost, doubled } = await compareWithDatabase();
      console.log(
        `Counted: kills survived: ${victims.length} (${kinds
          .slice(0, 3)
          .map((kind) => `${kind} ${victims.filter((one) => one === kind).length}`)
          .join(', ')}; seed ${seed}); ` +
          `${line.acknowledged.length} writes acknowledged, ${line.sentAgain} sent again, ${lost.length} lost, ${doubled.length} doubled`,
      );
      expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
      expect(await ledgerDifferences(gameId)).toEqual([]);
    },
    300_000 + killsWanted * 30_000,
  );
});

/** Nobody else writes what a writer writes: none of these writes may be refused, save messages faster than a hand writes them. */
const refusals = () => line.refused.filter(({ message }) => !message.startsWith('This desk has sent '));

/** The writes each writer was told of, held against the stored rows. */
async function compareWithDatabase(): Promise<{ lost: string[]; doubled: string[] }> {
  const of = (verb: string) => line.acknowledged.filter((one) => one.verb === verb);
  const lost: string[] = [];
  const doubled: string[] = [];
  const stands = (wanted: string[], found: string[]) => {
    for (const one of wanted) if (!found.includes(one)) lost.push(one);
    found.forEach((one, at) => {
      if (found.indexOf(one) !== at) doubled.push(one);
      if (!wanted.includes(one)) doubled.push(`${one}, which nobody was told of`);
    });
  };
  const texts = (verb: string, field: string) => of(verb).map(({ input }) => (input as Record<string, string>)[field]!);
  stands(
    texts('sendMessage', 'text'),
    (await db().message.findMany({ where: { gameId } })).map(({ text }) => text),
  );
  const delivered = await db().deliveredMessage.findMany({ where: { gameId, sender: 'Corps' } });
  stands(
    texts('writeMessage', 'text'),
    delivered.map(({ text }) => text),
  );
  const cases = await db().rulesCase.findMany({ where: { gameId } });
  stands(
    texts('adjudicateCase', 'name'),
    cases.map(({ name }) => name),
  );
  const row = await db().orderLine.findUniqueOrThrow({ where: { id: 'the-row' } });
  stands(
    [`orders ${of('saveDraft').length}, version ${of('saveDraft').length}`],
    [`${row.orders}, version ${row.version}`],
  );
  const mark = await db().teamMark.findFirstOrThrow({ where: { id: 'the-mark' } });
  stands(
    [`mark ${of('saveMarks').length}, version ${of('saveMarks').length}`],
    [`${mark.text}, version ${mark.version}`],
  );
  const entries = await db().ledgerEntry.findMany({ where: { gameId }, orderBy: { number: 'asc' } });
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
  expect(entries.filter(({ verb }) => verb === 'move-unit')).toHaveLength(of('moveUnit').length);
  await expectAnswersKept();
  return { lost, doubled };
}

/** Verbs of which no answer is kept: a repeat is answered with what stands. */
const sayWhatStands = ['save-draft', 'save-marks'];

/** The answer kept with each write is the one that was given; no further writes are kept. */
async function expectAnswersKept(): Promise<void> {
  const kept = await db().seatWrite.findMany();
  const named = new Map(kept.map((write) => [write.writeId, write]));
  expect(kept).toHaveLength(line.acknowledged.length);
  for (const { writeId, answer } of line.acknowledged) {
    const write = named.get(writeId)!;
    expect(write.answer).toEqual(sayWhatStands.includes(write.verb) ? null : answer);
  }
}
