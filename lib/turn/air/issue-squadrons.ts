import { z } from 'zod';
import { lockTeam, teamsOf } from '@/lib/db/access/teams';
import { groupsOf } from '@/lib/db/air/air-tasks';
import { writeSquadrons } from '@/lib/db/issued/issued';
import { enterReplaced } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { squadronsTold } from '@/lib/db/reports/sightings';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { refusal } from '@/lib/result';
import { issueSquadrons as issueRoster } from '@/lib/visibility/sightings/air-report';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Tells teams which squadrons they may ask for (§12): each those of its own side, in place of what it was told before. A loss
 * changes what a team sees only by this.
 */
export const issueSquadrons = controlVerb({
  name: 'issue-squadrons',
  rule: '§12 Air Operations',
  who: anyControl,
  form: z.strictObject({
    /** The teams that are told, by their keys. */
    teamKeys: z.array(z.string()).min(1).max(60),
    /** As many of each group as they are told; a group that is left out is not told. */
    groups: z.array(z.strictObject({ squadronId: z.string(), squadrons: z.number().int().min(0).max(200) })).max(100),
  }),
  inLedger: 'told squadrons',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<{ teams: number }> => {
    const { teamKeys, groups } = form;
    await lockTurn(tx, seat.gameId, 'share');
    const teams = (await teamsOf(seat.gameId, tx)).filter(({ key }) => teamKeys.includes(key));
    if (teams.length < new Set(teamKeys).size)
      throw refusal('notFound', 'There is no such team in this game.', { field: 'teamKeys' });
    const known = await groupsOf(seat.gameId, tx);
    const told = groups.map((one) => ({ ...known.find(({ id }) => id === one.squadronId)!, squadrons: one.squadrons }));
    const unknown = told.findIndex(({ id }) => !id);
    if (unknown >= 0)
      throw refusal('notFound', 'There is no such group of squadrons.', { field: `groups.${unknown}.squadronId` });
    const source = await issueSource(tx);
    const sides = await gameSides(seat.gameId, tx);
    for (const team of teams.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      await lockTeam(tx, team.id);
      const viewer = { gameId: seat.gameId, teamId: team.id, teamName: team.name, side: team.side, sides };
      const before = await squadronsTold(seat.gameId, [team.id], tx);
      const rows = issueRoster(viewer, told, (name) => before.find((row) => row.name === name)?.id, source);
      await writeSquadrons(tx, team.id, rows);
      enterReplaced(tx, act, 'squadronTold', before, rows);
      touchDesk(tx, seat.gameId, team.id);
    }
    return { teams: teams.length };
  },
});
