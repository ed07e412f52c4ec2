import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Is the module with this `import.meta.url` the program node was started with (and not merely imported)? */
export function isEntry(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
}
