import { z } from 'zod';
import { tellClaims } from '@/lib/db/claims/claims';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameById } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/**
 * Game control says that one umpire runs the game, or that several do (§2). For one, the rail is folded to what he uses,
 * every team is his, and no claim of another seat stands in his way. No player hears of it.
 */
export const setOneUmpire = controlVerb({
  name: 'set-one-umpire',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ isOn: z.boolean() }),
  inLedger: 'set how many umpires run the game',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form: { isOn } }): Promise<void> => {
    await lockTurn(tx, seat.gameId, 'update');
    const { isOneUmpire } = await gameById(seat.gameId, tx);
    if (isOneUmpire === isOn) throw refusal('alreadyDone', 'This is already set.');
    await change(tx, act, 'game', seat.gameId, { isOneUmpire: isOn });
    await tellClaims(tx, seat.gameId);
  },
});
