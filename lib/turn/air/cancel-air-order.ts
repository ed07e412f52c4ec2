import { z } from 'zod';
import { usedWords } from '@/lib/advice/air/propose-air-support';
import { flownBy, lockTasks, turnsOfDay } from '@/lib/db/air/air-tasks';
import { tasksNaming } from '@/lib/db/air/bombing-areas';
import { remove } from '@/lib/db/kernel/change';
import { ChangedByAnother } from '@/lib/db/kernel/changed-by-another';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Cancels an air order: its squadrons are free again. Refused while a combat flies it (§12a), fighters escort it, or once it has been in the air. */
export const cancelAirOrder = controlVerb({
  name: 'cancel-air-order',
  rule: '§12 Air Operations',
  who: anyControl,
  /** `version` is what the person saw. */
  form: z.strictObject({ taskId: z.string(), version: z.number().int() }),
  inLedger: 'cancelled an air order',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { taskId, version } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const task = (await lockTasks(tx, seat.gameId, [taskId])).get(taskId);
    if (!task) throw refusal('alreadyDone', 'This air order has been cancelled already.');
    if (task.version !== version) throw new ChangedByAnother(task);
    const day = await turnsOfDay(seat.gameId, now.turn, tx);
    if (!day.some(({ number }) => number === task.turn)) throw refusal('notNow', 'This air order is of another day.');
    if (task.state !== 'ordered' || task.lost > 0)
      throw refusal('alreadyDone', 'It has been in the air: the order stays as it is.');
    if ((await tasksNaming(tx, seat.gameId, { taskId })).length > 0)
      throw refusal('unitTaken', 'Fighters escort it: cancel the escort first.', { rule: '§12d Escort' });
    const flown = await flownBy(seat.gameId, [taskId], tx);
    if (flown.length > 0)
      throw refusal('unitTaken', `${usedWords(flown.map(({ combat }) => combat))}. Take it out there first.`);
    await claimCard(tx, seat, 'airTask', taskId);
    await remove(tx, act, 'airTask', taskId);
    await doneWithCard(tx, seat, 'airTask', taskId);
  },
});
