import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn, type TurnNow } from '@/lib/db/lock';
import type { Tx } from '@/lib/db/transaction';
import { refusal } from '@/lib/result';
import type { Mark } from '@/lib/visibility/guard/guard';
import { marksHeld, openMarks } from '@/lib/visibility/release';
import { sightingMarks } from '@/lib/visibility/sightings/sightings';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { draftOfKind, type ReportKind } from './open-draft';
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
    for (const { kind, id } of form.told) await isFit(tx, now, kind, id);
    const told = { saidAt: now.now, saidBy: seat.label };
    for (const { kind, id, version } of form.told) await change(tx, act, kind, id, told, { seen: version });
  },
});

/** Whether a report may be marked told: refused where it was told aloud before, or may not be told. */
async function isFit(tx: Tx, now: TurnNow, kind: ReportKind, id: string): Promise<void> {
  const draft = await draftOfKind(tx, now.gameId, kind, id);
  if (draft.saidAt) throw refusal('alreadyDone', `${draft.saidBy} has read it aloud to the team already.`);
  if (draft.state === 'released') return;
  const open = await (kind === 'report' ? marksOfReport(tx, now, id) : marksOfSighting(tx, now, id));
  if (open.length > 0) throw marksRefused(open);
}

async function marksOfReport(tx: Tx, now: TurnNow, id: string): Promise<Mark[]> {
  const { draft, text, view } = await reportToTell(tx, now, id);
  const { facts, lexicon } = view;
  return marksHeld({ text, facts, lexicon, overruled: draft.overruled as Record<string, string> });
}

async function marksOfSighting(tx: Tx, now: TurnNow, id: string): Promise<Mark[]> {
  const { draft, view } = await sightingToTell(tx, now, id);
  const { facts, lexicon } = view;
  return openMarks(sightingMarks(sightingText(draft), facts, lexicon), draft.overruled as Record<string, string>);
}
