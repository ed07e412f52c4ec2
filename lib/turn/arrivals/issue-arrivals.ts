import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { tellExpected } from '@/lib/db/arrivals/arrivals';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { unitsOfTeam } from '@/lib/db/movement/units';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { refusal } from '@/lib/result';
import { issueExpected } from '@/lib/visibility/issuing/arrivals';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Tells a team, or every team, which of its units it may expect up to a turn, and where (§4 step 4), in place of what it
 * was told before. Until then nothing that Control does with arrivals reaches a team. Returns how many units were told.
 */
export const issueArrivals = controlVerb({
  name: 'issue-arrivals',
  rule: '§4',
  who: anyControl,
  /** `teamId` null: every team. `until` is the last turn whose arrivals are told. */
  form: z.strictObject({
    teamId: z.string().nullable(),
    until: z.number().int().min(1).max(999),
  }),
  inLedger: 'told the team its arrivals',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<{ told: number }> => {
    const { teamId, until } = form;
    const { turn } = await lockTurn(tx, seat.gameId, 'share');
    if (until <= turn)
      throw refusal('badInput', `Turn ${until} has come. Tell the arrivals of later turns.`, { field: 'until' });
    const teams = (await teamsOf(seat.gameId, tx)).filter(({ id }) => teamId === null || id === teamId);
    if (teams.length === 0) throw refusal('notFound', 'There is no such team.', { field: 'teamId' });
    const source = await issueSource(tx);
    const sides = await gameSides(seat.gameId, tx);
    let told = 0;
    for (const team of teams.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const viewer = { gameId: seat.gameId, teamId: team.id, teamName: team.name, side: team.side, sides };
      const units = await unitsOfTeam(tx, seat.gameId, team.id);
      const rows = issueExpected(viewer, units, { now: turn, until }, source);
      await tellExpected(tx, act, team.id, rows);
      touchDesk(tx, seat.gameId, team.id);
      told += rows.length;
    }
    return { told };
  },
});
