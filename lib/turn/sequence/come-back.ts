import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { type Act, transaction } from '@/lib/db/kernel/transaction';
import { lastUpOf } from '@/lib/db/sequence/console-up';
import { allGames, turnRow } from '@/lib/db/sequence/games';
import { done } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';

/** A game whose clock stands since its console went. */
export interface CameBack {
  title: string;
  downMs: number;
}

/**
 * A console comes back to its games: the clock of each that ran stands since a console last served it, until Game Control
 * lets it run on. A game without a console noted for it stands from now on. Called by the host, who has no seat.
 */
export async function comeBack(): Promise<CameBack[]> {
  const back: CameBack[] = [];
  for (const { id: gameId, title } of await allGames()) {
    const act: Act = { gameId, seat: null, verb: 'come-back', rule: '§4' };
    await transaction(async (tx) => {
      const { now, isBegun, pausedAt, phaseStartedAt, turn } = await lockTurn(tx, gameId, 'update');
      if (!isBegun || pausedAt || (await turnRow(gameId, turn, tx))?.closedAt) return done(null);
      // The database's clock may have been set meanwhile: it stood no sooner than the phase began, and no later than now.
      const noted = (await lastUpOf(tx, gameId)) ?? now;
      const since = Math.min(Math.max(noted.getTime(), phaseStartedAt.getTime()), now.getTime());
      const downMs = now.getTime() - since;
      await change(tx, act, 'game', gameId, { pausedAt: new Date(since), downMs });
      await issueTheClock(tx, gameId);
      back.push({ title, downMs });
      return done(null);
    });
  }
  return back;
}
