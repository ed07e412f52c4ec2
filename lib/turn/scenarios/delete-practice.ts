import { z } from 'zod';
import { gameById } from '@/lib/db/sequence/games';
import { seatBeside } from '@/lib/db/sequence/practices';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { takeSeatsBack } from './practice-steps';

/**
 * Game Control of a practice game ends it: all its seats are taken back, their own among them. Answers the seat of Control
 * that this browser holds in the game it was opened beside; null: it holds none.
 */
export const deletePractice = controlVerb({
  name: 'delete-practice',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: 'deleted the practice game',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat }): Promise<{ backTo: string | null }> => {
    const { practiceOf } = await gameById(seat.gameId, tx);
    if (practiceOf === null) throw refusal('notNow', 'This is no practice game. It is not deleted.');
    const backTo = await seatBeside(tx, seat.id);
    await takeSeatsBack(tx, act, practiceOf);
    return { backTo };
  },
});
