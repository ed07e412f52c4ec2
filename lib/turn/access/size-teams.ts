import { z } from 'zod';
import { createSeat, dutiesSeated } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { type PlayerDuty, playerDuties } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { labelOf } from './seat-label';

/** A team is at most so many people. */
const peopleAtMost = 12;

/** The duty of the next seat of a team that has these: one of each, then more for operations (§2). */
const nextDuty = (there: readonly PlayerDuty[]): PlayerDuty =>
  playerDuties.find((duty) => !there.includes(duty)) ?? 'operations';

/** Game Control makes seats until each of these teams has so many (§2). None is taken away. */
export const sizeTeams = controlVerb({
  name: 'size-teams',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    teamKeys: z.array(z.string()).min(1, 'choose a team').max(100),
    size: z
      .number()
      .int()
      .min(1, 'one seat at least')
      .max(peopleAtMost, `${counted(peopleAtMost, 'seat')} at most`),
  }),
  inLedger: 'made seats by the size of teams',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat: { gameId }, form }): Promise<{ made: number }> => {
    await lockTurn(tx, gameId, 'update');
    const teams = new Map((await teamsOf(gameId, tx)).map((team) => [team.key, team]));
    let made = 0;
    for (const key of new Set(form.teamKeys)) {
      const team = teams.get(key);
      if (!team) throw refusal('badInput', `There is no team “${key}” in this game.`, { field: 'teamKeys' });
      const there = await dutiesSeated(tx, { gameId, teamId: team.id });
      while (there.length < form.size) {
        const duty = nextDuty(there);
        const label = await labelOf(tx, { gameId, teamId: team.id, duty });
        await createSeat(tx, act, { kind: 'player', label, duty, teamId: team.id, roles: [], teamKeys: [] });
        there.push(duty);
        made += 1;
      }
    }
    if (made === 0) throw refusal('alreadyDone', `Each of them has ${counted(form.size, 'seat')} or more.`);
    return { made };
  },
});
