import { newId } from '@/lib/db/ids';
import { receiptOf } from '@/lib/db/issued';
import { holdSheet, writeAsk } from '@/lib/db/team';
import { now, touchDesk } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import { type Answer, done, refused } from '@/lib/result';
import type { DeskSheet } from '@/lib/visibility/desk';
import { askWrite } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { deskSheet } from './sheet-view';

/** Asks Control for a sheet back that it is already reading. */
export const askForSheet = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskSheet }>> =>
  perform(seat, 'ask-for-sheet', '§5', async (tx) => {
    const form = read(askWrite, input);
    if (!form.ok) return form;
    return once(tx, seat.id, form.value.writeId, async () => {
      const sheet = await holdSheet(tx, seat.gameId, seat.teamId, form.value.turn);
      const receipt = await receiptOf(tx, sheet.id);
      if (!receipt) return refused('notNow', 'Nobody is reading this sheet yet. You can take it back yourself.');
      const askedAt = await now(tx);
      await writeAsk(tx, {
        id: newId(),
        sheetId: sheet.id,
        gameId: seat.gameId,
        teamId: seat.teamId,
        askedBy: seat.label,
        askedAt,
      });
      touchDesk(tx, seat.gameId, seat.teamId);
      return done({ sheet: deskSheet(sheet, receipt.readingAt, askedAt) });
    });
  });
