import { z } from 'zod';
import { issueCode } from '@/lib/db/access/seat-codes';
import { snapshot } from '@/lib/db/kernel/client';
import { gameAt } from '@/lib/db/scenarios/fork/game-at';
import { gameById } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import { practiceTitle } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { openFork } from './open-fork';
import { mayPractise } from './practice-steps';

/**
 * Opens a practice game that is this one as it stood at a number of its ledger: with everything that was done and told by
 * then, with ids and seats of its own, its clock standing. Answers the one-time code of a seat of its Control. This game
 * knows nothing of it.
 */
export const forkGame = controlVerb({
  name: 'fork-game',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    /** The number of the ledger; null: the newest. */
    number: z.int().min(1).nullable(),
    keepsWriters: z.boolean(),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<{ code: string }> => {
    await mayPractise(tx, seat.gameId);
    const then = await snapshot(() => gameAt(seat.gameId, form.number));
    if (!then) throw refusal('badInput', 'The ledger has no such number.', { field: 'number' });
    const { title } = await gameById(seat.gameId, tx);
    const { seatId } = await openFork(tx, then, {
      practiceOf: seat.gameId,
      title: practiceTitle(`${title}, from ${then.number}`),
      keepsWriters: form.keepsWriters,
    });
    return { code: await issueCode(tx, seatId) };
  },
});
