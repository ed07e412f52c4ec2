/** The folder, a USB stick as a rule, in which archives are kept: their names, putting one there whole, and which of them stay. */
import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ArchiveProblem } from './container';

/** The end of the name of every archive. */
export const ending = '.opcom.gz';

/** The moment a phase began. */
export interface Moment {
  gameId: string;
  title: string;
  turn: number;
  phase: string;
  /** By the database's clock. */
  startedAt: Date;
}

/** A text as it may stand in a file's name on any system. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A time as it stands in a file's name: by it names are in order. */
export const stamp = (at: Date): string =>
  at
    .toISOString()
    .replaceAll(/[-:.]/g, '')
    .replace(/\d{3}Z$/, 'Z');

/** The beginning of all names of a game's archives: two games of one scenario on one stick are told apart. */
const stemOf = ({ gameId, title }: Pick<Moment, 'gameId' | 'title'>): string =>
  `${plain(title)}-${createHash('sha256').update(gameId).digest('hex').slice(0, 6)}`;

const turnOf = (turn: number): string => `turn-${String(turn).padStart(2, '0')}`;

/** The name of the archive of a phase: the same in every process. */
export const nameOf = (moment: Moment): string =>
  `${stemOf(moment)}-${stamp(moment.startedAt)}-${turnOf(moment.turn)}-${moment.phase}${ending}`;

/** The archives of a game's phases in a folder, the oldest first. */
export function archivesIn(folder: string, game: Pick<Moment, 'gameId' | 'title'>): string[] {
  const stem = stemOf(game);
  const rest = /^-\d{8}T\d{6}Z-turn-\d{2,}-[a-z]+\.opcom\.gz$/;
  return readdirSync(folder)
    .filter((name) => name.startsWith(stem) && rest.test(name.slice(stem.length)))
    .sort();
}

/** Which of these archives, the oldest first, may go: all but the newest `keep` and the first of each turn. */
export function tooMany(names: readonly string[], keep: number): string[] {
  const turn = (name: string) => /-(turn-\d+)-[a-z]+\.opcom\.gz$/.exec(name)![1]!;
  const firsts = new Set<string>();
  const turns = new Set<string>();
  for (const name of names) {
    if (!turns.has(turn(name))) firsts.add(name);
    turns.add(turn(name));
  }
  return names.slice(0, Math.max(0, names.length - keep)).filter((name) => !firsts.has(name));
}

/** Has the folder's own entries on the disk, where the system knows such a thing. */
function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows and some sticks have no such thing.
  }
}

/** The name of an archive that is not there yet: `a.opcom.gz`, or `a-2.opcom.gz` where that one is. */
export function unusedName(stem: string): string {
  for (let number = 1; ; number++) {
    const file = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
    if (!existsSync(file)) return file;
  }
}

const halfEnding = '.half';

/**
 * Puts a file into its folder whole or not at all: `write` makes it under another name, and it is given its own when it is
 * on the disk. What a killed process left half done under that name goes first.
 *
 * @throws ArchiveProblem in plain words when the folder cannot take it
 */
export async function putWhole(file: string, write: (half: string) => Promise<unknown>): Promise<void> {
  const folder = dirname(file);
  if (existsSync(file)) throw new ArchiveProblem(`${file} is there already. Name another file.`);
  if (!existsSync(folder))
    throw new ArchiveProblem(`There is no folder ${folder}. Put the stick in, or make the folder.`);
  if (!statSync(folder).isDirectory()) throw new ArchiveProblem(`${folder} is not a folder. Name one.`);
  const half = join(folder, `.${basename(file)}${halfEnding}`);
  try {
    rmSync(half, { force: true });
    await write(half);
    renameSync(half, file);
    flushFolder(folder);
  } catch (problem) {
    try {
      rmSync(half, { force: true });
    } catch {
      // The folder has gone with it.
    }
    throw inWords(problem as NodeJS.ErrnoException, folder);
  }
}

/** Why a folder takes nothing at this moment, in words: a stick that was pulled out, say; null: nothing is seen of such a thing. */
export function silenceOf(folder: string): string | null {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory() ? null : `${folder} is not a folder. Name one.`;
  } catch (problem) {
    return inWords(problem as NodeJS.ErrnoException, folder).message;
  }
}

/** The fault of a folder, in words for those who can put it right. */
export function inWords(problem: NodeJS.ErrnoException, folder: string): Error {
  const said: Record<string, string> = {
    ENOSPC: `${folder} is full. Make room on it, or put another stick in.`,
    EDQUOT: `${folder} is full. Make room on it, or put another stick in.`,
    EROFS: `${folder} may only be read. Put another stick in.`,
    EACCES: `This account may not write into ${folder}. Let it, or name another folder.`,
    EPERM: `This account may not write into ${folder}. Let it, or name another folder.`,
    ENOENT: `There is no folder ${folder}. Put the stick in, or make the folder.`,
    ENOTDIR: `${folder} is not a folder. Name one.`,
    EIO: `${folder} does not take what is written. Put another stick in.`,
    ENXIO: `${folder} does not answer. Put the stick in again.`,
    ENODEV: `${folder} does not answer. Put the stick in again.`,
  };
  const words = said[problem.code ?? ''];
  return words === undefined ? problem : new ArchiveProblem(words, { cause: problem });
}

/** Takes away what the rotation no longer keeps, and what killed processes left half done. @returns the names that went */
export function rotate(folder: string, game: Pick<Moment, 'gameId' | 'title'>, keep: number): string[] {
  const going = tooMany(archivesIn(folder, game), keep);
  const halves = readdirSync(folder).filter(
    (name) => name.startsWith(`.${stemOf(game)}-`) && name.endsWith(`${ending}${halfEnding}`),
  );
  for (const name of [...going, ...halves]) rmSync(join(folder, name), { force: true });
  return going;
}
