import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import type { Mark } from '@/lib/visibility/guard/guard';
import { marksHeld, openMarks } from '@/lib/visibility/release';
import { sightingMarks } from '@/lib/visibility/sightings/sightings';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { draftOfKind, type ReportKind } from './open-draft';
import { factsTold, marksRefused, reportToTell } from './release-one-report';
import { sightingToTell } from './sighting-to-tell';
import { sightingText } from './sightings';

/**
 * A report, reports of sightings, or both were read aloud to a team. Text that is not released yet passes the guard
 * too: all is refused if a mark is open or the report still waits for something. The text stays as it was told, and can
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
    const told = { saidAt: now.now, saidBy: seat.label };
    const patches = [];
    for (const { kind, id } of form.told) patches.push({ ...told, ...(await isFit(tx, now, kind, id)) });
    for (const [i, { kind, id, version }] of form.told.entries())
      await change(tx, act, kind, id, patches[i] as never, { seen: version });
  },
});

/**
 * Checks that a report may be marked told: refused where it was told aloud before, or may not be told. Answers what is
 * kept with it of what it told.
 */
async function isFit(tx: Tx, now: TurnNow, kind: ReportKind, id: string): Promise<object> {
  const draft = await draftOfKind(tx, now.gameId, kind, id);
  if (draft.saidAt) throw refusal('alreadyDone', `${draft.saidBy} has read it aloud to the team already.`);
  if (draft.state === 'released') return {};
  const { open, keeps } = await (kind === 'report' ? marksOfReport(tx, now, id) : marksOfSighting(tx, now, id));
  if (open.length > 0) throw marksRefused(open);
  return keeps;
}

interface Held {
  open: Mark[];
  /** The parts of the draft that are kept as told. */
  keeps: object;
}

async function marksOfReport(tx: Tx, now: TurnNow, id: string): Promise<Held> {
  const { draft, text, view } = await reportToTell(tx, now, id);
  const { facts, all, told, lexicon } = view;
  const open = marksHeld({ text, facts, lexicon, overruled: draft.overruled as Record<string, string> });
  return { open, keeps: { facts: factsTold(draft, told ? all : facts) } };
}

async function marksOfSighting(tx: Tx, now: TurnNow, id: string): Promise<Held> {
  const { draft, view } = await sightingToTell(tx, now, id);
  const { facts, lexicon } = view;
  const marks = sightingMarks(sightingText(draft), facts, lexicon);
  return { open: openMarks(marks, draft.overruled as Record<string, string>), keeps: {} };
}
