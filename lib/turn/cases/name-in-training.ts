import { z } from 'zod';
import { nameInTraining as writeName } from '@/lib/db/cases/training';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** An umpire wishes to be named beside what they decided at the trainer, or no longer. */
export const nameInTraining = controlVerb({
  name: 'name-in-training',
  rule: '',
  who: anyControl,
  form: z.strictObject({ isNamed: z.boolean() }),
  inLedger: null,
  mayRepeat: true,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    await writeName(tx, seat.id, form.isNamed);
  },
});
