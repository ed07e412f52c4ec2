import { giveSeat } from '@/lib/db/access/seats';
import { type Act, now, type Tx } from '@/lib/db/kernel/transaction';
import type { Seat } from '@/lib/db/rows';

/** Takes seats of the game of an act back: whoever sits there is out of it. */
export async function revokeSeats(tx: Tx, act: Act, seats: readonly Pick<Seat, 'id'>[]): Promise<void> {
  const revoked = { holderId: null, revokedAt: await now(tx) };
  for (const { id } of seats) await giveSeat(tx, act, id, revoked);
}
