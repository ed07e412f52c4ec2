import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal, thisTurn } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { closeTheMovement } from './close-what-is-done';

/**
 * Closes the movement of the turn (§4 step 2): what the probes have met is entered, before combats move any counter, and
 * every team is told where its own counters stand now. Control may still move a counter afterwards; its team hears of it
 * with its report.
 */
export const closeMovement = controlVerb({
  name: 'close-movement',
  rule: '§4',
  who: anyControl,
  /** `turn` is the turn the person saw. */
  form: z.strictObject({ turn: z.number().int() }),
  inLedger: 'closed movement',
  undo: 'turnWentOn',
  run: async ({ tx, act, seat, form }): Promise<{ closedAt: string }> => {
    const turn = await lockTurn(tx, seat.gameId, 'update');
    thisTurn(turn, form.turn);
    if (turn.movementClosedAt) throw refusal('alreadyDone', 'Movement is closed already.');
    await closeTheMovement(tx, act, turn);
    return { closedAt: turn.now.toISOString() };
  },
});
