import type { Scenario } from '@/lib/scenario/types';
import { onDatabase } from '../database';
import { type Game, openAs } from '../growth/game';
import { giveSeats } from '../hall/give-seats';
import { startServers } from '../hall/servers';

/** A game that is served to browsers. */
export interface Served {
  game: Game;
  address: string;
  /** Cookies of the seats, by their ids. */
  cookies: ReadonlyMap<string, string>;
}

/** Opens a game of a scenario on a database of its own, and serves it while `work` lasts. */
export const serving = <T>(scenario: Scenario, work: (served: Served) => Promise<T>): Promise<T> =>
  onDatabase(async (url) => {
    const game = await openAs(scenario);
    const cookies = await giveSeats(game.gameId);
    const servers = await startServers(url, 1);
    try {
      return await work({ game, address: `http://127.0.0.1:${servers.port}`, cookies });
    } finally {
      await servers.stop();
    }
  });
