import { issueCode } from '@/lib/db/access/seat-codes';
import { gameControlSeat } from '@/lib/db/access/seats';
import { newId } from '@/lib/db/kernel/ids';
import { transaction } from '@/lib/db/kernel/transaction';
import { newestGame } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { type Result, refused } from '@/lib/result';
import { practiceTitle } from '@/lib/text';
import { resultOf } from '../kernel/perform';
import { openGameIn } from '../sequence/open-game';
import { mayPractise } from './practice-steps';

/**
 * Opens a practice game of the newest game's scenario for a dry run of the hall: simulated players sit at its seats, and the
 * game beside it knows nothing of them. Refused while people play: the load would be theirs. Called by the host, who has no
 * seat. @returns the one-time code of the seat of its Game Control
 */
export async function openDryRun(): Promise<Result<string>> {
  const game = await newestGame();
  if (!game) return refused('notNow', 'There is no game to try the hall for.');
  if (game.isBegun && game.pausedAt === null && game.endedAt === null)
    return refused('notNow', 'People play now, and a dry run would slow them down. Stop the clock first.');
  const scenario = await gameScenario(game.id);
  return transaction((tx) =>
    resultOf(async () => {
      await mayPractise(tx, game.id);
      const gameId = newId();
      const practice = { ...scenario, title: practiceTitle(scenario.title) };
      await openGameIn(tx, { gameId, seat: null, verb: 'open-game', rule: '§2' }, practice, game.id);
      return issueCode(tx, (await gameControlSeat(tx, gameId)).id);
    }),
  );
}
