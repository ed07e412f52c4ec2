import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { deadlinePolicies } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/**
 * Game control chooses what happens when orders are missing at the end of the orders phase: Control waits for them, or
 * takes the drafts as they are. Nobody else is told.
 */
export const setDeadline = controlVerb({
  name: 'set-deadline',
  rule: '§4',
  who: gameControl,
  form: z.strictObject({ deadline: z.enum(deadlinePolicies) }),
  inLedger: 'set the rule for late orders',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (now.deadline === form.deadline) throw refusal('alreadyDone', 'This is already set.');
    await change(tx, act, 'game', seat.gameId, { deadline: form.deadline });
  },
});
