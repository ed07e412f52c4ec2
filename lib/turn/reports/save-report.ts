import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { asColumn } from '@/lib/db/reports/reports';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { draftToWrite, reportText } from './open-draft';

/** Keeps Control's edited text and the marks it overrules. Nothing is issued. */
export const saveReport = controlVerb({
  name: 'save-report',
  rule: '§10',
  who: anyControl,
  form: z.strictObject({
    reportId: z.string(),
    ...reportText,
  }),
  inLedger: 'wrote on the report',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { reportId, body, overruled, version } = form;
    const draft = await draftToWrite(tx, seat.gameId, 'report', reportId);
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
