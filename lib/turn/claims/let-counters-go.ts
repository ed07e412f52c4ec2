import { z } from 'zod';
import { dropCounterClaim } from '@/lib/db/claims/counter-claims';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Ends the seat's claim on counters of the master map. */
export const letCountersGo = controlVerb({
  name: 'let-counters-go',
  rule: '',
  who: anyControl,
  form: z.strictObject({}),
  inLedger: null,
  undo: 'atItsDesk',
  mayRepeat: true,
  run: async ({ tx, seat }): Promise<void> => {
    await dropCounterClaim(tx, seat.gameId, seat.id);
  },
});
