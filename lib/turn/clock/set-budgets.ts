import { z } from 'zod';
import { change } from '@/lib/db/change';
import { gameById } from '@/lib/db/games';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { budgetsOf, issueTheClock } from '../issuing/issue-clock';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

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

/** `was` are the budgets the person saw. */
export const setBudgetsForm = z.strictObject({ was: budgets, budgets });

/** Game control changes how long the phases of §4 may take, for the rest of this game; the clock goes by it at once. */
export const setBudgets = (seat: ControlSeat, input: z.input<typeof setBudgetsForm>): Promise<Answer> =>
  perform(seat, 'set-budgets', '§4', async (tx, act) => {
    const form = read(setBudgetsForm, input);
    if (!form.ok) return form;
    await lockTurn(tx, seat.gameId, 'update');
    const stand = budgetsOf(await gameById(seat.gameId, tx));
    const { was, budgets: asked } = form.value;
    if (stand.some(({ key, budgetSeconds }) => was[key] !== budgetSeconds))
      return refused('changedByAnother', 'Someone else has changed these times meanwhile. Look at them again.');
    if (stand.every(({ key, budgetSeconds }) => asked[key] === budgetSeconds))
      return refused('alreadyDone', 'These are the times already.');
    const phases = stand.map((phase) =>
      asked[phase.key] === phase.budgetSeconds
        ? phase
        : { key: phase.key, budgetSeconds: asked[phase.key], isOurs: true },
    );
    await change(tx, act, 'game', seat.gameId, { phases: JSON.parse(JSON.stringify(phases)) });
    await issueTheClock(tx, seat.gameId);
    return done(null);
  });
