/**
 * A battle that was fought to its end, read from the file that comes with the console. It is loaded into a database beside the
 * console's own, brought up to date there as a restored game is, and read as the rows of its tables; then that database goes.
 */
import { join } from 'node:path';
import { closeDatabase, snapshot } from '@/lib/db/kernel/client';
import { gameAt } from '@/lib/db/scenarios/fork/game-at';
import { newestGame } from '@/lib/db/sequence/games';
import { keptText } from '@/lib/db/sequence/kept-scenario';
import type { FinishedRows } from '@/lib/turn/scenarios/finished/finished-rows';
import { checkContainer } from '../archive/container';
import { loadArchive } from '../archive/load-archive';
import { refuseUnfit } from '../archive/restore';
import { migrate } from '../migrate/migrate';
import { beside, createDatabaseIfMissing, databaseName, dropDatabase, onServer } from '../postgres/database-admin';
import { root } from '../root.mjs';

/** Finds a number of the ledger of a game; null: its newest. */
type NumberIn = (gameId: string) => Promise<number | null>;

export const fileOf = (battle: string): string => join(root, 'finished', battle, 'battle.opcom.gz');

/**
 * Reads a finished battle. Whoever asks while another is read waits. This process has no database open meanwhile, and none after.
 *
 * @param consoleUrl the address of the console's own database, which is not touched
 * @param numberIn the number of its ledger at which it is read, of the game with this id; left out: its end
 * @throws where the file is damaged or of a later version, or no database can be made beside
 */
export async function readFinished(
  consoleUrl: string,
  file: string,
  numberIn: NumberIn = async () => null,
): Promise<FinishedRows> {
  const heading = await checkContainer(file);
  refuseUnfit(heading, file);
  const url = beside(consoleUrl, `${databaseName(consoleUrl)}_finished`);
  return onServer(url, async (server) => {
    await server.query(`SELECT pg_advisory_lock(hashtextextended('opcom finished ' || $1, 0))`, [databaseName(url)]);
    // One that was killed left its database behind.
    await dropDatabase(url);
    try {
      await createDatabaseIfMissing(url);
      await migrate(url, undefined, heading.migrations.at(-1));
      await loadArchive(url, file, heading);
      await migrate(url);
      return await rowsIn(url, numberIn);
    } finally {
      await dropDatabase(url);
    }
  });
}

async function rowsIn(url: string, numberIn: NumberIn): Promise<FinishedRows> {
  await closeDatabase();
  process.env.DATABASE_URL = url;
  try {
    return await snapshot(async () => {
      const { id } = (await newestGame())!;
      return { stood: (await gameAt(id, await numberIn(id)))!, scenario: await keptText(id) };
    });
  } finally {
    await closeDatabase();
  }
}
