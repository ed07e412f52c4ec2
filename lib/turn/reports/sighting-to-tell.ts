import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { SightingReport, Team } from '@/lib/db/rows';
import { type ReportView, reportView } from '../issuing/report-view';
import { draftToTell } from './open-draft';

/** A report of sightings that may go out if its text passes the guard, with the truth it is checked against. */
interface SightingToTell {
  draft: SightingReport;
  team: Team;
  view: ReportView;
}

/** A report of sightings that may be told now, read again. Refused once it is released, and once the turn is over. */
export async function sightingToTell(tx: Tx, now: TurnNow, sightingId: string): Promise<SightingToTell> {
  const { draft, team } = await draftToTell(tx, now, 'sighting', sightingId);
  return { draft, team, view: await reportView(team, draft.turn, tx) };
}
