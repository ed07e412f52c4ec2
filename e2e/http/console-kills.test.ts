import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { startPostgres } from '@/host/postgres/postgres';
import { childrenOf } from '@/scripts/testing/children-of';
import { until } from '@/scripts/testing/until';
import { type Host, newHost, type Started } from '../fixtures/host';
import { heldBy } from '../fixtures/knock';
import { takeSeat } from '../fixtures/take-seat';

/**
 * The whole console, as a host starts it, is killed while a player and an umpire write: its pages, its gateway, both its
 * processes, every second time PostgreSQL too. It is started again on the same data. What was acknowledged stands once, and
 * its log has nothing of the game.
 */

const kills = process.env.OPCOM_SOAK ? 40 : 4;

/** A process and all that it has begun, the last first. */
const treeOf = (pid: number): { pid: number; command: string }[] =>
  childrenOf(pid).flatMap((child) => [...treeOf(child.pid), child]);

function killAll(hall: Started, isPostgresToo: boolean): void {
  const pid = hall.child.pid!;
  const tree = [...treeOf(pid), { pid, command: 'the console' }];
  expect(tree.filter(({ command }) => command.includes('server-process'))).toHaveLength(2);
  for (const one of tree)
    if (isPostgresToo || !/postgres/.test(one.command))
      try {
        process.kill(one.pid, 'SIGKILL');
      } catch {
        // It has gone by itself.
      }
}

/** Somebody who writes: one write at a time, each sent again under its id until it is answered. */
class Hand {
  readonly done: string[] = [];
  sentAgain = 0;
  #isOver = false;

  constructor(
    readonly at: string,
    readonly cookie: string,
    readonly seat: { room: 'control' | 'player'; id: string },
    readonly write: (n: number) => { verb: string; input: object },
  ) {}

  stop(): void {
    this.#isOver = true;
  }

  async go(): Promise<void> {
    for (let n = 1; !this.#isOver; n++) {
      const writeId = `${this.seat.room}-kills-${n}`;
      const body = JSON.stringify({ writeId, ...this.write(n) });
      const headers = { origin: this.at, cookie: this.cookie, 'content-type': 'application/json' };
      const address = `${this.at}/api/${this.seat.room}/${this.seat.id}/act`;
      await until(async () => {
        this.sentAgain += 1;
        const signal = AbortSignal.timeout(5_000);
        const sent = await fetch(address, { method: 'POST', headers, body, signal });
        expect(sent.status, await sent.text()).toBe(200);
      });
      this.sentAgain -= 1;
      this.done.push(writeId);
    }
  }
}

/** The code of a seat, as the terminal names it. */
const codeOf = (said: string, seat: RegExp): string =>
  new RegExp(`^ {2}${seat.source}\\S* .*/join/([0-9A-Z-]+)`, 'm').exec(said)![1]!;

async function handOf(at: string, code: string, room: Hand['seat']['room'], write: Hand['write']): Promise<Hand> {
  const { name, value } = await takeSeat(at, code);
  const cookie = `${name}=${value}`;
  return new Hand(at, cookie, { room, id: await heldBy(at, cookie) }, write);
}

/** The contents of the data folder of a console that has stopped. */
async function stored({ dataDir }: Host) {
  const postgres = await startPostgres(dataDir);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
    return {
      writes: await rows<{ writeId: string }>(`SELECT "writeId" FROM "SeatWrite"`),
      notes: await rows<{ text: string }>(`SELECT text FROM "ControlNote"`),
      row: await rows<{ orders: string; version: number }>(`SELECT orders, version FROM "OrderLine"`),
      names: await rows<{ word: string }>(
        `SELECT name AS word FROM "Unit" UNION SELECT name FROM "Team" UNION SELECT id FROM "Seat" UNION SELECT id FROM "Game"`,
      ),
    };
  } finally {
    await client.end();
    await postgres.stop();
  }
}

test(`the whole console is killed ${kills} times`, { timeout: 120_000 + kills * 60_000 }, async () => {
  const host = newHost();
  try {
    const port = await freePort();
    const at = `http://localhost:${port}`;
    const start = () => host.start('--port', String(port), '--processes', '2');
    let hall = start();
    await hall.isUp();
    const logs = [hall];
    const umpire = await handOf(at, codeOf(hall.said(), /Control/), 'control', (n) => ({
      verb: 'hand-over',
      input: { toSeatId: null, text: `A note of the night, ${n}`, cards: [] },
    }));
    const line = { counterIds: [], grouping: '', supportIds: [], supportText: '', action: null, posture: null };
    const player = await handOf(at, codeOf(hall.said(), /1 Airborne/), 'player', (n) => {
      const row = {
        ...line,
        standFast: false,
        id: 'the-row',
        position: 0,
        version: n - 1,
        orders: `Orders of the night, ${n}`,
      };
      return { verb: 'save-draft', input: { turn: 5, lines: [row], removed: [] } };
    });
    const hands = [umpire, player];
    const writing = hands.map((hand) => hand.go());
    for (let kill = 0; kill < kills; kill++) {
      const had = hands.map(({ done }) => done.length);
      await until(() => {
        for (const [i, { done }] of hands.entries()) expect(done.length).toBeGreaterThan(had[i]! + 3);
      });
      killAll(hall, kill % 2 === 1);
      await hall.ended;
      hall = start();
      logs.push(hall);
      await hall.isUp();
    }
    for (const hand of hands) hand.stop();
    await Promise.all(writing);
    hall.child.kill('SIGTERM');
    expect(await hall.ended).toBe(0);

    const { writes, notes, row, names } = await stored(host);
    const done = hands.flatMap((hand) => hand.done);
    const sentAgain = hands.reduce((sum, hand) => sum + hand.sentAgain, 0);
    console.log(
      `Counted: the whole console killed ${kills} times: ${done.length} writes acknowledged, ${sentAgain} sent again, ${writes.length} kept`,
    );
    expect(writes.map(({ writeId }) => writeId).toSorted()).toEqual(done.toSorted());
    expect(notes.map(({ text }) => text).toSorted()).toEqual(
      umpire.done.map((_, i) => `A note of the night, ${i + 1}`).toSorted(),
    );
    expect(row).toEqual([{ orders: `Orders of the night, ${player.done.length}`, version: player.done.length }]);

    // What was printed after the links: nothing of the game.
    const printed = logs.map((log) => log.said().split('Ctrl-C stops the console').slice(1).join('')).join('\n');
    const found = [...names.map(({ word }) => word), 'of the night'].filter((word) => printed.includes(word));
    expect(found).toEqual([]);
  } finally {
    await host.leaves();
  }
});
