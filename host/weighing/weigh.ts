import { now, type Tx, touchControl, transaction } from '@/lib/db/kernel/transaction';
import {
  addTurn,
  beginPlay,
  endPlay,
  endWeighing,
  noteWeighing,
  playsDone,
  scenarioWeighed,
  type UnderWay,
  type WeighedScenario,
  weighingUnderWay,
} from '@/lib/db/scenarios/weighings';
import { done } from '@/lib/result';
import type { PlayDatabase } from './play-database';
import type { Broke, Player } from './player';

/** Writes something of a weighing, and tells the desk at which it was asked for. False: it is not under way any more. */
export async function write(id: string, work: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  let isUnderWay = false;
  await transaction(async (tx) => {
    const underWay = await weighingUnderWay(tx);
    isUnderWay = underWay?.id === id;
    if (!underWay || !isUnderWay) return done(null);
    await work(tx);
    touchControl(tx, underWay.gameId);
    return done(null);
  });
  return isUnderWay;
}

/**
 * Plays what is left of a weighing, one play after the other, and writes what came of each turn. A play in the midst of which
 * the console went begins anew. Where no play can be made the weighing ends, and says why.
 *
 * @param goes once it is aborted nothing more is written: the process of the player has been ended
 * @throws where nothing can be written
 */
export async function weigh(
  weighing: UnderWay,
  database: PlayDatabase,
  player: Player,
  goes: AbortSignal,
): Promise<void> {
  const { id, plays, turns, begunAt, about } = weighing;
  const scenario = await scenarioWeighed(id);
  if (scenario === null) return;
  if (!begunAt) await write(id, async (tx) => noteWeighing(tx, id, { begunAt: await now(tx), isHeldUp: false }));
  const over = await playsDone(id);
  for (let number = 1; number <= plays; number += 1) {
    if (over.has(number)) continue;
    if (goes.aborted || !(await write(id, (tx) => beginPlay(tx, id, number)))) return;
    let databaseUrl: string;
    try {
      databaseUrl = await database.fresh();
    } catch (problem) {
      await end(id, `no database could be made for it: ${(problem as Error).message}`);
      return;
    }
    // Each turn is written before the next, and all of them before the play is over.
    let written = Promise.resolve(true);
    const broke = await player.play({ databaseUrl, scenario, number, turns }, (figures) => {
      written = written.then(() => write(id, (tx) => addTurn(tx, id, number, figures)));
      written.catch(() => undefined);
    });
    await written;
    if (goes.aborted) return;
    const [first = 0] = (about as unknown as WeighedScenario).turns;
    if (!(await write(id, (tx) => endPlay(tx, id, number, broke && inTurn(broke, first))))) return;
  }
  await end(id, '');
}

/** The turn in which a play broke: the one after the last that was over. */
const inTurn = ({ after, words }: Broke, first: number) => ({ turn: after === null ? first : after + 1, words });

const end = (id: string, because: string) => write(id, async (tx) => endWeighing(tx, id, await now(tx), because));
