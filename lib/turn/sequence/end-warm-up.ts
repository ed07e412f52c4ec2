import { z } from 'zod';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { closeWarmUps } from './close-warm-ups';

/** Ends the warm-up of the hall: every player is back at the desk of the game, which knows nothing of it. */
export const endWarmUp = controlVerb({
  name: 'end-warm-up',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: 'ended the warm-up',
  undo: 'atItsDesk',
  run: async ({ tx, seat: { gameId } }): Promise<void> => {
    if (!(await closeWarmUps(tx, gameId))) throw refusal('alreadyDone', 'No warm-up is open.');
  },
});
