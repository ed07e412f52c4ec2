import { ledgerPage } from '@/lib/desks/control/record/ledger';
import { board } from '@/lib/desks/control/sequence/board';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { controlVerbs } from '@/lib/turn/control-verbs.generated';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { endTheTurn, fanOut, type Game, handInAll } from './game';

/** The measures of a game. */
export const measures = ['playerDesk', 'controlBoard', 'ledger', 'fanOut', 'endTurn'] as const;
export type Measure = (typeof measures)[number];

/** The time of each, ms; a measure that could not be made is not there. */
export type Costs = Partial<Record<Measure, number[]>>;

const reads: Partial<Record<Measure, (game: Game) => Promise<unknown>>> = {
  playerDesk: ({ commanders }) => playerDesk(commanders[0]!),
  controlBoard: ({ chief }) => board(chief),
  ledger: ({ chief }) => ledgerPage(chief, { ...controlVerbs, ...playerVerbs }, {}),
};

const readsATurn = 3;

/**
 * Plays so many turns of a game and measures each: the desks once all sheets are in, what closes movement, what ends the
 * turn. A game that is too large for one of them is left there, and what was measured so far is answered.
 */
export async function costsOf(game: Game, turns: number): Promise<Costs> {
  const costs: Costs = {};
  const measure = async (what: Measure, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    costs[what] = [...(costs[what] ?? []), performance.now() - began];
  };
  try {
    for (let i = 0; i < turns; i++) {
      await handInAll(game);
      for (const [what, read] of Object.entries(reads)) {
        if (i === 0) await read(game);
        for (let once = 0; once < readsATurn; once++) await measure(what as Measure, () => read(game));
      }
      await measure('fanOut', () => fanOut(game));
      await measure('endTurn', () => endTheTurn(game));
    }
  } catch (error) {
    console.error(`  too large: ${(error as Error).message.slice(0, 200)}`);
  }
  return costs;
}

/** Plays on to a turn, and measures nothing. */
export async function playTo(game: Game, turn: number): Promise<void> {
  while (game.turn < turn) {
    await handInAll(game);
    await fanOut(game);
    await endTheTurn(game);
  }
}
