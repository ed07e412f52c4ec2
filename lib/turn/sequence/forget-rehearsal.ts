import { z } from 'zod';
import { forgetRehearsals } from '@/lib/db/sequence/rehearsals';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** Where the time went in rehearsals that have ended is read at no desk any more. */
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
