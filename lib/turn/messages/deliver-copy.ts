import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import { writeDeliveredCopy } from '@/lib/db/issued/issued';
import { create } from '@/lib/db/kernel/change';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { copyHandled, copyWaiting } from '@/lib/db/orders/sheet-readings';
import { refusal, thereIs } from '@/lib/result';
import type { CopyLine } from '@/lib/visibility/forms/order-told';
import { issueCopy } from '@/lib/visibility/issuing/receipts';
import { refuseIfClaimed } from '../claims/claim-card';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Delivers the copy of a sheet to the HQ it was sent to. The sender learns nothing by it. */
export const deliverCopy = controlVerb({
  name: 'deliver-copy',
  rule: '§4',
  who: anyControl,
  form: z.strictObject({ copyId: z.string() }),
  inLedger: 'delivered a copy',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const copy = thereIs(await copyWaiting(tx, seat.gameId, form.copyId), 'copy');
    if (await copyHandled(tx, copy.id)) throw refusal('alreadyDone', 'This copy has been delivered.');
    await refuseIfClaimed(tx, seat, 'sheet', copy.sheetId);
    const sender = await teamById(tx, seat.gameId, copy.teamId);
    const source = await issueSource(tx);
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
  },
});
