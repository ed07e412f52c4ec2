import { z } from 'zod';
import { issueCode } from '@/lib/db/access/seat-codes';
import { gameControlSeat } from '@/lib/db/access/seats';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { seatsInPractice } from './practice-steps';

/** A new one-time code for the seat of Game Control in a practice game. Whoever takes it has the seat from then on. */
export const joinPractice = controlVerb({
  name: 'join-practice',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ gameId: z.string().max(40) }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<{ code: string }> => {
    await seatsInPractice(tx, seat.gameId, form.gameId);
    return { code: await issueCode(tx, (await gameControlSeat(tx, form.gameId)).id) };
  },
});
