import { nanoid } from 'nanoid';
import { z } from 'zod';
import { airOrderFault } from '@/lib/adjudication/air-orders';
import { flownBy, formationsOf, holdGroups, holdTasks, tasksOf, turnsOfDay } from '@/lib/db/air';
import { change, create } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { perform, read } from './act';
import { usedWords } from './air-proposals';
import { airTask, airTurn, groupFlying } from './air-standing';
import { type Answer, done, refused } from './answer';
import type { ControlSeat } from './seat';

export const saveAirOrderForm = z.strictObject({
  /** null: a new order, and `version` 0. */
  taskId: z.string().nullable(),
  version: z.number().int().min(0),
  /** The turn the person saw. */
  turn: z.number().int(),
  squadronId: z.string().min(1),
  squadrons: z.number().int().min(1).max(100),
  mission: z.enum(['closeAirSupport', 'cabRank']),
  formation: z.string().min(1),
  hasAirLiaison: z.boolean(),
});

/**
 * Lays squadrons of a group on for a formation, or changes that (§9 Close Air Support, §12a). A squadron has one task a
 * turn, and a cab rank is one in both daylight turns of its day; the group is held, so that two hands never lay the same on.
 */
export const saveAirOrder = (
  seat: ControlSeat,
  input: z.input<typeof saveAirOrderForm>,
): Promise<Answer<{ taskId: string; version: number }>> =>
  perform(seat, 'save-air-order', '§12a Close Air Support', async (tx, act) => {
    const form = read(saveAirOrderForm, input);
    if (!form.ok) return form;
    const { taskId, version, turn: seen, ...order } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'share');
    if (seen !== now.turn) return refused('notNow', `Turn ${seen} is over; this is turn ${now.turn}.`);
    const stands = taskId === null ? undefined : (await holdTasks(tx, seat.gameId, [taskId])).get(taskId);
    if (taskId !== null && !stands) return refused('notFound', 'This air order has been taken off.');
    const group = (await holdGroups(tx, seat.gameId, [order.squadronId])).get(order.squadronId);
    if (!group) return refused('notFound', 'There is no such group of squadrons.', { field: 'squadronId' });
    const sides = await formationsOf(seat.gameId, tx);
    if (!sides.some(({ side, formation }) => side === group.side && formation === order.formation))
      return refused('badInput', 'There is no such formation on the side of these squadrons.', { field: 'formation' });
    const flown = stands ? await flownBy(seat.gameId, [stands.id], tx) : [];
    if (flown.length > 0)
      return refused('unitTaken', `${usedWords(flown.map(({ combat }) => combat))}. Take it out there first.`);

    const turns = (await turnsOfDay(seat.gameId, now.turn, tx)).map(airTurn);
    const numbers = turns.map(({ number }) => number);
    if (stands && !numbers.includes(stands.turn)) return refused('notNow', 'This air order is of another day.');
    const turn = stands?.turn ?? now.turn;
    const others = (await tasksOf(seat.gameId, numbers, tx))
      .filter((other) => other.squadronId === group.id && other.id !== taskId)
      .map((other) => airTask(other, turns));
    const fault = airOrderFault(airTask({ ...order, turn }, turns), groupFlying(group), others, turns);
    if (fault) return refused('badInput', fault.message, { field: fault.field, rule: fault.rule });

    if (stands) {
      const became = await change(tx, act, 'airTask', stands.id, order, { seen: version });
      return done({ taskId: stands.id, version: became.version });
    }
    const id = nanoid();
    const made = await create(tx, act, 'airTask', id, { id, gameId: seat.gameId, turn, ...order });
    return done({ taskId: id, version: made.version });
  });
