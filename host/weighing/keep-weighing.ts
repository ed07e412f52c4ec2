/** The scenarios that designers have weighed: as long as the console is up, the one that is asked for is played behind everything else. */
import { isHallPlaying, noteWeighing, type UnderWay, weighingUnderWay } from '@/lib/db/scenarios/weighings';
import { keepLooking } from '../processes/keep-looking';
import { playDatabase } from './play-database';
import { openPlayer, type Player } from './player';
import { weigh, write } from './weigh';

/** A run that could not go on rests for so long, ms. */
const restMs = 60_000;

/** The play under way. */
interface Run {
  id: string;
  player: Player;
  goes: AbortController;
  isOver: Promise<void>;
}

/**
 * Plays what is to be weighed, from now on; it stands still while a hall plays.
 *
 * @param consoleUrl the address of the console's own database
 * @param tell hears what went wrong; the next look tries again
 * @returns what ends it: what is in the midst of a play begins that anew when the console is back
 */
export function keepWeighing(consoleUrl: string, tell: (problem: Error) => void): () => Promise<void> {
  const database = playDatabase(consoleUrl);
  let run: Run | null = null;
  let isFirst = true;
  let restsUntil = 0;

  function begin(weighing: UnderWay): Run {
    const begun: Run = {
      id: weighing.id,
      player: openPlayer(),
      goes: new AbortController(),
      isOver: Promise.resolve(),
    };
    begun.isOver = weigh(weighing, database, begun.player, begun.goes.signal)
      .catch((problem: Error) => {
        restsUntil = performance.now() + restMs;
        tell(problem);
      })
      .finally(async () => {
        begun.player.end();
        if (run === begun) run = null;
        await database.drop().catch(() => undefined);
      });
    return begun;
  }

  /** Ends a run in the midst of a play. */
  async function breakOff({ goes, player, isOver }: Run): Promise<void> {
    goes.abort();
    player.end();
    await isOver;
  }

  async function look(): Promise<void> {
    const underWay = await weighingUnderWay();
    if (run && run.id !== underWay?.id) await breakOff(run);
    // One that was killed left its database behind.
    if (isFirst) await database.drop().catch(() => undefined);
    isFirst = false;
    if (!underWay) return;
    const isStill = await isHallPlaying();
    run?.player.standStill(isStill);
    if (isStill !== underWay.isHeldUp)
      await write(underWay.id, (tx) => noteWeighing(tx, underWay.id, { isHeldUp: isStill }));
    if (!isStill && performance.now() >= restsUntil) run ??= begin(underWay);
  }

  const endLooking = keepLooking(look, tell);
  return async () => {
    await endLooking();
    // It is still under way in the database: the next start takes it up again.
    if (run) await breakOff(run);
  };
}
