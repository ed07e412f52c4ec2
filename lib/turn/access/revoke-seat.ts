import { endCodes } from '@/lib/db/access/seat-codes';
import { giveSeat, seatInGame } from '@/lib/db/access/seats';
import { now } from '@/lib/db/kernel/transaction';
import { refusal, thereIs } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { seatIdForm } from './reissue-seat';

/** Takes a seat from its holder for good, until it is re-issued. Nobody revokes his own. */
export const revokeSeat = controlVerb({
  name: 'revoke-seat',
  rule: '§2',
  who: gameControl,
  form: seatIdForm,
  inLedger: 'revoked the seat',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    if (form.seatId === seat.id) throw refusal('notNow', 'You cannot revoke the seat you sit on.');
    const row = thereIs(await seatInGame(tx, seat.gameId, form.seatId), 'seat in this game');
    await giveSeat(tx, act, row.id, { revokedAt: await now(tx), holderId: null });
    await endCodes(tx, row.id);
  },
});
