import { z } from 'zod';
import { putCounterClaim } from '@/lib/db/claims/counter-claims';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Lays the seat's hand on counters of the master map, or keeps it there: the rest of Control sees whose it is. It blocks
 * nothing and is off by itself when it is not renewed. It stands in no ledger, and no player hears of it.
 */
export const claimCounters = controlVerb({
  name: 'claim-counters',
  rule: '',
  who: anyControl,
  /** The counters in hand, all of them; at least one. */
  form: z.strictObject({ unitIds: z.array(z.string().min(1).max(40)).min(1).max(200) }),
  inLedger: null,
  undo: 'atItsDesk',
  mayRepeat: true,
  run: async ({ tx, seat, form }): Promise<void> => {
    await putCounterClaim(tx, seat.gameId, seat.id, form.unitIds);
  },
});
