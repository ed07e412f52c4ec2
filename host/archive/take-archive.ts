/** Taking an archive: everything that is read is read in one read-only transaction, as it stood at one instant. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { migrationsOf } from '../migrate/applied-migrations';
import { type ArchiveLine, type Heading, type KeptFile, writeContainer } from './container';
import { type Signature, signer } from './signature';
import { connect, playedGame, quoted, tablesOf } from './tables';

/** Which rows of a table are taken, and of them which columns. */
export interface Taken {
  table: string;
  columns: string[];
  /** In this order; by it two archives of one state are the same. */
  order: string[];
  /** SQL; nothing: all rows. */
  where?: string;
  values?: unknown[];
}

/** Of these tables only some rows are taken, as SQL: what is for one evening stays here. */
export const takenOf: Readonly<Record<string, string>> = {
  TrainingDecision: '"gameId" IN (SELECT "gameId" FROM "TrainingKept")',
};

/** Tables about this host and not about the game. */
export const ofTheHost = ['ArchiveKept'];

/** The files of the data folder without which browsers that are signed in would have to sign in again. */
export const keyFiles = ['session-secret', 'actions-key'];

const rowsAtATime = 200;

async function* linesOf(client: pg.Client, files: KeptFile[], taken: Taken[]): AsyncGenerator<ArchiveLine[]> {
  yield files;
  for (const { table, columns, order, where, values } of taken) {
    yield [{ table, columns }];
    const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
    const which = where === undefined ? '' : `WHERE ${where}`;
    const by = order.length === 0 ? '' : `ORDER BY ${order.map(quoted).join(', ')}`;
    await client.query(
      `DECLARE taking NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${texts}])::text AS row FROM ${quoted(table)} ${which} ${by}`,
      values,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${rowsAtATime} FROM taking`);
      if (rows.length === 0) break;
      yield rows;
    }
    await client.query('CLOSE taking');
  }
}

/** The tables that an archive is to hold, as found by a look at the database in the archive's own transaction. */
export interface Wanted {
  heading: Omit<Heading, 'archive' | 'format' | 'takenAt'>;
  files: KeptFile[];
  taken: Taken[];
  /** Signs it; left out: it is not signed. */
  signed?: (checksum: string) => Signature;
}

/**
 * Takes an archive into a new file.
 *
 * @param want looks at the database and says what is to be in it
 * @returns what the archive says of itself
 */
export async function takeArchive(
  url: string,
  file: string,
  want: (client: pg.Client) => Promise<Wanted>,
): Promise<Omit<Heading, 'archive' | 'format'>> {
  const client = await connect(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const { heading, files, taken, signed } = await want(client);
    const { rows } = await client.query<{ now: Date }>('SELECT now() AS now');
    const whole = { ...heading, takenAt: rows[0]!.now.toISOString() };
    await writeContainer(file, whole, linesOf(client, files, taken), signed);
    await client.query('COMMIT');
    return whole;
  } finally {
    await client.end();
  }
}

/** The keys of a data folder, as far as they are there. */
export const keysOf = (dataDir: string): KeptFile[] =>
  keyFiles
    .filter((file) => existsSync(join(dataDir, file)))
    .map((file) => ({ file, text: readFileSync(join(dataDir, file), 'utf8') }));

/** Everything: every table of the database, and the keys of the data folder. */
export const everything =
  (dataDir: string) =>
  async (client: pg.Client): Promise<Wanted> => ({
    heading: { holds: 'everything', game: await playedGame(client), migrations: await migrationsOf(client) },
    files: keysOf(dataDir),
    signed: signer(dataDir),
    taken: (await tablesOf(client))
      .filter(({ name }) => !ofTheHost.includes(name))
      .map(({ name, columns, key }) => {
        const where = takenOf[name];
        return { table: name, columns, order: key, ...(where ? { where } : {}) };
      }),
  });
