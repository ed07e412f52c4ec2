/**
 * The database of a play: beside the console's own on the same PostgreSQL, made anew for each play and dropped after it. So no
 * list of games, no archive and no ledger of the console ever holds anything of it.
 */
import { migrate } from '../migrate/migrate';
import { beside, copyDatabase, createDatabaseIfMissing, databaseName, dropDatabase } from '../postgres/database-admin';

export interface PlayDatabase {
  /** Makes an empty one, of the newest version. @returns its address */
  fresh: () => Promise<string>;
  /** Drops it, whoever is connected. */
  drop: () => Promise<void>;
}

/** @param consoleUrl the address of the console's own database */
export function playDatabase(consoleUrl: string): PlayDatabase {
  const named = (what: string) => beside(consoleUrl, `${databaseName(consoleUrl)}_${what}`);
  const empty = named('weighing');
  const play = named('weighing_play');
  let isMade = false;
  return {
    fresh: async () => {
      await dropDatabase(play);
      if (!isMade) {
        await dropDatabase(empty);
        await createDatabaseIfMissing(empty);
        await migrate(empty);
        isMade = true;
      }
      await copyDatabase(play, empty);
      return play;
    },
    drop: async () => {
      isMade = false;
      for (const one of [play, empty]) await dropDatabase(one);
    },
  };
}
