import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { rehearsalOf } from '@/lib/db/sequence/rehearsals';
import { refusal } from '@/lib/result';
import { rehearsalPaces } from '@/lib/words';
import { issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { phasesAt } from './rehearsal-pace';

/** Sets how long the phases of the rehearsal take: at half pace each takes twice its minutes. Its clock goes by it at once. */
export const paceRehearsal = controlVerb({
  name: 'pace-rehearsal',
  rule: '§4',
  who: gameControl,
  form: z.strictObject({ pace: z.enum(rehearsalPaces) }),
  inLedger: 'set the pace of the rehearsal',
  undo: 'atItsDesk',
  run: async ({ tx, seat, form: { pace } }): Promise<void> => {
    const open = await rehearsalOf(seat.gameId, tx);
    if (!open) throw refusal('notNow', 'No rehearsal is open.');
    await lockTurn(tx, open.id, 'update');
    const { phases } = await gameScenario(open.id, tx);
    const act = { gameId: open.id, seat: null, by: seat.label, verb: 'pace-rehearsal', rule: '§4' };
    await change(tx, act, 'game', open.id, { phases: phasesAt(phases, pace).map((one) => ({ ...one })) });
    await issueTheClock(tx, open.id);
  },
});
