import { z } from 'zod';
import { controlVerbInParts, partsAtMost } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { releaseOneReport } from './release-one-report';

/**
 * Releases the reports of some or all teams in one step (§4, 3). Each is checked and goes out as if it were released
 * alone, with the friends told last time: what passes goes out, what does not stays as it was and says why.
 */
export const releaseReports = controlVerbInParts({
  name: 'release-reports',
  rule: '§10',
  who: anyControl,
  /** `version` is that of each draft as it was seen. */
  form: z.strictObject({
    reports: z
      .array(z.strictObject({ reportId: z.string().max(80), version: z.number().int().min(1) }))
      .min(1, 'name a report')
      .max(partsAtMost, 'too many reports at once'),
  }),
  inLedger: 'released the report with others',
  undo: 'teamTold',
  parts: ({ reports }) => reports,
  nameOf: ({ reportId }) => reportId,
  run: ({ tx, act, seat, part }) => releaseOneReport(tx, act, seat, { ...part, friends: null }),
});
