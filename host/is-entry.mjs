import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Is the module with this `import.meta.url` the program Node was started with (and not merely imported)?
 *
 * @param {string} moduleUrl
 */
export function isEntry(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
}
