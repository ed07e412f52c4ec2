/** The migrations of a folder: `<folder>/<name>/migration.sql`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  name: string;
  sql: string;
}

/**
 * The migrations of a folder in the order of their names; none where it is not there.
 *
 * @param upTo the name of the last one wanted; all of them unless it is given
 */
export function migrationsIn(folder: string, upTo?: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .filter((name) => upTo === undefined || name <= upTo)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }));
}
