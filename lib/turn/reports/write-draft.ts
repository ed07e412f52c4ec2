import { change, create } from '@/lib/db/change';
import { newId } from '@/lib/db/ids';
import type { TurnNow } from '@/lib/db/lock';
import { isTold } from '@/lib/db/reports/is-told';
import { asColumn, draftOf, lastTold, lockDrafts } from '@/lib/db/reports/reports';
import type { ReportDraft, Team } from '@/lib/db/rows';
import type { Act, Tx } from '@/lib/db/transaction';
import { refusal } from '@/lib/result';
import type { ReportFacts } from '@/lib/visibility/facts';
import { draftCorrection } from '@/lib/visibility/reports/correction';
import { bodyOf, draftReport } from '@/lib/visibility/reports/eleti';
import { refuseIfClaimed } from '../claims/claim-card';
import { reportView } from '../issuing/report-view';
import type { ControlSeat } from '../kernel/seat';

/**
 * Writes a team's draft of the turn from what has come out so far (§10). What was told, released or read aloud, is not
 * changed: a correction is drafted. `version` is that of the draft that was seen; 0: there was none.
 */
export async function writeDraft(
  tx: Tx,
  act: Act,
  seat: ControlSeat,
  now: TurnNow,
  team: Team,
  version: number,
): Promise<ReportDraft> {
  const { viewer, turn, facts } = await reportView(team, now.turn, tx);
  await lockDrafts(tx, team.id);
  const draft = await draftOf(act.gameId, team.id, now.turn, tx);
  if (draft && draft.version !== version)
    throw refusal('changedByAnother', 'Someone else has drafted or changed this report. Here is what stands now.', {
      theirs: draft,
    });
  await refuseIfClaimed(tx, seat, 'report', team.id);
  const told = await lastTold(tx, act.gameId, team.id, now.turn);
  const text = told
    ? draftCorrection(viewer, turn, told.facts as unknown as ReportFacts, facts)
    : draftReport(viewer, turn, facts);
  const { heading, sender, gameTime } = text;
  const written = {
    facts: asColumn({ ...facts, heading, sender, gameTime }),
    body: bodyOf(text),
    overruled: asColumn({}),
  };
  if (draft && !isTold(draft)) return await change(tx, act, 'report', draft.id, written as never, { seen: version });
  const id = newId();
  const number = (draft?.number ?? 0) + 1;
  const row = { id, gameId: act.gameId, turn: now.turn, teamId: team.id, number, ...written };
  return await create(tx, act, 'report', id, row as never);
}
