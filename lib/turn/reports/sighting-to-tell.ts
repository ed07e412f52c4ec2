import { teamById } from '@/lib/db/access/teams';
import type { TurnNow } from '@/lib/db/lock';
import { sightingById } from '@/lib/db/reports/sightings';
import type { SightingReport, Team } from '@/lib/db/rows';
import type { Tx } from '@/lib/db/transaction';
import { refusal } from '@/lib/result';
import { teamFree } from '../decisions/awaiting-decision';
import { type ReportView, reportView } from '../issuing/report-view';

/** A report of sightings that nothing but its own text holds back, with the truth it is checked against. */
export interface SightingToTell {
  draft: SightingReport;
  team: Team;
  view: ReportView;
}

/** A report of sightings that may be told now, read anew. Refused once it is released, and once the turn is over. */
export async function sightingToTell(tx: Tx, now: TurnNow, sightingId: string): Promise<SightingToTell> {
  const draft = await sightingById(tx, now.gameId, sightingId);
  const team = draft && (await teamById(tx, now.gameId, draft.teamId));
  if (!draft || !team) throw refusal('notFound', 'There is no such report.');
  if (draft.state === 'released') throw refusal('alreadyDone', 'This report has been released.');
  if (draft.turn !== now.turn) throw refusal('notNow', `Turn ${draft.turn} is over; this is turn ${now.turn}.`);
  await teamFree(tx, now.gameId, team.id);
  return { draft, team, view: await reportView(team, draft.turn, tx) };
}
