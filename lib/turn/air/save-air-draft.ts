import { lockTurn } from '@/lib/db/lock';
import { once } from '@/lib/db/writes';
import type { Answer } from '@/lib/result';
import { airDraftWrite } from '@/lib/visibility/air-form';
import type { DeskAirSheet } from '@/lib/visibility/desk';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { mayWriteFor } from '../orders/sheet-deadlines';
import { airPaper } from '../orders/sheet-kinds';
import { saveRows } from '../orders/sheet-steps';

/** Saves rows of a team's air request sheet as they are typed; disputes as on the order sheet. */
export const saveAirDraft = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskAirSheet }>> =>
  perform(seat, 'save-air-draft', '§12 Air Operations', async (tx) => {
    const form = read(airDraftWrite, input);
    if (!form.ok) return form;
    return once(tx, seat.id, form.value.writeId, async () => {
      const allowed = mayWriteFor(await lockTurn(tx, seat.gameId, 'share'), form.value.turn);
      return allowed.ok ? saveRows(tx, seat, airPaper, form.value) : allowed;
    });
  });
