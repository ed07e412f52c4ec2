/** Sticks and further disks that are in at this moment, as folders in which an archive can be kept. */
import { existsSync, readdirSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
};

const lettersOfWindows = [...'DEFGHIJKLMNOPQRSTUVWXYZ'];

/** The folders of sticks by system. `mounts`: the folders under which they appear, for tests. */
export function sticksIn(
  system = platform(),
  mounts = { ofUser: ['/media', '/run/media'], ofAll: '/Volumes' },
): string[] {
  if (system === 'win32') return lettersOfWindows.map((letter) => `${letter}:\\`).filter((root) => existsSync(root));
  if (system === 'darwin') return foldersIn(mounts.ofAll);
  // Below the name of whoever is signed in.
  return mounts.ofUser.flatMap(foldersIn).flatMap(foldersIn);
}
