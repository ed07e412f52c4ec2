/**
 * The hall, measured: `npm run bench:hall`. The production server in a process of its own, 100 players and 15 of Control
 * at their laptops in this one. Prints a table; nothing is asserted.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nanoid } from 'nanoid';
import { encode } from 'next-auth/jwt';
import { build, isBuilt } from '@/host/build';
import { prepareEnvironment } from '@/host/secrets';
import { giveSeat, holderFor, seatsOf } from '@/lib/db/access/seats';
import { closeDatabase } from '@/lib/db/client';
import { now, transaction } from '@/lib/db/transaction';
import { done } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { openGame } from '@/lib/turn/sequence/open-game';
import { freshDatabase, openTestServer } from '@/scripts/testing/fresh-database';
import { Laptop, refresher } from './client';
import { hallOf } from './hall-scenario';
import { rawRate } from './raw-postgres';

const playersInHall = 100;
const rowsOnSheet = 10;
const rounds = 3;

interface Seated {
  laptop: Laptop;
  teamKey: string;
  teamKeys: string[];
}

const quantile = (times: number[], q: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? Number.NaN;
const ms = (time: number): string => `${Math.round(time)} ms`;
const show = (times: number[]): string =>
  `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, last ${ms(Math.max(...times))}`;
const mean = (figures: number[]): number => figures.reduce((a, b) => a + b, 0) / figures.length;

function memoryOf(pid: number): string {
  try {
    const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return `${Math.round(Number(kB) / 1024)} MB`;
  } catch {
    return 'not known on this system';
  }
}

/** Processor time a process has used, in ms, where the system tells. */
function processorOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Gives every seat of the game to a browser of its own: its cookie, as the sign-in would set it. */
async function seatAll(
  gameId: string,
  port: number,
  secret: string,
): Promise<{ players: Seated[]; control: Seated[]; chief: ControlSeat }> {
  const seats = (await seatsOf(gameId)).filter((seat) => seat.kind === 'control' || seat.duty === 'commander');
  const seated = new Map<string, Laptop>();
  await transaction(async (tx) => {
    const at = await now(tx);
    for (const seat of seats) {
      const holder = await holderFor(tx, null);
      await giveSeat(tx, { gameId, seat, verb: 'take-seat', rule: '§2' }, seat.id, { holderId: holder, usedAt: at });
      seated.set(
        seat.id,
        new Laptop(port, seat.id, `opcom-holder=${await encode({ token: { sub: holder }, secret })}`),
      );
    }
    return done(null);
  });
  const at = (kind: string) =>
    seats
      .filter((seat) => seat.kind === kind)
      .map((seat) => ({ laptop: seated.get(seat.id)!, teamKey: seat.team?.key ?? '', teamKeys: seat.teamKeys }));
  return {
    players: at('player'),
    control: at('control'),
    chief: seatOf(seats.find((seat) => seat.roles.includes('gameControl'))!) as ControlSeat,
  };
}

/** A sheet of ten rows, a unit each, marked so that it is known again. */
async function sheetOf(player: Seated, round: number): Promise<object> {
  const desk = JSON.parse((await player.laptop.ask('GET', `/api/player/${player.laptop.seatId}/desk`)).text);
  const own = desk.sheets.find((sheet: { turn: number }) => sheet.turn === desk.clock.turn);
  const lines = desk.counters.slice(0, rowsOnSheet).map((counter: { id: string }, i: number) => ({
    id: own?.lines[i]?.id ?? nanoid(),
    position: i,
    version: own?.lines[i]?.version ?? 0,
    counterIds: [counter.id],
    grouping: '',
    orders: `MARK-${player.teamKey}-${round}- Move north along the road and take the next crossing before dusk.`,
    supportIds: [],
    supportText: 'Field regiment on call',
    action: 'attack',
    posture: 'tact',
    standFast: false,
  }));
  return { turn: desk.clock.turn, version: own?.version ?? 0, lines };
}

/** All sheets at the same instant. Times until each is answered, and until Control's clients show it and hold its rows. */
async function handInAll(
  players: Seated[],
  control: Seated[],
  round: number,
): Promise<{ answered: number[]; shown: number[]; held: number[] }> {
  const sheets = await Promise.all(players.map((player) => sheetOf(player, round)));
  const shown = new Map<string, number>();
  const held = new Map<string, number>();
  let started = Number.POSITIVE_INFINITY;
  const streams = await Promise.all(
    control.map(({ laptop, teamKeys }) => {
      const look = refresher(async () => {
        const tray = await laptop.desk('orders');
        const handedIn = [...tray.matchAll(/"key":"(hq-\d+)"[^{}]*"state":"handedIn"/g)].map(([, key]) => key!);
        for (const key of handedIn) if (!shown.has(key)) shown.set(key, performance.now() - started);
        for (const key of handedIn.filter((key) => teamKeys.includes(key) && !held.has(key))) {
          const sheet = await laptop.desk(`orders/${key}`);
          if (sheet.includes(`MARK-${key}-${round}-`)) held.set(key, performance.now() - started);
        }
      });
      return laptop.listen(() => started < Number.POSITIVE_INFINITY && look());
    }),
  );
  started = performance.now();
  const answered = await Promise.all(
    players.map(async ({ laptop }, i) => {
      const { code, text } = await laptop.ask('POST', `/api/player/${laptop.seatId}/act`, {
        verb: 'submit-order-sheet',
        writeId: nanoid(),
        input: sheets[i],
      });
      if (code !== 200) throw new Error(`order sheet: ${code} ${text}`);
      return performance.now() - started;
    }),
  );
  while (held.size < players.length && performance.now() - started < 60_000)
    await new Promise((resume) => setTimeout(resume, 5));
  for (const stop of streams) stop();
  return { answered, shown: [...shown.values()], held: [...held.values()] };
}

