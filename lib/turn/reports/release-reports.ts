import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import { type ControlSeat, partOf } from '../kernel/seat';
import { type OutcomeOfTeam, teamsAtOnce } from './batch-outcome';
import { reportGoesOut } from './release-one-report';

/** `version` is that of each draft as it was seen. */
export const releaseReportsForm = z.strictObject({
  reports: z
    .array(z.strictObject({ reportId: z.string().max(80), version: z.number().int().min(1) }))
    .min(1, 'name a report')
    .max(teamsAtOnce, 'too many reports at once'),
});

/**
 * Releases the reports of some or all teams in one step (§4, 3). Each is checked and goes out as if it were released
 * alone, with the friends told last time, in a write of its own: what passes goes out, what does not stays as it was and
 * says why. `outcomes` are in the order asked for.
 */
export async function releaseReports(
  seat: ControlSeat,
  input: z.input<typeof releaseReportsForm>,
): Promise<Answer<{ outcomes: OutcomeOfTeam[] }>> {
  const form = read(releaseReportsForm, input);
  if (!form.ok) return form;
  const outcomes: OutcomeOfTeam[] = [];
  for (const { reportId, version } of form.value.reports) {
    const released = await perform(partOf(seat, reportId), 'release-reports', '§10', async (tx, act) => {
      const now = await lockTurn(tx, seat.gameId, 'share');
      return reportGoesOut(tx, act, seat, now, { reportId, version, friends: null });
    });
    if (!released.ok && released.refusal.code === 'notYours') return released;
    outcomes.push({ of: reportId, refusal: released.ok ? null : released.refusal });
  }
  return done({ outcomes });
}
