/** A database as an earlier version left it, for tests of one migration on a game begun before it. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '@/host/migrate/migrate';
import { emptyDatabase } from './fresh-database';

const migrations = 'prisma/migrations';

export interface DatabaseBefore {
  url: string;
  client: pg.Client;
  /** Enters something in the ledger of game `g`. */
  enter: (number: number, kind: string, before: object | null, after: object | null) => Promise<unknown>;
  /** Brings it up to date. */
  migrate: () => Promise<unknown>;
  drop: () => Promise<void>;
}

/** A database with all the migrations that come before the one of this name. */
export async function databaseBefore(name: string): Promise<DatabaseBefore> {
  const step = readdirSync(migrations).find((one) => one.endsWith(`_${name}`));
  if (!step) throw new Error(`no migration is called ${name}`);
  const database = await emptyDatabase();
  const earlier = mkdtempSync(join(tmpdir(), 'opcom-earlier-'));
  for (const one of readdirSync(migrations).filter((one) => one === 'migration_lock.toml' || one < step))
    cpSync(join(migrations, one), join(earlier, one), { recursive: true });
  await migrate(database.url, earlier);
  rmSync(earlier, { recursive: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Entries have had the number of their act for some time only.
  const { rowCount: hasActs } = await client.query(
    `SELECT FROM information_schema.columns WHERE table_name = 'LedgerEntry' AND column_name = 'act'`,
  );
  const [act, ofAct] = hasActs ? [', act', ', $2'] : ['', ''];
  return {
    url: database.url,
    client,
    enter: (number, kind, before, after) =>
      client.query(
        `INSERT INTO "LedgerEntry" (id, "gameId", number, turn, at, "seatLabel", verb, rule, kind, "subjectId", before, after, reason${act})
         VALUES ($1, 'g', $2, 2, now(), 'Control', 'v', '§9', $3, 's', $4, $5, ''${ofAct})`,
        [`e${number}`, number, kind, before && JSON.stringify(before), after && JSON.stringify(after)],
      ),
    migrate: () => migrate(database.url, migrations),
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
}
