import { z } from 'zod';
import { tellExpected } from '@/lib/db/arrivals';
import { lockTurn } from '@/lib/db/lock';
import { teamsOf } from '@/lib/db/teams';
import { touchDesk } from '@/lib/db/transaction';
import { unitsOfTeam } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { issueExpected } from '@/lib/visibility/arrivals';
import { sourceOf } from '../issuing/issue-source';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `teamId` null: every team. `until` is the last turn whose arrivals are told. */
export const issueArrivalsForm = z.strictObject({
  teamId: z.string().nullable(),
  until: z.number().int().min(1).max(999),
});

/**
 * Tells a team, or every team, which of its units it may expect up to a turn, and where (§4 step 4), in place of what it
 * was told before. Until then nothing that Control does with arrivals reaches a team. Returns how many units were told.
 */
export const issueArrivals = (
  seat: ControlSeat,
  input: z.input<typeof issueArrivalsForm>,
): Promise<Answer<{ told: number }>> =>
  perform(seat, 'issue-arrivals', '§4', async (tx, act) => {
    const form = read(issueArrivalsForm, input);
    if (!form.ok) return form;
    const { teamId, until } = form.value;
    const { turn } = await lockTurn(tx, seat.gameId, 'share');
    if (until <= turn)
      return refused('badInput', `Turn ${until} has come. Tell the arrivals of later turns.`, { field: 'until' });
    const teams = (await teamsOf(seat.gameId, tx)).filter(({ id }) => teamId === null || id === teamId);
    if (teams.length === 0) return refused('notFound', 'There is no such team.', { field: 'teamId' });
    const source = await sourceOf(tx);
    let told = 0;
    for (const team of teams.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const viewer = { gameId: seat.gameId, teamId: team.id, teamName: team.name, side: team.side };
      const units = await unitsOfTeam(tx, seat.gameId, team.id);
      const rows = issueExpected(viewer, units, { now: turn, until }, source);
      await tellExpected(tx, act, team.id, rows);
      touchDesk(tx, seat.gameId, team.id);
      told += rows.length;
    }
    return done({ told });
  });
