import { z } from 'zod';
import { lockTasks } from '@/lib/db/air/air-tasks';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { refusal, thisTurn } from '@/lib/result';
import { airTaskStates } from '@/lib/words';
import { companionTaken } from '../cases/ruled-by-companion';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Control says what became of an air order: driven off, so that it carries out nothing (OC-44), flown, or still to be
 * flown. Always with a reason. A lift that has landed stays landed.
 */
export const markAirOrder = controlVerb({
  name: 'mark-air-order',
  rule: '§12 Air Operations',
  who: anyControl,
  form: z.strictObject({
    taskId: z.string(),
    /** The version that the person saw. */
    version: z.number().int().min(1),
    state: z.enum(airTaskStates),
    reason: writtenText(500).trim(),
    /** The companion game whose result is ruled by; null: none. */
    companionGameId: z.string().max(200).nullable().default(null),
  }),
  inLedger: 'marked the air order',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { taskId, version, state, reason, companionGameId } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const task = (await lockTasks(tx, seat.gameId, [taskId])).get(taskId);
    if (!task) throw refusal('notFound', 'This air order has been cancelled.');
    thisTurn(turn, task.turn);
    if (!reason) throw refusal('reasonNeeded', 'Say why.', { field: 'reason' });
    if (task.state === state) throw refusal('alreadyDone', 'It is marked so already.');
    if (task.liftId && (task.state === 'flown' || state === 'flown'))
      throw refusal('notNow', 'A lift is flown when it lands, and a landing is not undone. Move its counters.');
    await claimCard(tx, seat, 'airTask', taskId);
    const taken = await companionTaken(tx, seat.gameId, companionGameId, { kind: 'landing', id: taskId });
    const signed = { ...act, ...taken.signs, reason };
    const became = await change(tx, signed, 'airTask', taskId, { state }, { seen: version });
    return { version: became.version };
  },
});
