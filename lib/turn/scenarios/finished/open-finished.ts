import { z } from 'zod';
import { keepWritten } from '@/lib/db/sequence/kept-scenario';
import { practiceTitle } from '@/lib/text';
import { finishedBattles } from '@/lib/words';
import { controlVerb } from '../../kernel/verb';
import { gameControl } from '../../kernel/verb-roles';
import { openFork } from '../open-fork';
import { mayPractise, sitDown } from '../practice-steps';
import { finishedRows } from './finished-rows';

/**
 * Opens a battle that was fought to its end as a practice game, its truth open to everybody in it, seats whoever asked as its
 * Control, and answers that seat. The game at whose desk it is opened knows nothing of it.
 */
export const openFinished = controlVerb({
  name: 'open-finished',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ battle: z.enum(finishedBattles) }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: ({ battle }) => finishedRows(battle),
  run: async ({ tx, seat, prepared: { stood, scenario } }): Promise<{ seatId: string }> => {
    await mayPractise(tx, seat.gameId);
    await keepWritten(tx, scenario);
    const [game] = stood.rows.get('Game')!;
    const opened = await openFork(tx, stood, {
      practiceOf: seat.gameId,
      title: practiceTitle(String(game!.title)),
      keepsWriters: true,
    });
    await sitDown(tx, seat, opened);
    return { seatId: opened.seatId };
  },
});
