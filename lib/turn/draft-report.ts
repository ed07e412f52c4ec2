import { nanoid } from 'nanoid';
import { z } from 'zod';
import { change, create } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { asColumn, draftOf, holdDrafts } from '@/lib/db/reports';
import { teamByKey } from '@/lib/db/teams';
import { bodyOf, draftReport as draftText } from '@/lib/visibility/eleti';
import { correctionHeadingOf } from '@/lib/visibility/words';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { reportView } from './report-views';
import type { ControlSeat } from './seat';

/** `version` is that of the draft to be written anew; 0 where there is none. */
export const draftReportForm = z.strictObject({ teamKey: z.string(), version: z.number().int().min(0) });

/**
 * Drafts a team's report of the turn from what has come out so far (§10). What is released stands: after it a correction
 * is drafted, which says in its heading that the earlier report was mistaken.
 */
export const draftReport = (
  seat: ControlSeat,
  input: z.input<typeof draftReportForm>,
): Promise<Answer<{ id: string; version: number }>> =>
  perform(seat, 'draft-report', '§10', async (tx, act) => {
    const form = read(draftReportForm, input);
    if (!form.ok) return form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const team = await teamByKey(tx, seat.gameId, form.value.teamKey);
    if (!team) return refused('notFound', 'There is no such team in this game.');
    const view = await reportView(team, now.turn, tx);
    const text = draftText(view.viewer, view.turn, view.facts);
    await holdDrafts(tx, team.id);
    const draft = await draftOf(seat.gameId, team.id, now.turn, tx);
    const number = draft ? draft.number + (draft.state === 'released' ? 1 : 0) : 1;
    const { sender, gameTime } = text;
    const heading = number > 1 ? correctionHeadingOf(view.turn) : text.heading;
    const written = {
      facts: asColumn({ ...view.facts, heading, sender, gameTime }),
      body: bodyOf(text),
      overruled: asColumn({}),
    };
    if (draft && draft.version !== form.value.version)
      return refused('changedByAnother', 'Someone else has drafted or changed this report. Here is what stands now.', {
        theirs: draft,
      });
    if (number !== draft?.number) {
      const id = nanoid();
      const made = await create(tx, act, 'report', id, {
        id,
        gameId: seat.gameId,
        turn: now.turn,
        teamId: team.id,
        number,
        ...written,
      } as never);
      return done({ id, version: made.version });
    }
    const redrafted = await change(tx, act, 'report', draft!.id, written as never, { seen: form.value.version });
    return done({ id: draft!.id, version: redrafted.version });
  });
