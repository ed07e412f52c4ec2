import { z } from 'zod';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { closeRehearsal } from './close-rehearsal';

/** Ends the rehearsal from the desk of the game: every umpire is back there, and where the time went can be read for the evening. */
export const endRehearsal = controlVerb({
  name: 'end-rehearsal',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: 'ended the rehearsal',
  undo: 'atItsDesk',
  run: async ({ tx, seat: { gameId } }): Promise<void> => {
    if (!(await closeRehearsal(tx, gameId))) throw refusal('alreadyDone', 'No rehearsal is open.');
  },
});
