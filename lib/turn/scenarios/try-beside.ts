import { issueCode } from '@/lib/db/access/seat-codes';
import { transaction } from '@/lib/db/kernel/transaction';
import { newestGame } from '@/lib/db/sequence/games';
import { type Result, refused } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { resultOf } from '../kernel/perform';
import { openTry } from './open-try';

/** Opens a game to try beside the newest game. Called by the host, who has no seat. @returns the one-time code of the seat of its Control */
export async function tryBeside(scenario: Scenario): Promise<Result<string>> {
  const game = await newestGame();
  if (!game) return refused('notNow', 'There is no game to open it beside.');
  return transaction((tx) =>
    resultOf(async () => {
      const { seatId } = await openTry(tx, game.id, scenario);
      return issueCode(tx, seatId);
    }),
  );
}
