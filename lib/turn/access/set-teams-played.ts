import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { changeAll } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { playedByNames } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

const teamPlayed = z.strictObject({ teamKey: z.string(), playedBy: z.enum(playedByNames) });

/**
 * Game Control says who plays these teams: people, Control, the console, or nobody. A team that people do not play is never
 * asked for orders, never late, and owed a report only if something happened to it. No player hears of it.
 */
export const setTeamsPlayed = controlVerb({
  name: 'set-teams-played',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ teams: z.array(teamPlayed).min(1, 'choose a team').max(100) }),
  inLedger: 'said who plays the team',
  undo: 'atAnyTime',
  run: async ({ tx, act, seat: { gameId }, form }): Promise<{ changed: number }> => {
    await lockTurn(tx, gameId, 'update');
    const there = new Map((await teamsOf(gameId, tx)).map((team) => [team.key, team]));
    const wanted = new Map(form.teams.map(({ teamKey, playedBy }) => [teamKey, playedBy]));
    for (const key of wanted.keys())
      if (!there.has(key)) throw refusal('badInput', `There is no team “${key}” in this game.`, { field: 'teams' });
    const changes = [...wanted]
      .filter(([key, playedBy]) => there.get(key)!.playedBy !== playedBy)
      .map(([id, playedBy]) => ({ id, patch: { playedBy } }));
    if (changes.length === 0) throw refusal('alreadyDone', 'This is already set.');
    await changeAll(tx, act, 'team', changes);
    return { changed: changes.length };
  },
});
