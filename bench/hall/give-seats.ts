import { encode } from 'next-auth/jwt';
import { giveSeat, holderFor, seatsOf } from '@/lib/db/access/seats';
import { now, transaction } from '@/lib/db/kernel/transaction';
import { done } from '@/lib/result';

/** Gives every seat of the game to a browser of its own. Answers their cookies, as the sign-in would set them. */
export async function giveSeats(gameId: string): Promise<Map<string, string>> {
  const secret = process.env.NEXTAUTH_SECRET ?? '';
  const cookies = new Map<string, string>();
  await transaction(async (tx) => {
    const usedAt = await now(tx);
    for (const seat of await seatsOf(gameId)) {
      const holderId = await holderFor(tx, null);
      await giveSeat(tx, { gameId, seat, verb: 'take-seat', rule: '§2' }, seat.id, { holderId, usedAt });
      cookies.set(seat.id, `opcom-holder=${await encode({ token: { sub: holderId }, secret })}`);
    }
    return done(null);
  });
  return cookies;
}
