import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { beginRun } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import { moveByStandstill } from '../clock/paused-clock';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** Game Control begins the game: the lobby ends, and the first phase has its whole time from now on (§4). */
export const beginGame = controlVerb({
  name: 'begin-game',
  rule: '§4',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: 'began the game',
  undo: 'turnWentOn',
  run: async ({ tx, act, seat }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (now.isBegun) throw refusal('alreadyDone', 'The game has begun already.');
    await moveByStandstill(tx, act, now);
    await beginRun(tx, seat.gameId, now.now);
    await change(tx, act, 'game', seat.gameId, { isBegun: true, pausedAt: null, phaseStartedAt: now.now });
    await issueTheClock(tx, seat.gameId);
  },
});
