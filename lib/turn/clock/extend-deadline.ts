import { z } from 'zod';
import { extensionOf, writeExtension } from '@/lib/db/issued/issued-clock';
import { enterDifference, enterMade } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { teamsOwing } from '@/lib/db/sequence/deadline';
import { gameById } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import { issueExtension } from '@/lib/visibility/issuing/nudges-and-extensions';
import { budgetsOf } from '../issuing/issue-clock';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { extensionId, timeByClock } from './time-by-clock';

/**
 * Gives one team so many minutes more than the others for its orders: from the end of the orders phase, or from now where
 * that is past, or on top of what it was given before. That team alone is told, and its sheet is not late until then.
 */
export const extendDeadline = controlVerb({
  name: 'extend-deadline',
  rule: '§4',
  who: anyControl,
  /** `turn` is the turn the person saw. */
  form: z.strictObject({
    teamId: z.string(),
    turn: z.number().int().min(1),
    minutes: z.number().int().min(1, 'give it a minute at least').max(60, 'an hour is enough'),
  }),
  inLedger: 'gave the team more time',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ until: string }> => {
    const { teamId, turn, minutes } = form;
    const { gameId } = seat;
    // Held for its own: two umpires who give more time at once give it one after the other.
    const now = await lockTurn(tx, gameId, 'update');
    if (turn !== now.turn || now.movementClosedAt)
      throw refusal('notNow', 'Movement is closed: the orders of this turn stand.');
    if (!(await teamsOwing(tx, gameId, turn)).some(({ id }) => id === teamId))
      throw refusal('notNow', 'This team owes no orders: its sheet is in, or it has no troops.');
    const was = await extensionOf(tx, { gameId, teamId, turn });
    const budget = budgetsOf(await gameById(gameId, tx)).find(({ key }) => key === 'orders');
    const phaseEnds = now.phase === 'orders' ? now.phaseStartedAt.getTime() + (budget?.budgetSeconds ?? 0) * 1000 : 0;
    const from = Math.max(timeByClock(now).getTime(), phaseEnds, was?.until.getTime() ?? 0);
    const longer = issueExtension({ gameId, teamId, turn }, new Date(from + minutes * 60_000), await issueSource(tx));
    await writeExtension(tx, longer);
    const subjectId = extensionId(longer);
    if (was) enterDifference(tx, act, 'extension', subjectId, { ...was }, { ...longer });
    else enterMade(tx, act, 'extension', subjectId, longer);
    touchDesk(tx, gameId, teamId);
    return { until: longer.until.toISOString() };
  },
});
