import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beside, databaseName } from '@/host/postgres/database-admin';
import { closeDatabase } from '@/lib/db/kernel/client';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { freshDatabaseWith } from '@/scripts/testing/fresh-database';
import { Hall, type Plan, type Played } from './hall';
import { goByClock, putClock } from './hall-clock';
import { seedOf, seedRandom } from './seeded-random';
import { beServers } from './servers';

export type { Played };

/** Plays acts on two servers at once, statement by statement as the seed has it, and a turn's end. */
export async function playHall(seed: number, plan: Plan): Promise<Played> {
  const read = await loadScenario(plan.scenario);
  if (!read.ok) throw new Error(`${plan.scenario} cannot be read`);
  const { scenario } = read;
  const database = await freshDatabaseWith(`hall_${plan.scenario}`, (url) => openSeeded(url, scenario));
  await closeDatabase();
  process.env.DATABASE_URL = database.url;
  const restoreRandom = seedRandom(seed);
  const oneServer = beServers();
  const looker = new pg.Client(asMany(database.url));
  const watcher = new pg.Client(asMany(beside(database.url, 'postgres')));
  await Promise.all([looker.connect(), watcher.connect()]);
  await goByClock(looker, databaseName(database.url));
  const hall = new Hall(seed, plan, { database: databaseName(database.url), looker, watcher });
  try {
    const played = await hall.play(scenario);
    const folder = process.env.OPCOM_HALL_TRACE;
    if (folder) writeFileSync(join(folder, `${seed}-${Math.round(performance.now())}.txt`), played.trace.join('\n'));
    return played;
  } finally {
    await hall.close();
    await Promise.all([looker.end(), watcher.end()]);
    await closeDatabase();
    oneServer();
    restoreRandom();
    await database.drop();
  }
}

/** A connection on which several questions may be under way. */
const asMany = (connectionString: string) => ({ connectionString, pipeline: true }) as pg.ClientConfig;

/** Opens a game with ids that are the same whenever it is opened. */
async function openSeeded(url: string, scenario: Scenario): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await putClock(client);
  await goByClock(client, databaseName(url));
  await client.end();
  await closeDatabase();
  process.env.DATABASE_URL = url;
  const restoreRandom = seedRandom(seedOf('opening'));
  try {
    await openBegun(scenario);
  } finally {
    restoreRandom();
    await closeDatabase();
  }
}
