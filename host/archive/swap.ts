/**
 * A restored database and its keys take the place of what was there, all of it or nothing. What is to be done is written
 * down in the data folder first; as long as that stands there the change is not whole, and whoever opens the folder next
 * takes it back.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { beside, databaseName } from '../postgres/database-admin';
import { ArchiveProblem, type Heading, type KeptFile } from './container';
import { keyFiles } from './take-archive';

/** The three databases of a restore, by their addresses: the one that is played on, the new one, and the name under which the first is laid by. */
interface Names {
  name: string;
  fresh: string;
  old: string;
}

/** The plan that is written down: names of databases without their addresses, and the keys. */
interface Plan {
  fresh: string;
  old: string;
  keys: string[];
  /** The keys that were there before. */
  had: string[];
}

const planOf = (dataDir: string): string => join(dataDir, 'restore-under-way.json');
const newKey = (dataDir: string, file: string): string => join(dataDir, `.${file}.restored`);
const oldKey = (dataDir: string, file: string): string => join(dataDir, `.${file}.before`);

/** A key is a line of base64. */
const isKey = (text: string): boolean => /^[\w+/=.-]{16,200}$/.test(text.trim());

/**
 * The keys of an archive, which go into the data folder.
 *
 * @throws ArchiveProblem for a file that is no key, that this console does not know or that is there twice; an export holds none
 */
export function keysToPut(
  files: readonly KeptFile[],
  archive: string,
  { holds }: Pick<Heading, 'holds'>,
): readonly KeptFile[] {
  const known = holds === 'everything' ? keyFiles : [];
  for (const [at, { file, text }] of files.entries()) {
    if (!known.includes(file) || files.findIndex((one) => one.file === file) !== at)
      throw new ArchiveProblem(
        `${archive} has a file ${file}, which this console does not know. Nothing was changed. Take another archive.`,
      );
    if (!isKey(text)) throw new ArchiveProblem(`${archive}: its ${file} is no key. Nothing was changed.`);
  }
  return files;
}

/** Databases change their names, all or none. A name that no database has is passed over. */
export async function changeNames(server: pg.Client, changes: readonly [from: string, to: string][]): Promise<void> {
  try {
    await server.query('BEGIN');
    for (const [from, to] of changes.map((pair) => pair.map(databaseName))) {
      const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [from]);
      if (rowCount !== 0)
        await server.query(
          `ALTER DATABASE ${server.escapeIdentifier(from!)} RENAME TO ${server.escapeIdentifier(to!)}`,
        );
    }
    await server.query('COMMIT');
  } catch (problem) {
    await server.query('ROLLBACK').catch(() => undefined);
    throw problem;
  }
}

const write = (file: string, text: string): void => writeFileSync(file, text, { mode: 0o600, flush: true });

/** Writes everything beside, and what is going to be done. Nothing has changed when this returns. */
export function beginSwap(dataDir: string, { fresh, old }: Names, keys: readonly KeptFile[]): void {
  const had = keys.map(({ file }) => file).filter((file) => existsSync(join(dataDir, file)));
  for (const { file, text } of keys) write(newKey(dataDir, file), text);
  for (const file of had) copyFileSync(join(dataDir, file), oldKey(dataDir, file));
  const plan: Plan = { fresh: databaseName(fresh), old: databaseName(old), keys: keys.map(({ file }) => file), had };
  write(`${planOf(dataDir)}.half`, JSON.stringify(plan));
  renameSync(`${planOf(dataDir)}.half`, planOf(dataDir));
}

/** The databases have changed their names: the keys do, and from then on it is not taken back. */
export function endSwap(dataDir: string, keys: readonly KeptFile[]): void {
  for (const { file } of keys) renameSync(newKey(dataDir, file), join(dataDir, file));
  rmSync(planOf(dataDir));
  for (const { file } of keys) rmSync(oldKey(dataDir, file), { force: true });
}

/**
 * Takes back a restore that broke off while it was put in place, if one did.
 *
 * @param url the database that is played on
 * @returns whether one was taken back
 */
export async function undoSwap(server: pg.Client, dataDir: string, url: string): Promise<boolean> {
  if (!existsSync(planOf(dataDir))) return false;
  const { fresh, old, keys, had } = JSON.parse(readFileSync(planOf(dataDir), 'utf8')) as Plan;
  const { rows } = await server.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE datname = ANY($1)',
    [[fresh, old]],
  );
  // The names were changed if the new database has another one by now.
  if (!rows.some(({ name }) => name === fresh))
    await changeNames(server, [
      [url, beside(url, fresh)],
      [beside(url, old), url],
    ]);
  for (const file of keys) {
    if (had.includes(file)) copyFileSync(oldKey(dataDir, file), join(dataDir, file));
    else rmSync(join(dataDir, file), { force: true });
  }
  rmSync(planOf(dataDir));
  for (const file of keys) for (const left of [newKey, oldKey]) rmSync(left(dataDir, file), { force: true });
  return true;
}
