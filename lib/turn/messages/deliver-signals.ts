import { lockTurn } from '@/lib/db/kernel/lock';
import { type Act, transaction } from '@/lib/db/kernel/transaction';
import { gamesWithSignals, lockMessagesDue } from '@/lib/db/messages/signals';
import { done, type Result } from '@/lib/result';
import { bringIn } from './bring-in';
import { setOut } from './set-out';

/**
 * The work that lines do by themselves, in every game (§4.3, OC-124): what was sent by one that carries is set out on
 * its way, and what has fallen due by the clock of the hall comes in, as long as that clock runs. Any process may call
 * it at any time: a message comes in once, by whoever holds it first, in one transaction and under the ledger's number.
 * Throws `DatabaseAway`.
 */
export async function deliverSignals(): Promise<void> {
  for (const { gameId } of await gamesWithSignals()) await deliverIn(gameId);
}

async function deliverIn(gameId: string): Promise<void> {
  const act: Act = { gameId, seat: null, by: 'The line', verb: 'deliver-signals', rule: '§4' };
  await transaction<Result<null>>(async (tx) => {
    const now = await lockTurn(tx, gameId, 'share');
    await setOut(tx, act, now);
    if (!now.pausedAt) await bringIn(tx, act, now.turn, await lockMessagesDue(tx, gameId));
    return done(null);
  });
}
