/** Loading an archive's rows into an empty database of the archive's own schema version, in one transaction. */
import { basename } from 'node:path';
import pg from 'pg';
import { ArchiveProblem, type Heading, type KeptFile, readContainer } from './container';
import { keysOfSeats } from './game-rows';
import { connect, quoted, type Table, tablesOf } from './tables';
import { ofTheHost } from './take-archive';

/** Rows are sent in batches of about so many characters. */
const batchLength = 1_000_000;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Takes the foreign keys away, so that tables may be filled in any order. @returns what puts them back and checks every row */
async function withoutForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  };
}

/** Why an archive that is whole is not taken. */
const refused = (file: string, why: string): ArchiveProblem =>
  new ArchiveProblem(`${basename(file)} ${why}. Nothing was changed. Take another archive.`);

/** The statement that puts rows of the archive's columns into a table; each column is named once. */
function insertInto(file: string, table: Table, columns: string[]): string {
  const values = columns.map((column, place) => {
    const type = table.types[table.columns.indexOf(column)];
    if (type === undefined || columns.indexOf(column) !== place)
      throw refused(file, `has a column ${column} in ${table.name}, which this console does not know`);
    return `(r->>${place})::${type}`;
  });
  return `INSERT INTO ${quoted(table.name)} (${columns.map(quoted).join(', ')})
    SELECT ${values.join(', ')} FROM jsonb_array_elements($1::jsonb) AS r`;
}

/** True when a row is a list of as many texts or nulls as there are columns. */
function isRow(row: string, columns: number): boolean {
  try {
    const cells = JSON.parse(row) as unknown;
    return (
      Array.isArray(cells) &&
      cells.length === columns &&
      cells.every((cell) => cell === null || typeof cell === 'string')
    );
  } catch {
    return false;
  }
}

/** The tables that an archive may hold: all of the game, and in an export none that opens a seat. */
async function tablesKnown(client: pg.Client, { holds }: Pick<Heading, 'holds'>): Promise<Map<string, Table>> {
  const never = [...ofTheHost, ...(holds === 'game' ? keysOfSeats : [])];
  const tables = (await tablesOf(client)).filter(({ name }) => !never.includes(name));
  return new Map(tables.map((table) => [table.name, table]));
}

/** Fills the tables from the archive's lines. @returns the files of the data folder that it holds */
async function fill(client: pg.Client, file: string, heading: Pick<Heading, 'holds'>): Promise<KeptFile[]> {
  const tables = await tablesKnown(client, heading);
  const files: KeptFile[] = [];
  const seen = new Set<string>();
  let into: { name: string; insert: string; columns: number } | undefined;
  let batch: string[] = [];
  let length = 0;
  const send = async () => {
    if (into && batch.length > 0) await client.query(into.insert, [`[${batch.join(',')}]`]);
    batch = [];
    length = 0;
  };
  for await (const line of readContainer(file)) {
    if ('row' in line) {
      if (!into || !isRow(line.row, into.columns))
        throw refused(file, `has a row ${into ? `in ${into.name}` : 'of no table'}, which this console does not know`);
      batch.push(line.row);
      length += line.row.length;
      if (length >= batchLength) await send();
    } else if ('table' in line) {
      await send();
      const table = tables.get(line.table);
      if (!table || seen.has(line.table))
        throw refused(file, `has a table ${line.table}, which this console does not know`);
      seen.add(line.table);
      await client.query(`ALTER TABLE ${quoted(table.name)} DISABLE TRIGGER USER`);
      into = { name: table.name, insert: insertInto(file, table, line.columns), columns: line.columns.length };
    } else if ('file' in line) files.push(line);
  }
  await send();
  for (const name of seen) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  for (const table of tables.values()) await refuseStray(client, file, table);
  return files;
}

/** Refuses rows of a game that is not in the archive: nothing would ever read them. */
async function refuseStray(client: pg.Client, file: string, { name, columns }: Table): Promise<void> {
  if (!columns.includes('gameId')) return;
  const { rowCount } = await client.query(
    `SELECT FROM ${quoted(name)} WHERE "gameId" NOT IN (SELECT id FROM "Game") LIMIT 1`,
  );
  if (rowCount !== 0) throw refused(file, `has a row in ${name} of a game that it does not hold`);
}

/**
 * Loads an archive, all of it or nothing.
 *
 * @param url an empty database with the archive's migrations
 * @param heading what the archive says of itself
 * @returns the files of the data folder that the archive holds
 */
export async function loadArchive(url: string, file: string, heading: Pick<Heading, 'holds'>): Promise<KeptFile[]> {
  const client = await connect(url);
  try {
    await client.query('BEGIN');
    const putBack = await withoutForeignKeys(client);
    const files = await fill(client, file, heading);
    await putBack();
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return files;
  } catch (problem) {
    // Data exceptions and broken rules of the tables: a value that no column of this console takes.
    if (problem instanceof pg.DatabaseError && /^2[23]/.test(problem.code ?? ''))
      throw refused(file, `has a row that does not fit this console (${problem.message})`);
    throw problem;
  } finally {
    await client.end();
  }
}
