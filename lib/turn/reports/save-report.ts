import { z } from 'zod';
import { change } from '@/lib/db/change';
import { asColumn, draftById } from '@/lib/db/reports';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const saveReportForm = z.strictObject({
  reportId: z.string(),
  body: writtenText(20_000),
  /** Reasons by mark: a mark with a reason is overruled. */
  overruled: z.record(writtenText(500), writtenText(500).trim()),
  version: z.number().int().min(1),
});

/** Keeps Control's edited text and the marks it overrules. Nothing is issued. */
export const saveReport = (
  seat: ControlSeat,
  input: z.input<typeof saveReportForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'save-report', '§10', async (tx, act) => {
    const form = read(saveReportForm, input);
    if (!form.ok) return form;
    const { reportId, body, overruled, version } = form.value;
    const draft = await draftById(tx, seat.gameId, reportId);
    if (!draft) return refused('notFound', 'There is no such report.');
    if (draft.state === 'released')
      return refused('alreadyDone', 'This report has been released. What it got wrong, a correction sets right.');
    if (draft.saidAt)
      return refused(
        'alreadyDone',
        `${draft.saidBy} has read it aloud as it stands. What it got wrong, a correction sets right.`,
      );
    const other = await inAnothersHands(tx, seat, 'report', draft.teamId);
    if (other) return other;
    const saved = await change(
      tx,
      act,
      'report',
      reportId,
      { body, overruled: asColumn(overruled) as never },
      { seen: version },
    );
    return done({ version: saved.version });
  });
