import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameById } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import { budgetsOf, issueTheClock } from '../issuing/issue-clock';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** Seconds of each phase, from half a minute to two hours. */
const seconds = z.number().int().min(30, 'give it half a minute at least').max(7200, 'two hours are enough');
const budgets = z.strictObject({
  orders: seconds,
  collection: seconds,
  movement: seconds,
  combat: seconds,
  briefing: seconds,
  reinforcements: seconds,
});

/** Game control changes how long the phases of §4 may take, for the rest of this game; the clock goes by it at once. */
export const setBudgets = controlVerb({
  name: 'set-budgets',
  rule: '§4',
  who: gameControl,
  /** `was` are the budgets the person saw. */
  form: z.strictObject({ was: budgets, budgets }),
  inLedger: 'changed the times of the phases',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    await lockTurn(tx, seat.gameId, 'update');
    const stand = budgetsOf(await gameById(seat.gameId, tx));
    const { was, budgets: asked } = form;
    if (stand.some(({ key, budgetSeconds }) => was[key] !== budgetSeconds))
      throw refusal('changedByAnother', 'Someone else has changed these times meanwhile. Look at them again.');
    if (stand.every(({ key, budgetSeconds }) => asked[key] === budgetSeconds))
      throw refusal('alreadyDone', 'These are the times already.');
    const phases = stand.map((phase) =>
      asked[phase.key] === phase.budgetSeconds
        ? phase
        : { key: phase.key, budgetSeconds: asked[phase.key], isOurs: true },
    );
    await change(tx, act, 'game', seat.gameId, { phases: JSON.parse(JSON.stringify(phases)) });
    await issueTheClock(tx, seat.gameId);
  },
});
