import { seatsStanding } from '@/lib/db/access/seats';
import { inSeveralGames, type Tx } from '@/lib/db/kernel/transaction';
import { rehearsalOf } from '@/lib/db/sequence/rehearsals';
import { revokeSeats } from './revoke-seats';

/** Takes the seats of the rehearsal back that is open beside a game. @returns whether one was */
export async function closeRehearsal(tx: Tx, gameId: string): Promise<boolean> {
  const open = await rehearsalOf(gameId, tx);
  if (!open) return false;
  inSeveralGames(tx);
  const act = { gameId: open.id, seat: null, verb: 'end-rehearsal', rule: '§2' };
  await revokeSeats(tx, act, await seatsStanding(tx, open.id));
  return true;
}
