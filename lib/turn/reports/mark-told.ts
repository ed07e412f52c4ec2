import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn, type TurnNow } from '@/lib/db/lock';
import { draftById } from '@/lib/db/reports';
import { sightingById } from '@/lib/db/sightings';
import type { Tx } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { marksHeld, openMarks } from '@/lib/visibility/release';
import { sightingMarks } from '@/lib/visibility/sightings';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { marksRefused, reportToTell } from './release-one-report';
import { sightingToTell } from './sighting-to-tell';
import { sightingText } from './sightings';

/** `told`: what was read aloud, each at the version that was read. */
export const markToldForm = z.strictObject({
  told: z
    .array(
      z.strictObject({
        kind: z.enum(['report', 'sighting']),
        id: z.string().max(80),
        version: z.number().int().min(1),
      }),
    )
    .min(1, 'name what was read aloud')
    .max(40, 'too many at once'),
});

/**
 * A report, reports of sightings, or both were read aloud to a team. What is not released yet passes the guard like what
 * is: all of it is refused with the open marks, and while the report waits for something. It stands as it was told, and can
 * be released afterwards.
 */
export const markTold = (seat: ControlSeat, input: z.input<typeof markToldForm>): Promise<Answer> =>
  perform(seat, 'mark-told', '§10', async (tx, act) => {
    const form = read(markToldForm, input);
    if (!form.ok) return form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    for (const { kind, id } of form.value.told) {
      const fit = kind === 'report' ? await reportFit(tx, now, id) : await sightingFit(tx, now, id);
      if (!fit.ok) return fit;
    }
    const told = { saidAt: now.now, saidBy: seat.label };
    for (const { kind, id, version } of form.value.told) await change(tx, act, kind, id, told, { seen: version });
    return done(null);
  });

/** Whether a report may be marked told: refused where it was told aloud before, or may not be told. */
async function reportFit(tx: Tx, now: TurnNow, id: string): Promise<Answer> {
  const draft = await draftById(tx, now.gameId, id);
  if (!draft) return refused('notFound', 'There is no such report.');
  if (draft.saidAt) return saidBefore(draft.saidBy);
  if (draft.state === 'released') return done(null);
  const fit = await reportToTell(tx, now, id);
  if (!fit.ok) return fit;
  const { facts, lexicon } = fit.value.view;
  const overruled = draft.overruled as Record<string, string>;
  const open = marksHeld({ text: fit.value.text, facts, lexicon, overruled });
  return open.length > 0 ? marksRefused(open) : done(null);
}

/** The same for a report of sightings. */
async function sightingFit(tx: Tx, now: TurnNow, id: string): Promise<Answer> {
  const draft = await sightingById(tx, now.gameId, id);
  if (!draft) return refused('notFound', 'There is no such report.');
  if (draft.saidAt) return saidBefore(draft.saidBy);
  if (draft.state === 'released') return done(null);
  const fit = await sightingToTell(tx, now, id);
  if (!fit.ok) return fit;
  const { facts, lexicon } = fit.value.view;
  const open = openMarks(sightingMarks(sightingText(draft), facts, lexicon), draft.overruled as Record<string, string>);
  return open.length > 0 ? marksRefused(open) : done(null);
}

const saidBefore = (by: string | null): Answer<never> =>
  refused('alreadyDone', `${by} has read it aloud to the team already.`);
