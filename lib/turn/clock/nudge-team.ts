import { z } from 'zod';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { mayBeNudged, nudge, nudgeForm, teamsToNudge } from './nudges';

/** Tells one team that Control waits for its orders. Not twice within a minute. */
export const nudgeTeam = controlVerb({
  name: 'nudge-team',
  rule: '§4',
  who: anyControl,
  /** The nudge, and to whom. */
  form: nudgeForm.extend({ teamId: z.string() }),
  inLedger: 'nudged the team',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { teamId, turn, text, reason } = form;
    const { now, owing } = await teamsToNudge(tx, seat.gameId, turn);
    const team = owing.find(({ id }) => id === teamId);
    if (!team)
      throw refusal('notNow', 'This team owes no orders: its sheet is in, it has no troops, or the console plays it.');
    if (!mayBeNudged(team, now)) throw refusal('notNow', `${team.name} was nudged within the last minute.`);
    return nudge(tx, act, now, [teamId], { text, reason });
  },
});