async function takeAllBack(players: Seated[]): Promise<void> {
  for (const { laptop } of players) {
    const desk = JSON.parse((await laptop.ask('GET', `/api/player/${laptop.seatId}/desk`)).text);
    const { turn, version } = desk.sheets[0];
    await laptop.ask('POST', `/api/player/${laptop.seatId}/act`, {
      verb: 'take-back-order-sheet',
      writeId: nanoid(),
      input: { turn, version },
    });
  }
}

/** One act of Control that issues something to every team: until each desk holds it. */
async function releaseToAll(
  players: Seated[],
  chief: ControlSeat,
  turn: number,
): Promise<{ act: number; held: number[] }> {
  const held = new Map<string, number>();
  let started = Number.POSITIVE_INFINITY;
  const before = new Map<string, string>();
  for (const { laptop } of players)
    before.set(
      laptop.seatId,
      JSON.parse((await laptop.ask('GET', `/api/player/${laptop.seatId}/desk`)).text).placesAsOf,
    );
  const streams = await Promise.all(
    players.map(({ laptop }) => {
      const look = refresher(async () => {
        const { text } = await laptop.ask('GET', `/api/player/${laptop.seatId}/desk`);
        if (JSON.parse(text).placesAsOf !== before.get(laptop.seatId) && !held.has(laptop.seatId))
          held.set(laptop.seatId, performance.now() - started);
      });
      return laptop.listen(() => started < Number.POSITIVE_INFINITY && look());
    }),
  );
  started = performance.now();
  const released = await closeMovement(chief, { turn });
  if (!released.ok) throw new Error(released.refusal.message);
  const act = performance.now() - started;
  while (held.size < players.length && performance.now() - started < 60_000)
    await new Promise((resume) => setTimeout(resume, 5));
  for (const stop of streams) stop();
  return { act, held: [...held.values()].map((time) => time - act) };
}

async function main(): Promise<void> {
  process.env.OPCOM_DIST ??= '.next';
  prepareEnvironment('.data');
  const secret = process.env.NEXTAUTH_SECRET ?? '';
  if (!isBuilt()) await build();
  const closeServer = await openTestServer();
  const database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  const read = await loadScenario('market-garden');
  if (!read.ok) throw new Error('the scenario does not read');
  const { gameId } = await openGame(hallOf(read.scenario, playersInHall));
  const child = fork(resolve('scripts/testing/serve.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', OPCOM_SERVE: JSON.stringify({ databaseUrl: database.url }) },
  });
  try {
    const port = await new Promise<number>((settle) =>
      child.once('message', (message) => settle((message as { port: number }).port)),
    );
    const { players, control, chief } = await seatAll(gameId, port, secret);
    const streams = await Promise.all(players.map(({ laptop }) => laptop.listen(() => undefined)));
    console.log(
      `${players.length} players and ${control.length} of Control at their desks; server memory ${memoryOf(child.pid!)}`,
    );
    for (const { laptop } of control) await laptop.desk('orders/hq-1');
    const rates: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      if (round > 1) await takeAllBack(players);
      const before = processorOf(child.pid!);
      const { answered, shown, held } = await handInAll(players, control, round);
      const used = processorOf(child.pid!) - before;
      rates.push((1000 * players.length) / Math.max(...answered));
      console.log(
        `round ${round}: ${Math.round(rates.at(-1)!)} sheets/s; the server used ${ms(used)} of processor time`,
      );
      console.log(`  answered            ${show(answered)}`);
      console.log(`  in Control's tray   ${show(shown)} (${shown.length} of ${players.length})`);
      console.log(`  rows held           ${show(held)} (${held.length} of ${players.length})`);
    }
    const release = await releaseToAll(players, chief, read.scenario.openingTurn);
    console.log(
      `release to all: the act itself ${ms(release.act)}; after it, desks ${show(release.held)} (${release.held.length} of ${players.length})`,
    );
    for (const stop of streams) stop();
    const raw = await rawRate(database.url, 400);
    console.log(
      `raw PostgreSQL, same writes: ${Math.round(raw)} sheets/s; the console reaches ${Math.round((100 * mean(rates)) / raw)} % of it`,
    );
    console.log(`server memory at the end ${memoryOf(child.pid!)}`);
  } finally {
    child.disconnect();
    await closeDatabase();
    await database.drop();
    await closeServer();
  }
}

await main();
process.exit(0);
