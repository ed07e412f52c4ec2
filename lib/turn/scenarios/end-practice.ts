import { z } from 'zod';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { takeSeatsBack } from './practice-steps';

/** Ends a practice game: all its seats are taken back, and whoever sits there is out of it. Its ledger stays. */
export const endPractice = controlVerb({
  name: 'end-practice',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ gameId: z.string().max(40) }),
  inLedger: 'ended the practice game',
  undo: 'atItsDesk',
  run: ({ tx, seat, form: { gameId } }): Promise<void> =>
    takeSeatsBack(tx, { gameId, seat: null, verb: 'end-practice', rule: '§2' }, seat.gameId),
});
