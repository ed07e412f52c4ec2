/**
 * A small reserve on the disk of the data folder. When the disk is full it is given up: the game can then be read,
 * archived and stopped. While it is missing nothing is written to the game (`lib/db/kernel/disk.ts`), so that it is not used up.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { freeOn, neededToStart } from './room';

/** The size of the reserve, and when it is given up and laid by again, in bytes free on the disk. */
export interface ReserveSizes {
  size: number;
  /** PostgreSQL writes its log in pieces of 16 MB. */
  givenUpBelow: number;
  laidByAbove: number;
}

export const sizes: ReserveSizes = { size: 64 * 2 ** 20, givenUpBelow: 16 * 2 ** 20, laidByAbove: neededToStart };

/** The file of the reserve. */
export const reserveOf = (dataDir: string): string => join(dataDir, 'reserve');

/** Writes the reserve, all of it or nothing. Random bytes: a disk that compresses would keep zeros in no room at all. */
async function layBy(dataDir: string, { size }: ReserveSizes): Promise<void> {
  const half = `${reserveOf(dataDir)}.half`;
  const piece = randomBytes(2 ** 20);
  try {
    const file = await open(half, 'w', 0o600);
    try {
      for (let written = 0; written < size; written += piece.length) await file.write(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    renameSync(half, reserveOf(dataDir));
  } finally {
    rmSync(half, { force: true });
  }
}

/**
 * Gives the reserve up where the disk is full, and lays it by where there is room for it.
 *
 * @returns what was done now
 */
export async function mindReserve(
  dataDir: string,
  given: ReserveSizes = sizes,
): Promise<'given up' | 'laid by' | 'nothing'> {
  const free = freeOn(dataDir);
  const isThere = existsSync(reserveOf(dataDir));
  if (isThere && free < given.givenUpBelow) {
    rmSync(reserveOf(dataDir), { force: true });
    return 'given up';
  }
  if (!isThere && free >= given.laidByAbove) {
    await layBy(dataDir, given);
    return 'laid by';
  }
  return 'nothing';
}

/** Looks after the reserve every second. @param tell hears what was done @returns what ends it */
export function watchReserve(
  dataDir: string,
  tell: (done: 'given up' | 'laid by') => void,
  given: ReserveSizes = sizes,
): () => Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    // A disk that does not take the reserve after all is as good as full.
    const done = await mindReserve(dataDir, given).catch(() => 'nothing' as const);
    if (done !== 'nothing') tell(done);
    if (!isOver)
      timer = setTimeout(() => {
        looking = look();
      }, 1_000).unref();
  };
  let looking = look();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await looking;
  };
}
