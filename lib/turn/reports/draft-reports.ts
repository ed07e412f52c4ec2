import { z } from 'zod';
import { teamByKey } from '@/lib/db/access/teams';
import { lockTurn } from '@/lib/db/lock';
import { refusal } from '@/lib/result';
import { controlVerbInParts, partsAtMost } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { writeDraft } from './write-draft';

/** Drafts the reports of several teams in one step (§10), a correction where a report was told already. */
export const draftReports = controlVerbInParts({
  name: 'draft-reports',
  rule: '§10',
  who: anyControl,
  /** `version` is that of a team's draft as it was seen; 0 where there is none. */
  form: z.strictObject({
    teams: z
      .array(z.strictObject({ teamKey: z.string().max(80), version: z.number().int().min(0) }))
      .min(1, 'name a team')
      .max(partsAtMost, 'too many teams at once'),
  }),
  inLedger: 'drafted the report with others',
  undo: 'atItsDesk',
  parts: ({ teams }) => teams,
  nameOf: ({ teamKey }) => teamKey,
  run: async ({ tx, act, seat, part: { teamKey, version } }) => {
    const now = await lockTurn(tx, seat.gameId, 'share');
    const team = await teamByKey(tx, seat.gameId, teamKey);
    if (!team) throw refusal('notFound', 'There is no such team in this game.');
    await writeDraft(tx, act, seat, now, team, version);
  },
});
