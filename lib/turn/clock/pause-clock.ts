import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** `turn` is the turn the person saw. */
export const clockForm = z.strictObject({ turn: z.number().int().min(1) });

/** Game control stops the clock: every countdown stops, in the hall and on every desk. */
export const pauseClock = controlVerb({
  name: 'pause-clock',
  rule: '§4',
  who: gameControl,
  form: clockForm,
  inLedger: 'stopped the clock',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (form.turn !== now.turn) throw refusal('notNow', `This is turn ${now.turn} already.`);
    if (now.pausedAt) throw refusal('alreadyDone', 'The clock stands still already.');
    await change(tx, act, 'game', seat.gameId, { pausedAt: now.now });
    await issueTheClock(tx, seat.gameId);
  },
});
