import { z } from 'zod';
import { lockTeam, teamByKey } from '@/lib/db/access/teams';
import { change, create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { isTold } from '@/lib/db/reports/is-told';
import { asColumn, draftOf } from '@/lib/db/reports/reports';
import type { ReportDraft } from '@/lib/db/rows';
import { refusal, thereIs } from '@/lib/result';
import { draftCorrection } from '@/lib/visibility/reports/correction';
import { bodyOf, draftReport, letterForms } from '@/lib/visibility/reports/eleti';
import { redrafted } from '@/lib/visibility/reports/redraft';
import { toldTogether, updatesLead } from '@/lib/visibility/reports/updates';
import { refuseIfClaimed } from '../claims/claim-card';
import { reportView } from '../issuing/report-view';
import { asSeen } from '../kernel/as-seen';
import type { ControlSeat } from '../kernel/seat';

/**
 * The team, and the version of its draft that was seen; 0: there was none. `turn`: the turn of the letter; left out: the
 * turn under way. `form`: story or outline; left out: by the number of its fights.
 */
export const draftToWriteAgain = z.strictObject({
  teamKey: z.string().max(80),
  version: z.number().int().min(0),
  turn: z.number().int().min(0).max(10_000).optional(),
  form: z.enum(letterForms).optional(),
});

/**
 * Writes a team's draft of the turn from what has come out so far (§10). What was told, released or read aloud, is not
 * changed: a correction is drafted. To a letter of an earlier turn nothing else may be. Of a draft that was edited by hand the
 * sentences that Control wrote or changed stay.
 */
export async function writeDraft(
  tx: Tx,
  act: Act,
  seat: ControlSeat,
  { teamKey, version, turn: asked, form }: z.output<typeof draftToWriteAgain>,
): Promise<ReportDraft> {
  const now = await lockTurn(tx, seat.gameId, 'share');
  const team = thereIs(await teamByKey(tx, seat.gameId, teamKey), 'team in this game');
  await lockTeam(tx, team.id);
  const number = asked ?? now.turn;
  if (number > now.turn) throw refusal('badInput', `Turn ${number} has not begun.`, { field: 'turn' });
  const draft = await draftOf(act.gameId, team.id, number, tx);
  const nothing = `${team.name} has had no letter of turn ${number}: there is nothing to correct.`;
  if (number < now.turn && !draft) throw refusal('notNow', nothing);
  const { viewer, turn, facts, all, told, updates } = await reportView(team, number, tx);
  if (number < now.turn && !told) throw refusal('notNow', nothing);
  if (draft) await asSeen(tx, 'report', draft, version);
  await refuseIfClaimed(tx, seat, 'report', team.id);
  const updated = toldTogether(updates.map((update) => update.facts));
  const text = told
    ? draftCorrection(viewer, turn, told, all)
    : draftReport(viewer, turn, facts, updatesLead(updated, all), form);
  const { heading, sender, gameTime } = text;
  const drafted = bodyOf(text);
  const inHand = draft && !isTold(draft) ? draft : null;
  // In a game made before there is no text to compare with: all of it is written again.
  const before = (inHand?.facts as { drafted?: string } | undefined)?.drafted;
  const written = {
    // Of a correction too all that may be told is kept: the next is compared with it.
    // The text as it was drafted is kept beside them: what is written by hand since can be shown.
    facts: asColumn({ ...(told ? all : facts), heading, sender, gameTime, drafted }),
    body: inHand && before ? redrafted(inHand.body, before, drafted) : drafted,
    overruled: asColumn({}),
  };
  if (inHand) return await change(tx, act, 'report', inHand.id, written as never, { seen: version });
  const id = newId();
  const row = { id, gameId: act.gameId, turn: number, teamId: team.id, number: (draft?.number ?? 0) + 1, ...written };
  return await create(tx, act, 'report', id, row as never);
}
