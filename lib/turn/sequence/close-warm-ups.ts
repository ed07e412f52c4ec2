import { seatsStanding } from '@/lib/db/access/seats';
import { inSeveralGames, type Tx } from '@/lib/db/kernel/transaction';
import { warmUpsOf } from '@/lib/db/sequence/warm-ups';
import { revokeSeats } from './revoke-seats';

/** Takes the seats of the warm-up back that is open beside a game. @returns whether one was */
export async function closeWarmUps(tx: Tx, gameId: string): Promise<boolean> {
  const open = await warmUpsOf(gameId, tx);
  if (open.length > 0) inSeveralGames(tx);
  for (const { id } of open) {
    const act = { gameId: id, seat: null, verb: 'end-warm-up', rule: '§2' };
    await revokeSeats(tx, act, await seatsStanding(tx, id));
  }
  return open.length > 0;
}
