import { z } from 'zod';
import { endCodes, issueCode } from '@/lib/db/access/seat-codes';
import { giveSeat, seatInGame } from '@/lib/db/access/seats';
import { thereIs } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

export const seatIdForm = z.strictObject({ seatId: z.string() });

/** Gives a seat a new one-time code. The laptop that held it is out at once; its drafts stay. */
export const reissueSeat = controlVerb({
  name: 'reissue-seat',
  rule: '§2',
  who: gameControl,
  form: seatIdForm,
  inLedger: 'issued the seat anew',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ code: string }> => {
    const row = thereIs(await seatInGame(tx, seat.gameId, form.seatId), 'seat in this game');
    await giveSeat(tx, act, row.id, { holderId: null, usedAt: null, revokedAt: null });
    await endCodes(tx, row.id);
    return { code: await issueCode(tx, row.id) };
  },
});
