import { z } from 'zod';
import { holdTasks } from '@/lib/db/air';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { companionTaken } from '../cases/companion-taken';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const markAirOrderForm = z.strictObject({
  taskId: z.string(),
  /** What the person saw. */
  version: z.number().int().min(1),
  state: z.enum(['ordered', 'flown', 'drivenOff']),
  reason: writtenText(500).trim(),
  /** The companion game whose result is ruled by; null: none. */
  companionGameId: z.string().max(200).nullable().default(null),
});

/**
 * Control says by hand what became of an air order: driven off, so that it carries out nothing (OC-44), flown, or to be flown
 * after all. Always with a reason. A lift that has landed stays landed.
 */
export const markAirOrder = (
  seat: ControlSeat,
  input: z.input<typeof markAirOrderForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'mark-air-order', '§12 Air Operations', async (tx, act) => {
    const form = read(markAirOrderForm, input);
    if (!form.ok) return form;
    const { taskId, version, state, reason, companionGameId } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const task = (await holdTasks(tx, seat.gameId, [taskId])).get(taskId);
    if (!task) return refused('notFound', 'This air order has been taken off.');
    if (task.turn !== turn.turn) return refused('notNow', `Turn ${task.turn} is over; this is turn ${turn.turn}.`);
    if (!reason) return refused('reasonNeeded', 'Say why.', { field: 'reason' });
    if (task.state === state) return refused('alreadyDone', 'It is marked so already.');
    if (task.liftId && (task.state === 'flown' || state === 'flown'))
      return refused('notNow', 'A lift is flown when it lands, and a landing is not undone. Move its counters.');
    const other = await inAnothersHands(tx, seat, 'airTask', taskId);
    if (other) return other;
    const taken = await companionTaken(tx, seat.gameId, companionGameId, { kind: 'landing', id: taskId });
    if (!taken.ok) return taken;
    const signed = { ...act, ...taken.value.signs, reason };
    const became = await change(tx, signed, 'airTask', taskId, { state }, { seen: version });
    return done({ version: became.version });
  });
