/**
 * The archives of the phases: whenever a phase begins, whoever moved it, the console writes an archive into the host's
 * folder. It listens as Control's desks do. Of several consoles on one database the first writes; the others find it there.
 */
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { forgetArchives, noteArchive, phaseUnderWay } from '@/lib/db/sequence/phase-archives';
import { subscribe } from '@/lib/live/subscribe';
import { ArchiveProblem } from './container';
import { inWords, type Moment, nameOf, putWhole, rotate } from './stick';
import { connect } from './tables';
import { everything, takeArchive } from './take-archive';

/** Where archives are kept, and how many of the newest. */
export interface Keeping {
  folder: string;
  keep: number;
  dataDir: string;
  databaseUrl: string;
}

/** An archive that could not be written is tried again after so long. */
const againMs = 60_000;

/** While it is held nobody else archives this game. */
const lockShelf = (client: pg.Client, gameId: string) =>
  client.query(`SELECT pg_advisory_lock(hashtextextended('opcom archive ' || $1, 0))`, [gameId]);

/** Writes the archive of a phase unless it is there, and takes away what is one too many. @returns whether it was written now */
export async function archivePhase({ folder, keep, dataDir, databaseUrl }: Keeping, moment: Moment): Promise<boolean> {
  const file = join(folder, nameOf(moment));
  const keeper = await connect(databaseUrl);
  try {
    await lockShelf(keeper, moment.gameId);
    if (existsSync(file)) return false;
    await putWhole(file, (half) => takeArchive(databaseUrl, half, everything(dataDir)));
    rotate(folder, moment, keep);
    return true;
  } catch (problem) {
    throw inWords(problem as NodeJS.ErrnoException, folder);
  } finally {
    await keeper.end();
  }
}

/** The note for Control when an archive was not written: our own words, or that it is for the host to look into. */
const troubleOf = (problem: unknown): string =>
  problem instanceof ArchiveProblem ? problem.message : 'Something went wrong; the host’s screen says what.';

/**
 * Keeps archives of the newest game from now on, the phase under way included. A folder that is full or not there never
 * stops the game: Control is told, and it is tried again with every phase and every minute.
 *
 * @param tell hears why an archive could not be written, for the host's screen
 * @returns what ends it, when an archive being written is whole
 */
export async function keepArchives(keeping: Keeping, tell: (problem: Error) => void): Promise<() => Promise<void>> {
  const first = await phaseUnderWay();
  if (!first) throw new Error('there is no game to archive');
  const here = { gameId: first.gameId, host: hostname(), folder: keeping.folder };
  let isEnded = false;
  /** The phase that is settled, or waits for the next try. */
  let seen = '';
  let again: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const moment = await phaseUnderWay();
    if (isEnded || !moment || nameOf(moment) === seen) return;
    seen = nameOf(moment);
    clearTimeout(again);
    let trouble = '';
    try {
      await archivePhase(keeping, moment);
    } catch (problem) {
      trouble = troubleOf(problem);
      tell(problem as Error);
      again = setTimeout(() => {
        seen = '';
        lookSoon();
      }, againMs).unref();
    }
    await noteArchive(here, moment, trouble);
  }

  let looking = Promise.resolve();
  let isWaiting = false;
  /** However much changes meanwhile, one look is enough. A database that is away is looked at again with its next notice. */
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    looking = looking
      .then(() => {
        isWaiting = false;
        return look();
      })
      .catch(tell);
  };
  const end = subscribe({ gameId: first.gameId, teamId: null }, lookSoon);
  lookSoon();
  await looking;
  return async () => {
    end();
    isEnded = true;
    clearTimeout(again);
    await looking;
    await forgetArchives(here).catch(() => undefined);
  };
}
