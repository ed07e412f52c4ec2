import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { inSeveralGames } from '@/lib/db/kernel/transaction';
import { warmUpsOf } from '@/lib/db/sequence/warm-ups';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { goToPhase } from './go-to-phase';

/** Ends the time for orders of the warm-up: from then on the console answers every sheet with its letter. */
export const answerWarmUp = controlVerb({
  name: 'answer-warm-up',
  rule: '§4',
  who: gameControl,
  form: z.strictObject({}),
  inLedger: 'ended the orders of the warm-up',
  undo: 'atItsDesk',
  run: async ({ tx, seat: { gameId } }): Promise<void> => {
    const open = await warmUpsOf(gameId, tx);
    if (open.length === 0) throw refusal('notNow', 'No warm-up is open.');
    const writing = open.filter(({ phase }) => phase === 'orders');
    if (writing.length === 0) throw refusal('alreadyDone', 'The sheets are answered already.');
    inSeveralGames(tx);
    for (const { id } of writing) {
      const act = { gameId: id, seat: null, verb: 'answer-warm-up', rule: '§4' };
      await goToPhase(tx, act, await lockTurn(tx, id, 'update'), 'collection');
    }
  },
});
