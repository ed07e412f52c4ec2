import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chanceFrom } from '@/lib/chance';
import { touchControl, transaction } from '@/lib/db/kernel/transaction';
import { countStatements } from '@/lib/db/testing/count-statements';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import { done } from '@/lib/result';
import { isControl } from '@/lib/turn/kernel/seat';
import { play } from '@/lib/turn/testing/fuzz/play';
import { lookAround, type Table, tableOf } from '@/lib/turn/testing/fuzz/table';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { desks } from './desks';
import { snapshotOf } from './snapshot';

/**
 * A day of turns, played by random players and umpires, after each of which every desk is read: the last turn's desks ask
 * the database no more than the first's. `npm run soak` plays twelve turns of Market Garden, and looks at the memory too.
 */

const isSoak = Boolean(process.env.OPCOM_SOAK);
const [scenario, turns, actsATurn] = isSoak
  ? (['market-garden', 12, 300] as const)
  : (['arnhem-bridge', 2, 8] as const);
/** Memory is looked at from here on: until then there is what is kept once for every game. */
const firstLook = 3;
const growthAtMost = 1.3;

let game: GivenGame;
let table: Table;
beforeAll(async () => {
  game = await givenGame(scenario);
  table = await tableOf(game.gameId, game.scenario);
});
afterAll(() => game.drop());

const root = '/control/[seatId]';
/** Desks whose address names nothing, and whose statements hang on no filter. */
const paths = Object.keys(desks).filter((path) => !path.slice(root.length).includes('['));

/** Reads every desk as every seat has it. Answers how many statements the desks of the first umpire took, each when all of it was of before. */
async function readAll(): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  // What is worked out outside a request would be counted with one.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [first, ...others] = [...table.seats.values()].filter(isControl);
  for (const path of paths) {
    const look = (seat: typeof first) => snapshotOf(seat!, path.replace(root, `/control/${seat!.id}`));
    await transaction(async (tx) => {
      touchControl(tx, game.gameId);
      return done(null);
    });
    const { statements } = await countStatements(() => look(first));
    asked.set(path, statements);
    // In full, as many look as in a hall.
    if (isSoak) await Promise.all(others.map(look));
  }
  for (const seat of table.seats.values()) if (!isControl(seat)) await deskShown(seat);
  // Each desk was touched before it was read: that is no change of the next act's.
  await lookAround(table);
  vi.useRealTimers();
  return asked;
}

/** The memory in use, MB, once unneeded parts are gone. */
function memory(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

it(`${turns} turns of ${scenario}`, { timeout: 6 * 3_600_000 }, async () => {
  const asked: Map<string, number>[] = [];
  const held: number[] = [];
  for (let turn = 1; turn <= turns && !table.view.isOver; turn++) {
    await play(table, chanceFrom(turn), { turns: 1, actsATurn, theirs: [] }, []);
    asked.push(await readAll());
    held.push(memory());
  }
  const first = asked[0]!;
  const last = asked.at(-1)!;
  const grown = [...last].filter(([path, statements]) => statements > first.get(path)! * 1.2);
  expect(grown).toEqual([]);
  if (!isSoak) return;
  console.log(`Counted: memory after each turn, MB: ${held.map((mb) => mb.toFixed(0)).join(', ')}`);
  expect(held.at(-1)! / held[firstLook - 1]!).toBeLessThan(growthAtMost);
});
