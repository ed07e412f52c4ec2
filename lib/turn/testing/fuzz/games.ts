import { chanceFrom } from '@/lib/chance';
import { loadScenario } from '@/lib/scenario';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { givenGame } from '../given-game';
import { endTheTurn } from './end-the-turn';
import { type Plan, play } from './play';
import { shortest } from './shortest';
import { type Act, carryOut, Fault, lookClosely, type Table, type Tally, tableOf } from './table';
import { type Kind, viewOf } from './view';

/** A list of acts to be played again, as it is kept in `kept/`: in which scenario, and what it once brought to light. */
export interface Case {
  scenario: string;
  found: string;
  /** It was a dead end: after the acts the turn is to be ended. */
  thenEnds?: boolean;
  acts: Act[];
}

/** A case as its file holds it: an act on each line. */
export const caseText = ({ acts, ...rest }: Case): string =>
  `{ ${JSON.stringify(rest).slice(1, -1)}, "acts": [\n${acts.map((act) => JSON.stringify(act)).join(',\n')}\n] }\n`;

/** A game that was played: what was done in it, and what went wrong. */
export interface Played {
  tally: Tally;
  fault: Fault | null;
  acts: Act[];
}

/** A table at a game of a scenario, with another game beside it of which it may touch nothing. */
async function atTable<T>(scenario: string, work: (table: Table, theirs: string[]) => Promise<T>): Promise<T> {
  const game = await givenGame(scenario);
  try {
    const read = await loadScenario('arnhem-bridge');
    if (!read.ok) throw new Error('arnhem-bridge cannot be read');
    const other = await openBegun(read.scenario);
    const before = await viewOf(other.gameId);
    const theirs = before.things.filter(({ kind }) => ofOneGame.includes(kind)).map(({ id }) => id);
    const done = await work(await tableOf(game.gameId, game.scenario), theirs);
    const { changes } = await viewOf(other.gameId);
    if (changes !== before.changes) throw new Error('an act in one game changed another');
    return done;
  } finally {
    await game.drop();
  }
}

/** Kinds whose ids are those of one game only. */
const ofOneGame: Kind[] = ['team', 'seat', 'counter', 'link', 'paper', 'sheet'];

/** Plays a game of a scenario by a seed, to its end or to the first fault. */
export const played = (scenario: string, seed: number, plan: Omit<Plan, 'theirs'>): Promise<Played> =>
  atTable(scenario, async (table, theirs) => {
    const acts: Act[] = [];
    const fault = await faultOf(() => play(table, chanceFrom(seed), { ...plan, theirs }, acts));
    return { tally: table.tally, fault, acts };
  });

/** Plays a case again, and looks closely at what it has come to: the first fault, or null. */
export const playedAgain = ({ scenario, acts, thenEnds }: Omit<Case, 'found'>): Promise<Fault | null> =>
  atTable(scenario, async (table) =>
    faultOf(async () => {
      for (const act of acts) await carryOut(table, act, false);
      await lookClosely(table, acts.at(-1) ?? null);
      if (thenEnds) await endTheTurn(table, [], false);
    }),
  );

async function faultOf(work: () => Promise<unknown>): Promise<Fault | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

/** A fault as one says it whatever the ids and figures in it were; empty: there is none. */
const kindOf = (fault: Fault | null): string => {
  const [first = ''] = fault?.faults[0]?.split('\n') ?? [];
  return first.replace(/“[^”]*”|"[^"]*"|[\w-]{21}|\d+/g, '…');
};

/** The shortest case found that has the same fault as a game that was played, looking for it for so long (ms). */
export async function caseOf(scenario: string, { acts, fault }: Played, time: number): Promise<Case> {
  const found = `${fault!.act?.verb ?? 'dead end'}: ${fault!.faults[0]!.split('\n')[0]}`;
  const end = fault!.act ? {} : { thenEnds: true };
  const isSame = async (fewer: Act[]) => kindOf(await playedAgain({ scenario, acts: fewer, ...end })) === kindOf(fault);
  return { scenario, found, ...end, acts: await shortest(acts, isSame, time) };
}
