import { z } from 'zod';
import { controlVerbInParts, partsAtMost } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { draftToWriteAgain, writeDraft } from './write-draft';

/** Drafts the reports of several teams in one step (§10), a correction where a report was told already. */
export const draftReports = controlVerbInParts({
  name: 'draft-reports',
  rule: '§10',
  who: anyControl,
  form: z.strictObject({
    teams: z.array(draftToWriteAgain).min(1, 'name a team').max(partsAtMost, 'too many teams at once'),
  }),
  inLedger: 'drafted the report with others',
  undo: 'atItsDesk',
  parts: ({ teams }) => teams,
  nameOf: ({ teamKey }) => teamKey,
  run: ({ tx, act, seat, part }) => writeDraft(tx, act, seat, part),
});
