import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import type { Answer } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { reportGoesOut } from './release-one-report';

/** `friends`: units of other teams of the side that the team is told of with it. */
export const releaseReportForm = z.strictObject({
  reportId: z.string(),
  version: z.number().int().min(1),
  friends: z.array(z.string().max(80)).max(500).default([]),
});

/**
 * Releases a report (§4, 3): the edited text passes the door again, and with it go the team's own places, the contacts
 * met, the formations named, and where the friends Control ticked now stand. Refused until movement is closed and every
 * combat of the team has its ruling, with the open marks until each is put right or overruled with a reason, and once
 * the turn is over. A correction takes the place of the contacts told with what it corrects.
 */
export const releaseReport = (seat: ControlSeat, input: z.input<typeof releaseReportForm>): Promise<Answer> =>
  perform(seat, 'release-report', '§10', async (tx, act) => {
    const form = read(releaseReportForm, input);
    if (!form.ok) return form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    return reportGoesOut(tx, act, seat, now, form.value);
  });
