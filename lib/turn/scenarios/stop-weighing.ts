import { z } from 'zod';
import { now, touchControl } from '@/lib/db/kernel/transaction';
import { endWeighing, lockWeighing } from '@/lib/db/scenarios/weighings';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** Stops a weighing that is under way. What was played until then is kept. */
export const stopWeighing = controlVerb({
  name: 'stop-weighing',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ weighingId: z.string().max(40) }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form: { weighingId } }): Promise<null> => {
    if (!(await lockWeighing(tx, seat.gameId, weighingId)))
      throw refusal('badInput', 'That weighing has ended already.', { field: 'weighingId' });
    await endWeighing(tx, weighingId, await now(tx), `stopped by ${seat.label}`);
    touchControl(tx, seat.gameId);
    return null;
  },
});
