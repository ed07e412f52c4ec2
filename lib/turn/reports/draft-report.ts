import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { teamByKey } from '@/lib/db/teams';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { writeDraft } from './write-draft';

/** `version` is that of the draft to be written anew; 0 where there is none. */
export const draftReportForm = z.strictObject({ teamKey: z.string(), version: z.number().int().min(0) });

/**
 * Drafts a team's report of the turn from what has come out so far (§10). What was told stands: after it a correction is
 * drafted, which says that the earlier report was mistaken.
 */
export const draftReport = (
  seat: ControlSeat,
  input: z.input<typeof draftReportForm>,
): Promise<Answer<{ id: string; version: number }>> =>
  perform(seat, 'draft-report', '§10', async (tx, act) => {
    const form = read(draftReportForm, input);
    if (!form.ok) return form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const team = await teamByKey(tx, seat.gameId, form.value.teamKey);
    if (!team) return refused('notFound', 'There is no such team in this game.');
    const draft = await writeDraft(tx, act, seat, now, team, form.value.version);
    return draft.ok ? done({ id: draft.value.id, version: draft.value.version }) : draft;
  });
