/** The room on the disk of a data folder, and the host's remedies when it has none. */
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ending } from '../archive/stick';

/** Bytes that may be written on the disk of a folder. */
export function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** So much must be free that a console can begin: its reserve, and what PostgreSQL writes while it starts. */
export const neededToStart = 96 * 2 ** 20;

/** The newest archives are never named for deletion. */
const newestKept = 2;

interface OldArchive {
  file: string;
  bytes: number;
  at: number;
}

/** Our own archives in these folders on the disk of the data folder, the oldest first; the newest two are not among them. */
function oldArchives(dataDir: string, folders: readonly string[]): OldArchive[] {
  const { dev } = statSync(dataDir);
  const all = [...new Set(folders.map((folder) => resolve(folder)))]
    .filter((folder) => existsSync(folder) && statSync(folder).dev === dev)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, bytes: statSync(file).size, at: statSync(file).mtimeMs }));
  return all.sort((one, other) => one.at - other.at).slice(0, -newestKept);
}

/** Megabytes as the host reads them, rounded up. */
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)} MB`;

/**
 * The fault, the room that is missing, and the folders that may be deleted, by name.
 *
 * @param folders where the console keeps archives
 * @param missing bytes
 */
export function fullDiskInWords(dataDir: string, folders: readonly string[], missing: number): string {
  const lines = [
    `The disk of ${resolve(dataDir)} is full: ${megabytes(missing)} more must be free for the console to go on.`,
  ];
  const files: OldArchive[] = [];
  for (const archive of oldArchives(dataDir, [dataDir, ...folders])) {
    if (files.reduce((sum, { bytes }) => sum + bytes, 0) >= missing) break;
    files.push(archive);
  }
  if (files.length === 0)
    lines.push('The console has no old archives there. Make room by deleting or moving other files.');
  else lines.push('These are old archives of the console, and may be deleted:');
  for (const one of files.map(({ file, bytes }) => `  ${file} (${megabytes(bytes)})`)) lines.push(one);
  const freed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (files.length > 0 && freed < missing) lines.push('That is not enough: delete or move other files too.');
  return lines.join('\n');
}

/** True when something failed because a disk is full: our own file, one of PostgreSQL's, or what it said of it. */
export function isDiskFull(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const { code, message, cause, stderr } = problem as Error & { code?: string; stderr?: string };
  return (
    ['ENOSPC', 'EDQUOT', '53100'].includes(code ?? '') ||
    /No space left on device|disk full|originalCode":"53100/i.test(`${message} ${stderr ?? ''}`) ||
    isDiskFull(cause)
  );
}
