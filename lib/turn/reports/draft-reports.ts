import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { teamByKey } from '@/lib/db/teams';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import { type ControlSeat, partOf } from '../kernel/seat';
import { type OutcomeOfTeam, teamsAtOnce } from './batch-outcome';
import { writeDraft } from './write-draft';

/** `version` is that of a team's draft as it was seen; 0 where there is none. */
export const draftReportsForm = z.strictObject({
  teams: z
    .array(z.strictObject({ teamKey: z.string().max(80), version: z.number().int().min(0) }))
    .min(1, 'name a team')
    .max(teamsAtOnce, 'too many teams at once'),
});

/**
 * Drafts the reports of several teams in one step (§10), a correction where a report was told already. Each team is a
 * write of its own: one that is refused holds up no other. `outcomes` are in the order asked for.
 */
export async function draftReports(
  seat: ControlSeat,
  input: z.input<typeof draftReportsForm>,
): Promise<Answer<{ outcomes: OutcomeOfTeam[] }>> {
  const form = read(draftReportsForm, input);
  if (!form.ok) return form;
  const outcomes: OutcomeOfTeam[] = [];
  for (const { teamKey, version } of form.value.teams) {
    const drafted = await perform(partOf(seat, teamKey), 'draft-reports', '§10', async (tx, act) => {
      const now = await lockTurn(tx, seat.gameId, 'share');
      const team = await teamByKey(tx, seat.gameId, teamKey);
      if (!team) return refused('notFound', 'There is no such team in this game.');
      return writeDraft(tx, act, seat, now, team, version);
    });
    if (!drafted.ok && drafted.refusal.code === 'notYours') return drafted;
    outcomes.push({ of: teamKey, refusal: drafted.ok ? null : drafted.refusal });
  }
  return done({ outcomes });
}
