/** Loading an archive's rows into an empty database of the archive's own schema version, in one transaction. */
import type pg from 'pg';
import { ArchiveProblem, type KeptFile, readContainer } from './container';
import { connect, quoted, type Table, tablesOf } from './tables';

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

/** How rows of the archive's columns go into a table. */
function insertInto(table: Table, columns: string[]): string {
  const values = columns.map((column, place) => {
    const type = table.types[table.columns.indexOf(column)];
    if (type === undefined)
      throw new ArchiveProblem(`The archive's table ${table.name} has a column ${column}, which is not known.`);
    return `(r->>${place})::${type}`;
  });
  return `INSERT INTO ${quoted(table.name)} (${columns.map(quoted).join(', ')})
    SELECT ${values.join(', ')} FROM jsonb_array_elements($1::jsonb) AS r`;
}

/** Fills the tables from the archive's lines. @returns the files of the data folder that it holds */
async function fill(client: pg.Client, file: string): Promise<KeptFile[]> {
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
  const files: KeptFile[] = [];
  let insert = '';
  let batch: string[] = [];
  let length = 0;
  const send = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    length = 0;
  };
  for await (const line of readContainer(file)) {
    if ('row' in line) {
      batch.push(line.row);
      length += line.row.length;
      if (length >= batchLength) await send();
    } else if ('table' in line) {
      await send();
      const table = tables.get(line.table);
      if (!table) throw new ArchiveProblem(`The archive has a table ${line.table}, which is not known.`);
      await client.query(`ALTER TABLE ${quoted(table.name)} DISABLE TRIGGER USER`);
      insert = insertInto(table, line.columns);
    } else if ('file' in line) files.push(line);
  }
  await send();
  for (const name of tables.keys()) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  return files;
}

/**
 * Loads an archive, all of it or nothing.
 *
 * @param url an empty database with the archive's migrations
 * @returns the files of the data folder that the archive holds
 */
export async function loadArchive(url: string, file: string): Promise<KeptFile[]> {
  const client = await connect(url);
  try {
    await client.query('BEGIN');
    const putBack = await withoutForeignKeys(client);
    const files = await fill(client, file);
    await putBack();
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return files;
  } finally {
    await client.end();
  }
}
