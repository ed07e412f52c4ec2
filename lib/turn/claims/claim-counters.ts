import { z } from 'zod';
import { putCounterClaim } from '@/lib/db/claims/counter-claims';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Claims counters of the master map for the seat, or renews the claim: the rest of Control sees who is working on them.
 * It blocks nothing and lapses when it is not renewed. It is not in the ledger, and no player hears of it.
 */
export const claimCounters = controlVerb({
  name: 'claim-counters',
  rule: '',
  who: anyControl,
  /** All counters that are claimed; at least one. */
  form: z.strictObject({ unitIds: z.array(z.string().min(1).max(40)).min(1).max(200) }),
  inLedger: null,
  undo: 'atItsDesk',
  mayRepeat: true,
  run: async ({ tx, seat, form }): Promise<void> => {
    await putCounterClaim(tx, seat.gameId, seat.id, form.unitIds);
  },
});
