import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { changeAll } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { only, same } from '@/lib/values';
import { playedByNames, temperNames } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** The way a team is played, and how the console plays it. Fields that are left out stay as they are. */
const teamPlayed = z.strictObject({
  teamKey: z.string(),
  playedBy: z.enum(playedByNames),
  temper: z.enum(temperNames).optional(),
  isNovice: z.boolean().optional(),
});

/**
 * Game Control says who plays these teams: people, Control, the console, or nobody; and at which temper, and whether as a
 * novice, the console plays them. A team that Control runs, or that is out of the game, is never asked for orders, never late,
 * and owed a report only if something happened to it. No player hears of it.
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
    const wanted = new Map(form.teams.map(({ teamKey, ...how }) => [teamKey, how]));
    for (const key of wanted.keys())
      if (!there.has(key)) throw refusal('badInput', `There is no team “${key}” in this game.`, { field: 'teams' });
    const changes = [...wanted].flatMap(([id, { playedBy, temper, isNovice }]) => {
      const was = only(there.get(id)!, ['playedBy', 'temper', 'isNovice']);
      const patch = { playedBy, temper: temper ?? was.temper, isNovice: isNovice ?? was.isNovice };
      return same(was, patch) ? [] : [{ id, patch }];
    });
    if (changes.length === 0) throw refusal('alreadyDone', 'This is already set.');
    await changeAll(tx, act, 'team', changes);
    return { changed: changes.length };
  },
});
