import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db, snapshot } from '@/lib/db/kernel/client';
import { DatabaseAway } from '@/lib/db/kernel/db-errors';
import { databaseAnswers } from '@/lib/db/kernel/health';
import { probeDatabase } from '@/lib/db/kernel/probe';
import { reaching } from '@/lib/db/kernel/reaching';
import { newestGame } from '@/lib/db/sequence/games';
import { countStatements } from '@/lib/db/testing/count-statements';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { loadScenario } from '@/lib/scenario';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { leaveTestDatabase } from '@/scripts/testing/leave-test-database';
import { childrenOf } from '../scripts/testing/children-of';
import { until } from '../scripts/testing/until';
import { answerAway } from './gateway/away-page';
import { migrate } from './migrate/migrate';
import { type RunningPostgres, startPostgres } from './postgres/postgres';

/** A PostgreSQL that hangs: its processes are there and say nothing, as on a disk that does not answer. */

const patienceMs = 500;
let folder: string;
let postgres: RunningPostgres;
let frost: PlayerSeat;
let control: ControlSeat;
let stopProbe: () => Promise<void>;
const before = { ...process.env };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-hang-'));
  postgres = await startPostgres(folder);
  await migrate(postgres.url);
  await leaveTestDatabase();
  process.env.DATABASE_URL = postgres.url;
  process.env.OPCOM_DATABASE_PATIENCE_MS = String(patienceMs);
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('the scenario cannot be read');
  await openBegun(read.scenario);
  const seats = (await seatsOf((await newestGame())!.id)).map(seatOf);
  control = seats.find(isControl)!;
  frost = seats.find((seat) => !isControl(seat)) as PlayerSeat;
  stopProbe = probeDatabase();
});
afterAll(async () => {
  signalAll('SIGCONT');
  await stopProbe();
  await leaveTestDatabase();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.env = before;
});

/** Sends a signal to the first process of PostgreSQL and all it has begun. */
function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const first = Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  for (const pid of [first, ...childrenOf(first).map((child) => child.pid)]) process.kill(pid, signal);
}

const sends = (text: string, writeId: string) => sendMessage(frost, { linkId: null, text }, writeId);
const texts = async () => (await db().message.findMany({ orderBy: { text: 'asc' } })).map(({ text }) => text);

it('a statement that takes five times as long as the database is waited for is none that hangs', async () => {
  const seconds = (patienceMs * 5) / 1_000;
  await expect(db().$queryRaw`SELECT pg_sleep(${seconds}::float8)::text`).resolves.toHaveLength(1);
});

it('whatever is asked while it hangs is told so, a commit under way too; it goes on by itself, and nothing is lost or doubled', async () => {
  expect(await sends('Before.', 'sent-before')).toMatchObject({ ok: true });
  signalAll('SIGSTOP');
  const asked: Record<string, () => Promise<unknown>> = {
    'a write': () => sends('Meanwhile.', 'sent-meanwhile'),
    'a read': () => reaching(() => db().message.findMany()),
    'a read by SQL': () => db().$queryRaw`SELECT 1`,
    'a read of one state': () => snapshot((tx) => tx.game.findMany()),
    claims: () => cardClaims(control),
  };
  const answers = await Promise.all(
    Object.entries(asked).map(async ([name, ask]) => [
      name,
      await ask().then(
        () => 'answered',
        (error: unknown) => error instanceof DatabaseAway,
      ),
    ]),
  );
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(Object.keys(asked).map((name) => [name, true])));
  // From now on it is not even asked.
  const { statements } = await countStatements(async () => {
    for (const ask of Object.values(asked)) await expect(ask()).rejects.toBeInstanceOf(DatabaseAway);
  });
  expect(statements).toBe(0);
  signalAll('SIGCONT');
  await until(async () => expect(await sends('Meanwhile.', 'sent-meanwhile')).toMatchObject({ ok: true }));
  expect(await texts()).toEqual(['Before.', 'Meanwhile.']);
  expect(await sends('After.', 'sent-after')).toMatchObject({ ok: true });
});

it('a page that is asked for while it hangs is answered with 503 within three seconds', async () => {
  const answered = { code: 0, text: '' };
  const response = {
    writeHead: (code: number) => Object.assign(answered, { code }),
    end: (text: string) => Object.assign(answered, { text }),
  } as unknown as ServerResponse;
  const request = { method: 'GET', headers: { 'x-opcom-route': '/control/[seatId]' } } as unknown as IncomingMessage;
  await until(async () => expect(await answerAway(request, response, databaseAnswers)).toBe(false));
  signalAll('SIGSTOP');
  const begun = performance.now();
  expect(await answerAway(request, response, databaseAnswers)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(answered).toMatchObject({ code: 503, text: expect.stringContaining('cannot reach its database') });
  signalAll('SIGCONT');
  await until(async () => expect(await answerAway(request, response, databaseAnswers)).toBe(false));
});
