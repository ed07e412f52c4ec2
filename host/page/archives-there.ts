import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ArchiveShown } from '@/lib/hosting/shown';
import { ending } from '../archive/stick';

/** Archives that the host brings or takes by hand lie here, where no other folder was chosen. */
export const ownArchives = (dataDir: string): string => join(dataDir, 'archives');

/** The archives that a host can restore, the newest first: of the chosen folder, and of the data folder. */
export function archivesThere(dataDir: string, folder: string | undefined): ArchiveShown[] {
  const folders = [...new Set([...(folder === undefined ? [] : [folder]), ownArchives(dataDir), dataDir])];
  return folders
    .flatMap(filesOf)
    .flatMap((file) => shown(file) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** A stick that is not in has none. */
function filesOf(folder: string): string[] {
  try {
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  } catch {
    return [];
  }
}

function shown(file: string): ArchiveShown | null {
  if (!file.endsWith(ending)) return null;
  try {
    const { size, mtime } = statSync(file);
    return { file, name: basename(file), bytes: size, at: mtime.toISOString() };
  } catch {
    return null;
  }
}
