import { z } from 'zod';
import { lockTeam, teamByKey } from '@/lib/db/access/teams';
import { change, create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { isTold } from '@/lib/db/reports/is-told';
import { asColumn, draftOf } from '@/lib/db/reports/reports';
import type { ReportDraft } from '@/lib/db/rows';
import { thereIs } from '@/lib/result';
import { draftCorrection } from '@/lib/visibility/reports/correction';
import { bodyOf, draftReport } from '@/lib/visibility/reports/eleti';
import { toldTogether, updatesLead } from '@/lib/visibility/reports/updates';
import { refuseIfClaimed } from '../claims/claim-card';
import { reportView } from '../issuing/report-view';
import { asSeen } from '../kernel/as-seen';
import type { ControlSeat } from '../kernel/seat';

/** The team, and the version of its draft that was seen; 0: there was none. */
export const draftToWriteAgain = z.strictObject({ teamKey: z.string().max(80), version: z.number().int().min(0) });

/**
 * Writes a team's draft of the turn from what has come out so far (§10). What was told, released or read aloud, is not
 * changed: a correction is drafted.
 */
export async function writeDraft(
  tx: Tx,
  act: Act,
  seat: ControlSeat,
  { teamKey, version }: z.output<typeof draftToWriteAgain>,
): Promise<ReportDraft> {
  const now = await lockTurn(tx, seat.gameId, 'share');
  const team = thereIs(await teamByKey(tx, seat.gameId, teamKey), 'team in this game');
  await lockTeam(tx, team.id);
  const { viewer, turn, facts, all, told, updates } = await reportView(team, now.turn, tx);
  const draft = await draftOf(act.gameId, team.id, now.turn, tx);
  if (draft) await asSeen(tx, 'report', draft, version);
  await refuseIfClaimed(tx, seat, 'report', team.id);
  const before = toldTogether(updates.map((update) => update.facts));
  const text = told
    ? draftCorrection(viewer, turn, told, all)
    : draftReport(viewer, turn, facts, updatesLead(before, all));
  const { heading, sender, gameTime } = text;
  const written = {
    // Of a correction too all that may be told is kept: the next is compared with it.
    facts: asColumn({ ...(told ? all : facts), heading, sender, gameTime }),
    body: bodyOf(text),
    overruled: asColumn({}),
  };
  if (draft && !isTold(draft)) return await change(tx, act, 'report', draft.id, written as never, { seen: version });
  const id = newId();
  const number = (draft?.number ?? 0) + 1;
  const row = { id, gameId: act.gameId, turn: now.turn, teamId: team.id, number, ...written };
  return await create(tx, act, 'report', id, row as never);
}
