import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it, where they are not there.
 *
 * @throws what the system says; of a disk that can only be read Node says that there is no such folder, which is put right here
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') accessSync(nearest(folder), constants.W_OK);
    throw problem;
  }
}

/** The folder itself, or the nearest above it that is there. */
const nearest = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
