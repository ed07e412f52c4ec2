import { z } from 'zod';
import { forgetRehearsals } from '@/lib/db/sequence/rehearsals';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** The times of rehearsals that have ended can be read at no desk after this. */
export const forgetRehearsal = controlVerb({
  name: 'forget-rehearsal',
  rule: '',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: null,
  mayRepeat: true,
  undo: 'atItsDesk',
  run: async ({ tx, seat }): Promise<void> => {
    await forgetRehearsals(tx, seat.gameId);
  },
});
