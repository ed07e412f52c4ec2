import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContainer } from '@/host/archive/container';
import { restoreInto } from '@/host/archive/restore';
import { openDatabase } from '@/host/postgres/open-database';
import { root } from '@/host/root.mjs';

/**
 * Makes the data folder of an older console: the game of one of `host/archive/older`, in the tables that the console of then
 * had, in a PostgreSQL of the folder's own. Nothing of it is brought up to date.
 */
export async function layOlderData(dataDir: string, archive: string): Promise<void> {
  const file = join(root, 'host', 'archive', 'older', archive);
  const heading = await checkContainer(file);
  const older = mkdtempSync(join(tmpdir(), 'opcom-migrations-'));
  mkdirSync(dataDir);
  const database = await openDatabase(undefined, dataDir, () => undefined);
  try {
    for (const name of heading.migrations)
      cpSync(join(root, 'prisma', 'migrations', name), join(older, name), { recursive: true });
    await restoreInto(database.url, dataDir, file, heading, { folder: older, isUnchecked: true });
  } finally {
    await database.stop();
    rmSync(older, { recursive: true });
  }
}
