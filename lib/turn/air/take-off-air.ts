import { z } from 'zod';
import { usedWords } from '@/lib/advice/air/propose-air-support';
import { flownBy, holdTasks, turnsOfDay } from '@/lib/db/air';
import { tasksNaming } from '@/lib/db/areas';
import { remove } from '@/lib/db/change';
import { ChangedByAnother } from '@/lib/db/changed-by-another';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` is what the person saw. */
export const takeOffAirForm = z.strictObject({ taskId: z.string(), version: z.number().int() });

/** Takes an air order off: its squadrons are free again. Refused while a combat flies it (§12a), fighters escort it, or once it has been in the air. */
export const takeOffAir = (seat: ControlSeat, input: z.input<typeof takeOffAirForm>): Promise<Answer> =>
  perform(seat, 'take-off-air', '§12 Air Operations', async (tx, act) => {
    const form = read(takeOffAirForm, input);
    if (!form.ok) return form;
    const { taskId, version } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const task = (await holdTasks(tx, seat.gameId, [taskId])).get(taskId);
    if (!task) return refused('alreadyDone', 'This air order has been taken off already.');
    if (task.version !== version) throw new ChangedByAnother(task);
    const day = await turnsOfDay(seat.gameId, now.turn, tx);
    if (!day.some(({ number }) => number === task.turn)) return refused('notNow', 'This air order is of another day.');
    if (task.state !== 'ordered' || task.lost > 0)
      return refused('alreadyDone', 'It has been in the air: the order stays as it is.');
    if ((await tasksNaming(tx, seat.gameId, { taskId })).length > 0)
      return refused('unitTaken', 'Fighters escort it: take the escort off first.', { rule: '§12d Escort' });
    const flown = await flownBy(seat.gameId, [taskId], tx);
    if (flown.length > 0)
      return refused('unitTaken', `${usedWords(flown.map(({ combat }) => combat))}. Take it out there first.`);
    const other = await inAnothersHands(tx, seat, 'airTask', taskId);
    if (other) return other;
    await remove(tx, act, 'airTask', taskId);
    await doneWithCard(tx, seat, 'airTask', taskId);
    return done(null);
  });
