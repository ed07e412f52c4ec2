import { z } from 'zod';
import { change } from '@/lib/db/change';
import { asColumn, draftById } from '@/lib/db/reports/reports';
import { refusal } from '@/lib/result';
import { writtenText } from '@/lib/visibility/forms/order-form';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Keeps Control's edited text and the marks it overrules. Nothing is issued. */
export const saveReport = controlVerb({
  name: 'save-report',
  rule: '§10',
  who: anyControl,
  form: z.strictObject({
    reportId: z.string(),
    body: writtenText(20_000),
    /** Reasons by mark: a mark with a reason is overruled. */
    overruled: z.record(writtenText(500), writtenText(500).trim()),
    version: z.number().int().min(1),
  }),
  inLedger: 'wrote on the report',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { reportId, body, overruled, version } = form;
    const draft = await draftById(tx, seat.gameId, reportId);
    if (!draft) throw refusal('notFound', 'There is no such report.');
    if (draft.state === 'released')
      throw refusal('alreadyDone', 'This report has been released. What it got wrong, a correction sets right.');
    if (draft.saidAt)
      throw refusal(
        'alreadyDone',
        `${draft.saidBy} has read it aloud as it stands. What it got wrong, a correction sets right.`,
      );
    await claimCard(tx, seat, 'report', draft.teamId);
    const saved = await change(
      tx,
      act,
      'report',
      reportId,
      { body, overruled: asColumn(overruled) as never },
      { seen: version },
    );
    return { version: saved.version };
  },
});
