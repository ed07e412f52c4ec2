import { z } from 'zod';
import { teamByKey } from '@/lib/db/access/teams';
import { lockTurn } from '@/lib/db/lock';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { writeDraft } from './write-draft';

/**
 * Drafts a team's report of the turn from what has come out so far (§10). What was told is not changed: a correction is
 * drafted, which says that the earlier report was mistaken.
 */
export const draftReport = controlVerb({
  name: 'draft-report',
  rule: '§10',
  who: anyControl,
  /** `version` is that of the draft to write again; 0: there is none. */
  form: z.strictObject({ teamKey: z.string(), version: z.number().int().min(0) }),
  inLedger: 'drafted the report',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ id: string; version: number }> => {
    const now = await lockTurn(tx, seat.gameId, 'share');
    const team = await teamByKey(tx, seat.gameId, form.teamKey);
    if (!team) throw refusal('notFound', 'There is no such team in this game.');
    const { id, version } = await writeDraft(tx, act, seat, now, team, form.version);
    return { id, version };
  },
});
