/** The hall as a game of boardgame.io, in memory: everybody may write at any time, and sees his own units and sheet. */
import { createRequire } from 'node:module';
import type { PeerHall, PeerUnit } from './peer-hall';
import { serveHall } from './peer-server';

interface World {
  units: PeerUnit[];
  /** The text that each person has written, by their number. */
  sheets: Record<string, unknown>;
}

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as {
  Server: (options: object) => {
    run: (where: object) => Promise<{ appServer: { address(): { port: number } } }>;
  };
};
const { ActivePlayers } = require('boardgame.io/core') as { ActivePlayers: { ALL: object } };

/** The view of a client: Control everything, a player the parts of their team. */
const viewOf =
  ({ people }: PeerHall) =>
  ({ G, playerID }: { G: World; playerID: string | null }): World => {
    const team = people[Number(playerID)];
    if (team === undefined) return G;
    return {
      units: G.units.filter((unit) => unit.team === team),
      sheets: Object.fromEntries(Object.entries(G.sheets).filter(([person]) => people[Number(person)] === team)),
    };
  };

const gameOf = (hall: PeerHall) => ({
  name: 'hall',
  setup: (): World => ({ units: hall.units, sheets: {} }),
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true,
  playerView: viewOf(hall),
  moves: {
    handIn: {
      move: ({ G, playerID }: { G: World; playerID: string }, rows: unknown) => {
        G.sheets[playerID] = rows;
      },
      client: false,
      redact: true,
      ignoreStaleStateID: true,
    },
  },
});

serveHall(async (hall) => {
  const { appServer } = await Server({ games: [gameOf(hall)], origins: false }).run({ port: 0 });
  return appServer.address().port;
});
