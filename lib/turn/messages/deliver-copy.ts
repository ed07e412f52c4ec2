import { z } from 'zod';
import { create } from '@/lib/db/change';
import { writeDeliveredCopy } from '@/lib/db/issued';
import { copyHandled, copyWaiting } from '@/lib/db/readings';
import { teamById } from '@/lib/db/teams';
import { touchDesk } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import type { CopyLine } from '@/lib/visibility/desk';
import { issueCopy } from '@/lib/visibility/receipts';
import { heldByAnother } from '../claims/claim-card';
import { sourceOf } from '../issuing/issue-source';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const deliverCopyForm = z.strictObject({ copyId: z.string() });

/** Delivers the copy of a sheet to the HQ it was sent to. The sender learns nothing by it. */
export const deliverCopy = (seat: ControlSeat, input: z.input<typeof deliverCopyForm>): Promise<Answer> =>
  perform(seat, 'deliver-copy', '§4', async (tx, act) => {
    const form = read(deliverCopyForm, input);
    if (!form.ok) return form;
    const copy = await copyWaiting(tx, seat.gameId, form.value.copyId);
    if (!copy) return refused('notFound', 'There is no such copy.');
    if (await copyHandled(tx, copy.id)) return refused('alreadyDone', 'This copy has been delivered.');
    const other = await heldByAnother(tx, seat, 'sheet', copy.sheetId);
    if (other) return other;
    const sender = await teamById(tx, seat.gameId, copy.teamId);
    const source = await sourceOf(tx);
    const lines = copy.lines as unknown as CopyLine[];
    const copied = { turn: copy.turn, sender: sender?.name ?? '', lines };
    await writeDeliveredCopy(tx, issueCopy({ gameId: seat.gameId, teamId: copy.toTeamId }, copied, source));
    await create(tx, act, 'copy', copy.id, {
      copyId: copy.id,
      gameId: seat.gameId,
      deliveredAt: source.now(),
      by: seat.label,
    });
    touchDesk(tx, seat.gameId, copy.toTeamId);
    return done(null);
  });
