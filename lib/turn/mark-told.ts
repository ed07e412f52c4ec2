import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { draftById } from '@/lib/db/reports';
import { marksHeld } from '@/lib/visibility/release';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { marksRefused, reportToTell } from './report-goes-out';
import type { ControlSeat } from './seat';

export const markToldForm = z.strictObject({ reportId: z.string().max(80), version: z.number().int().min(1) });

/**
 * A report was read aloud to its team. What is not released yet passes the guard like what is: it is refused with the open
 * marks, and while the report waits for something. It stands as it was told, and can be released afterwards.
 */
export const markTold = (
  seat: ControlSeat,
  input: z.input<typeof markToldForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'mark-told', '§10', async (tx, act) => {
    const form = read(markToldForm, input);
    if (!form.ok) return form;
    const { reportId, version } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const draft = await draftById(tx, seat.gameId, reportId);
    if (!draft) return refused('notFound', 'There is no such report.');
    if (draft.saidAt) return refused('alreadyDone', `${draft.saidBy} has read it aloud to the team already.`);
    if (draft.state === 'drafted') {
      const fit = await reportToTell(tx, now, reportId);
      if (!fit.ok) return fit;
      const { facts, lexicon } = fit.value.view;
      const overruled = draft.overruled as Record<string, string>;
      const open = marksHeld({ text: fit.value.text, facts, lexicon, overruled });
      if (open.length > 0) return marksRefused(open);
    }
    const told = { saidAt: now.now, saidBy: seat.label };
    const became = await change(tx, act, 'report', reportId, told, { seen: version });
    return done({ version: became.version });
  });
