/**
 * One of two worlds that a browser test compares: a production server in a process of its own, on a database whose time,
 * ids and cursors are fixed (`fixed-world.ts`). It opens games whose hidden truth is drawn, and does what
 * Control does. Ends when the channel is closed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameMeant } from '@/host/archive/game-rows';
import { takeArchive } from '@/host/archive/take-archive';
import { papersOf, teamsNamed } from '@/host/archive/team-export';
import { openGateway } from '@/host/gateway/gateway';
import { issueCode } from '@/lib/db/access/seat-codes';
import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { closeDatabase } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { newestGame } from '@/lib/db/sequence/games';
import { done } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import { type ControlSeat, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { Draw } from '@/lib/visibility/testing/drawn-known';
import { beginStep, type FindsBy, fixDatabase, fixNonces, stopClock } from './fixed-world';
import { worldFor } from './hidden-truth';
import { acts, actUnheard, fight, type World } from './world-acts';

/** The requests to it, each with the step in which it happens. */
export type AskedOfWorld =
  | { opens: { databaseUrl: string; team: string; hidden: number } }
  | { does: string }
  | { hides: number }
  | { step: true }
  | { exports: true }
  | { leaves: true };
export type ToWorld = { ask: number; at: number } & AskedOfWorld;
export type FromWorld = { port: number } | { ask: number; told: unknown } | { ask: number; problem: string };

/** The facts that a test learns of a game it has opened. */
export type OpenedWorld = {
  seatId: string;
  code: string;
  gameId: string;
  otherSeatIds: string[];
  othersCounterIds: string[];
};

let databaseUrl = '';
let world: World | undefined;

async function open({ team: key, hidden }: { team: string; hidden: number }): Promise<OpenedWorld> {
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error(JSON.stringify(read.problems, null, 2));
  await openBegun(worldFor(key, read.scenario, new Draw(hidden)));
  const { id: gameId } = (await newestGame())!;
  const seats = await seatsOf(gameId);
  const teams = await teamsOf(gameId);
  const team = teams.find((one) => one.key === key)!;
  const commanderOf = (teamId: string) => seats.find((seat) => seat.teamId === teamId && seat.duty === 'commander')!;
  const others = teams.filter(({ id }) => id !== team.id).map(({ id }) => commanderOf(id));
  const control = seats.find(({ kind }) => kind === 'control')!;
  world = {
    gameId,
    control: seatOf(control) as ControlSeat,
    team,
    others: others.map((seat) => seatOf(seat) as PlayerSeat),
  };
  const { id: seatId } = commanderOf(team.id);
  let code = '';
  await transaction(async (tx) => {
    code = await issueCode(tx, seatId);
    return done(null);
  });
  const { db } = await import('@/lib/db/kernel/client');
  const counters = await db().unit.findMany({ where: { gameId, teamId: { not: team.id } }, orderBy: { id: 'asc' } });
  return {
    seatId,
    code,
    gameId,
    otherSeatIds: [control.id, ...others.map(({ id }) => id)],
    othersCounterIds: counters.map(({ counterId }) => counterId),
  };
}

/** The team's papers as `opcom export` takes them, byte for byte, in base64. */
async function papers(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'opcom-world-'));
  const file = join(folder, 'papers.opcom.gz');
  try {
    await takeArchive(databaseUrl, file, async (client) => {
      const game = await gameMeant(client, undefined);
      const team = (await teamsNamed(client, game)).find(({ id }) => id === world!.team.id)!;
      return papersOf(game, team)();
    });
    return readFileSync(file, 'base64');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function carryOut(asked: ToWorld): Promise<unknown> {
  if ('leaves' in asked) return closeDatabase();
  if ('exports' in asked) return papers();
  if ('opens' in asked) {
    ({ databaseUrl } = asked.opens);
    // First of all: whoever looks for messages that are due connects to it as soon as it is the console's.
    await fixDatabase(databaseUrl, process.argv[3] as FindsBy);
    process.env.DATABASE_URL = databaseUrl;
    await closeDatabase();
  }
  await beginStep(databaseUrl, asked.at);
  if ('opens' in asked) return open(asked.opens);
  if ('hides' in asked) return actUnheard(world!, new Draw(asked.hides));
  if ('step' in asked) return null;
  const answer = await ({ ...acts, ...fight } as Record<string, (typeof acts)['nudges']>)[asked.does]!(world!);
  if (!answer.ok) throw new Error(`${asked.does}: ${answer.refusal.message}`);
  return null;
}

const tell = (message: FromWorld) => process.connected && process.send?.(message);

process.env.DATABASE_URL = process.argv[2];
fixNonces();
stopClock();
const { serveBehind } = await import('@/host/server');
const hosts = ['opcom.test', 'localhost', '127.0.0.1'];
const gateway = await openGateway({ port: 0, names: hosts, address: '127.0.0.1' });
const served = await serveBehind(gateway, {
  port: gateway.port,
  hosts,
  dev: false,
  databaseUrl: process.argv[2]!,
  dataDir: '.data',
});
process.on('message', (asked: ToWorld) => {
  carryOut(asked).then(
    (told) => tell({ ask: asked.ask, told }),
    (problem: Error) => tell({ ask: asked.ask, problem: problem.stack ?? problem.message }),
  );
});
process.once('disconnect', async () => {
  await served.close();
  process.exit(0);
});
tell({ port: served.port });
