import { z } from 'zod';
import { eraseTraining as erase } from '@/lib/db/cases/training';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** Game Control erases what every umpire of this game decided at the trainer, kept or not. */
export const eraseTraining = controlVerb({
  name: 'erase-training',
  rule: '',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: null,
  mayRepeat: true,
  undo: 'atItsDesk',
  run: async ({ tx, seat }): Promise<void> => erase(tx, seat.gameId),
});
