/**
 * `npx tsx scripts/testing/keep-archive.ts NAME`: plays two turns and a half of a game by a seed, with acts of everybody, and
 * keeps its archive under that name in `host/archive/older`. Later versions restore it and play on. One is kept at the end of
 * each large piece of work.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { everything, takeArchive } from '@/host/archive/take-archive';
import { chanceFrom } from '@/lib/chance';
import { closeDatabase } from '@/lib/db/kernel/client';
import { stepCount, takeStep } from '@/lib/turn/testing/fuzz/end-the-turn';
import { play } from '@/lib/turn/testing/fuzz/play';
import { tableOf } from '@/lib/turn/testing/fuzz/table';
import { goAWay } from '@/lib/turn/testing/fuzz/ways';
import { givenGame } from '@/lib/turn/testing/given-game';
import { openTestServer } from './fresh-database';

const [name] = process.argv.slice(2);
if (!name) throw new Error('How is it to be called? npx tsx scripts/testing/keep-archive.ts NAME');
const file = resolve('host/archive/older', `${name}.opcom.gz`);
const keys = mkdtempSync(join(tmpdir(), 'opcom-keep-'));
const close = await openTestServer();
try {
  const game = await givenGame('arnhem-bridge');
  const table = await tableOf(game.gameId, game.scenario);
  const chance = chanceFrom(1);
  await play(table, chance, { turns: 2, actsATurn: 40, theirs: [] }, []);
  for (let ways = 0; ways < 15; ways++) await goAWay(table, chance, []);
  for (let step = 0; step < stepCount - 2; step++) await takeStep(table, [], step);
  await takeArchive(process.env.DATABASE_URL!, file, everything(keys));
  await game.drop();
  console.log(`${file}: turn ${table.view.turn}, ${table.view.entries} entries`);
} finally {
  await closeDatabase();
  await close();
  rmSync(keys, { recursive: true });
}
