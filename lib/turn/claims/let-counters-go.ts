import { z } from 'zod';
import { takeHandOff } from '@/lib/db/claims/counter-claims';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Takes the seat's hand off the counters of the master map. */
export const liftHand = controlVerb({
  name: 'lift-hand',
  rule: '',
  who: anyControl,
  form: z.strictObject({}),
  inLedger: null,
  undo: 'atItsDesk',
  mayRepeat: true,
  run: async ({ tx, seat }): Promise<void> => {
    await takeHandOff(tx, seat.gameId, seat.id);
  },
});
