import { lockTurn } from '@/lib/db/lock';
import { gamesWithSignals, lockMessagesDue } from '@/lib/db/messages/messages';
import { type Act, transaction } from '@/lib/db/transaction';
import { done, type Result } from '@/lib/result';
import { bringIn } from './bring-in';

/**
 * Delivers what has fallen due by the clock of the hall, in every game whose clock runs (§4.3, OC-124). Any process may call
 * it at any time: a message comes in once, by whoever holds it first, in one transaction and under the ledger's number.
 * Throws `DatabaseAway`.
 */
export async function deliverSignals(): Promise<void> {
  for (const { gameId, inMs } of await gamesWithSignals()) if (inMs <= 0) await deliverIn(gameId);
}

async function deliverIn(gameId: string): Promise<void> {
  const act: Act = { gameId, seat: null, by: 'The line', verb: 'deliver-signals', rule: '§4' };
  await transaction<Result<null>>(async (tx) => {
    const { turn, pausedAt } = await lockTurn(tx, gameId, 'share');
    if (!pausedAt) await bringIn(tx, act, turn, await lockMessagesDue(tx, gameId));
    return done(null);
  });
}
