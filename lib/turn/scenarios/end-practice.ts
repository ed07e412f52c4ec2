import { z } from 'zod';
import { giveSeat } from '@/lib/db/access/seats';
import { now } from '@/lib/db/kernel/transaction';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { seatsInPractice } from './practice-steps';

/** Ends a practice game: all its seats are taken back, and whoever sits there is out of it. Its ledger stays. */
export const endPractice = controlVerb({
  name: 'end-practice',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ gameId: z.string().max(40) }),
  inLedger: 'ended the practice game',
  undo: 'atItsDesk',
  run: async ({ tx, seat, form: { gameId } }): Promise<void> => {
    const seats = await seatsInPractice(tx, seat.gameId, gameId);
    const revoked = { holderId: null, revokedAt: await now(tx) };
    const act = { gameId, seat: null, verb: 'end-practice', rule: '§2' };
    for (const { id } of seats) await giveSeat(tx, act, id, revoked);
  },
});
