import { z } from 'zod';
import { keepTraining as writeKept } from '@/lib/db/cases/training';
import { isOver } from '@/lib/db/issued/issued-clock';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** Game Control keeps what was decided at the trainer for next time, or lets it be erased with the evening. */
export const keepTraining = controlVerb({
  name: 'keep-training',
  rule: '',
  who: gameControl,
  form: z.strictObject({ isKept: z.boolean() }),
  inLedger: null,
  mayRepeat: true,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    if (form.isKept && (await isOver(tx, seat.gameId)))
      throw refusal('notNow', 'The battle is over: what was decided has been erased.');
    await writeKept(tx, seat.gameId, form.isKept);
  },
});
