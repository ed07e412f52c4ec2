import { fliesIn } from '@/lib/adjudication/air-orders';
import { squadronsLeft, usedWords } from '@/lib/advice/air/propose-air-support';
import { lockTasks, turnsOfDay } from '@/lib/db/air/air-tasks';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { airTask, airTurn, tasksToFly } from './air-support-flying';

/**
 * Checks that a combat may fly the air orders its entries name: one task a turn, so close air support flies one combat,
 * and the combats of a cab rank share its squadrons (OC-97, OC-39). Locks the orders until the transaction ends.
 */
export async function checkAirCommitment(
  tx: Tx,
  turn: TurnNow,
  combatId: string,
  air: readonly { airTaskId: string | null; squadrons: number }[],
): Promise<void> {
  const named = air.flatMap(({ airTaskId }) => airTaskId ?? []);
  if (named.length === 0) return;
  const locked = await lockTasks(tx, turn.gameId, named);
  const turns = (await turnsOfDay(turn.gameId, turn.turn, tx)).map(airTurn);
  const now = turns.find(({ number }) => number === turn.turn)!;
  const tasks = new Map((await tasksToFly(turn.gameId, turn.turn, tx)).map((task) => [task.id, task]));
  for (const [i, { airTaskId }] of air.entries()) {
    if (airTaskId === null) continue;
    const field = `air.${i}.squadrons`;
    const row = locked.get(airTaskId);
    const laidOn = row && turns.some(({ number }) => number === row.turn) && fliesIn(airTask(row, turns), now);
    const task = laidOn ? tasks.get(airTaskId) : undefined;
    if (!task)
      throw refusal('notFound', 'This air order has been cancelled. Remove its entry, or order the air again.', {
        field: `air.${i}.airTaskId`,
      });
    const rule = '§12 Air Operations, OC-97';
    const entries = air.filter((entry) => entry.airTaskId === airTaskId);
    const wanted = entries.reduce((sum, { squadrons }) => sum + squadrons, 0);
    const left = squadronsLeft(task, combatId);
    const elsewhere = task.usedIn.filter((use) => use.combatId !== combatId);
    const what = `${task.name} for ${task.formation}`;
    if (task.squadrons === 0)
      throw refusal('notNow', `${what} was shot down or driven off: it carries out nothing.`, {
        field,
        rule: '§13 Air to Air Combat, OC-44',
      });
    if (left === 0)
      throw refusal('unitTaken', `${what}: ${usedWords(elsewhere)} already. A squadron has one task a turn.`, {
        field,
        rule,
      });
    if (task.mission === 'closeAirSupport' && entries.length > 1)
      throw refusal('badInput', `${what} stands in this combat twice.`, { field, rule });
    if (wanted > left)
      throw refusal(
        'badInput',
        `${what}: ${left} of ${counted(task.squadrons, 'squadron')} left for it, not ${wanted}.`,
        {
          field,
          rule,
        },
      );
  }
}
