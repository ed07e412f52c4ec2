import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { hasTime, mayBeNudged, nudge, nudgeForm, teamsToNudge } from './nudges';

/**
 * Tells every team whose orders are not in that Control waits for them. Left out are those nudged within the last minute,
 * and those whose more time still runs. Answers the teams told, by name.
 */
export const nudgeLate = controlVerb({
  name: 'nudge-late',
  rule: '§4',
  who: anyControl,
  form: nudgeForm,
  inLedger: 'nudged who is late',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ nudged: string[] }> => {
    const { turn, text, reason } = form;
    const { now, owing } = await teamsToNudge(tx, seat.gameId, turn);
    const late = owing.filter((team) => !hasTime(team, now));
    if (late.length === 0) throw refusal('alreadyDone', 'Nobody is late: every sheet is in or still has time.');
    const teams = late.filter((team) => mayBeNudged(team, now));
    if (teams.length === 0) throw refusal('notNow', 'All of them were nudged within the last minute.');
    const teamIds = teams.map(({ id }) => id);
    await nudge(tx, act, now, teamIds, { text, reason });
    return { nudged: teams.map(({ name }) => name) };
  },
});
