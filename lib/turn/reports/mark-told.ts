import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn, type TurnNow } from '@/lib/db/lock';
import { draftById } from '@/lib/db/reports/reports';
import { sightingById } from '@/lib/db/reports/sightings';
import type { Tx } from '@/lib/db/transaction';
import { refusal } from '@/lib/result';
import { marksHeld, openMarks } from '@/lib/visibility/release';
import { sightingMarks } from '@/lib/visibility/sightings/sightings';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { marksRefused, reportToTell } from './release-one-report';
import { sightingToTell } from './sighting-to-tell';
import { sightingText } from './sightings';

/**
 * A report, reports of sightings, or both were read aloud to a team. What is not released yet passes the guard like what
 * is: all of it is refused with the open marks, and while the report waits for something. It stands as it was told, and can
 * be released afterwards.
 */
export const markTold = controlVerb({
  name: 'mark-told',
  rule: '§10',
  who: anyControl,
  /** `told`: what was read aloud, each at the version that was read. */
  form: z.strictObject({
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
  }),
  inLedger: 'read the report aloud',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const now = await lockTurn(tx, seat.gameId, 'share');
    for (const { kind, id } of form.told) await (kind === 'report' ? reportFit(tx, now, id) : sightingFit(tx, now, id));
    const told = { saidAt: now.now, saidBy: seat.label };
    for (const { kind, id, version } of form.told) await change(tx, act, kind, id, told, { seen: version });
  },
});

/** Whether a report may be marked told: refused where it was told aloud before, or may not be told. */
async function reportFit(tx: Tx, now: TurnNow, id: string): Promise<void> {
  const draft = await draftById(tx, now.gameId, id);
  if (!draft) throw refusal('notFound', 'There is no such report.');
  if (draft.saidAt) throw saidBefore(draft.saidBy);
  if (draft.state === 'released') return;
  const fit = await reportToTell(tx, now, id);
  const { facts, lexicon } = fit.view;
  const overruled = draft.overruled as Record<string, string>;
  const open = marksHeld({ text: fit.text, facts, lexicon, overruled });
  if (open.length > 0) throw marksRefused(open);
}

/** The same for a report of sightings. */
async function sightingFit(tx: Tx, now: TurnNow, id: string): Promise<void> {
  const draft = await sightingById(tx, now.gameId, id);
  if (!draft) throw refusal('notFound', 'There is no such report.');
  if (draft.saidAt) throw saidBefore(draft.saidBy);
  if (draft.state === 'released') return;
  const fit = await sightingToTell(tx, now, id);
  const { facts, lexicon } = fit.view;
  const open = openMarks(sightingMarks(sightingText(draft), facts, lexicon), draft.overruled as Record<string, string>);
  if (open.length > 0) throw marksRefused(open);
}

const saidBefore = (by: string | null) => refusal('alreadyDone', `${by} has read it aloud to the team already.`);
