/** The database's schema: a folder of `.prisma` files, read as one. Plain JavaScript: read before the client is generated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The schema of the project. */
export const schemaFolder = join(root, 'prisma', 'schema');

/**
 * The files of a schema, by name.
 *
 * @returns {{ path: string, content: string }[]}
 */
export const schemaFiles = (folder = schemaFolder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8') }));

/** The schema of the project as one text. */
export const schemaText = () =>
  schemaFiles()
    .map(({ content }) => content)
    .join('\n');
