import { z } from 'zod';
import { drawCodes, endCodes, issueCode } from '@/lib/db/access/seat-codes';
import { seatsNotTaken } from '@/lib/db/access/seats';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** As many as are made at once. */
const seatsAtMost = 200;

interface SeatCode {
  seatId: string;
  code: string;
}

/**
 * Game Control makes one-time codes for the cards of seats (§2): for each of these that nobody holds. Codes that they had end.
 * They are shown once: sent again, it has made them and shows none.
 */
export const makeCodes = controlVerb({
  name: 'make-codes',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    seatIds: z
      .array(z.string())
      .min(1, 'choose a seat')
      .max(seatsAtMost, `${counted(seatsAtMost, 'seat')} at most`),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: ({ seatIds }) => drawCodes(seatIds.length),
  stands: async () => ({ codes: [] as SeatCode[] }),
  run: async ({ tx, seat, form, prepared }): Promise<{ codes: SeatCode[] }> => {
    const ids = await seatsNotTaken(tx, seat.gameId, form.seatIds);
    if (ids.length === 0) throw refusal('notNow', 'Every one of these seats is taken, or revoked.');
    const codes: SeatCode[] = [];
    for (const [at, seatId] of ids.entries()) {
      await endCodes(tx, seatId);
      codes.push({ seatId, code: await issueCode(tx, seatId, prepared[at]) });
    }
    return { codes };
  },
});
