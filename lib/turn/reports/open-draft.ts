import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { draftById } from '@/lib/db/reports/reports';
import { sightingById } from '@/lib/db/reports/sightings';
import type { ReportDraft, SightingReport, Team } from '@/lib/db/rows';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs, thisTurn } from '@/lib/result';
import { teamFree } from '../kernel/awaiting-decision';

/** The common steps of the verbs of a report (§10) and of a report of sightings (§12c). */

interface Drafts {
  report: ReportDraft;
  sighting: SightingReport;
}
export type ReportKind = keyof Drafts;

/** The fields that Control writes in either: the text, and reasons by mark. A mark with a reason is overruled. */
export const reportText = {
  body: writtenText(20_000),
  overruled: z.record(writtenText(500), writtenText(500).trim()),
  version: z.number().int().min(1),
};

const read = { report: draftById, sighting: sightingById };

/** The letter that corrects what was told wrongly. */
const correctedBy = { report: 'a correction', sighting: 'another' };

/** A draft of this game. Refused where there is none. */
export async function draftOfKind<Kind extends ReportKind>(
  tx: Tx,
  gameId: string,
  kind: Kind,
  id: string,
): Promise<Drafts[Kind]> {
  const draft = thereIs(await read[kind](tx, gameId, id), 'report');
  return draft as Drafts[Kind];
}

function refuseReleased(kind: ReportKind, { state }: Drafts[ReportKind]): void {
  if (state === 'released')
    throw refusal('alreadyDone', `This report has been released. To correct it, release ${correctedBy[kind]}.`);
}

/** A draft that may still be written. Refused once it was released or read aloud. */
export async function draftToWrite<Kind extends ReportKind>(
  tx: Tx,
  gameId: string,
  kind: Kind,
  id: string,
): Promise<Drafts[Kind]> {
  const draft = await draftOfKind(tx, gameId, kind, id);
  refuseReleased(kind, draft);
  if (draft.saidAt)
    throw refusal(
      'alreadyDone',
      `${draft.saidBy} has read it aloud as it stands. To correct it, release ${correctedBy[kind]}.`,
    );
  return draft;
}

/** A draft of this turn that is not released, or a correction to a letter of any turn, and its team. Refused while the team answers an instant decision. */
export async function draftToTell<Kind extends ReportKind>(
  tx: Tx,
  now: TurnNow,
  kind: Kind,
  id: string,
): Promise<{ draft: Drafts[Kind]; team: Team }> {
  const draft = await draftOfKind(tx, now.gameId, kind, id);
  const team = thereIs(await teamById(tx, now.gameId, draft.teamId), 'report');
  refuseReleased(kind, draft);
  // A correction goes out in later turns too: nothing else tells what was wrong.
  if (kind !== 'report' || draft.number === 1) thisTurn(now, draft.turn);
  await teamFree(tx, now.gameId, team.id);
  return { draft, team };
}
