/**
 * `npm run finished`: makes the battles that come with the console as they were fought to their end. Each is played by itself
 * from the seed of `finished/<battle>/battle.json`, its letters corrected by `letters.csv` beside it, its truth opened, and kept
 * as an archive of one game. What is made is committed. `--letters FILE`: all letters are written there too, to be read.
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameMeant, wholeGame } from '@/host/archive/game-rows';
import { takeArchive } from '@/host/archive/take-archive';
import { fileOf } from '@/host/finished/read-finished';
import { migrate } from '@/host/migrate/migrate';
import { createDatabaseIfMissing } from '@/host/postgres/database-admin';
import { startThrowAwayPostgres } from '@/host/postgres/throw-away';
import { root } from '@/host/root.mjs';
import { finishedBattles } from '@/lib/words';
import { corrector, readCorrections } from './corrections';
import { hallClock } from './hall-clock';

const { values } = parseArgs({ options: { letters: { type: 'string' } } });

/** An act of Control's takes this long in the hall, seconds. */
const actSeconds = 12;

for (const battle of finishedBattles) {
  const folder = join(root, 'finished', battle);
  const { scenario: name, seed, turns } = JSON.parse(readFileSync(join(folder, 'battle.json'), 'utf8'));
  const corrected = corrector(readCorrections(readFileSync(join(folder, 'letters.csv'), 'utf8')));
  const postgres = await startThrowAwayPostgres();
  try {
    await createDatabaseIfMissing(postgres.url);
    await migrate(postgres.url);
    const clock = await hallClock(postgres.url);
    process.env.DATABASE_URL = postgres.url;
    const { closeDatabase } = await import('@/lib/db/kernel/client');
    const { playToTheEnd } = await import('./play-to-the-end');
    const letters = await playToTheEnd({
      scenario: name,
      seed,
      turns,
      corrects: corrected.corrects,
      passes: () => clock.pass(actSeconds),
    });
    await clock.close();
    await closeDatabase();
    const file = fileOf(battle);
    rmSync(file, { force: true });
    await takeArchive(postgres.url, file, async (client) => wholeGame(await gameMeant(client, undefined))(client));
    if (values.letters) writeFileSync(values.letters, letters);
    for (const { team, turn, drafted } of corrected.idle())
      console.log(`  no letter has the words of a correction: ${team}, turn ${turn}: ${drafted}`);
    console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
    if (corrected.idle().length > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}
