import { endCodes, issueCode } from '@/lib/db/access/seat-codes';
import { seatsOf } from '@/lib/db/access/seats';
import { newestGame } from '@/lib/db/sequence/games';
import { transaction } from '@/lib/db/transaction';
import { done, type Result } from '@/lib/result';

interface SeatLink {
  seat: string;
  code: string;
}

/**
 * New one-time codes for the host to hand out: for every control seat that nobody has taken, and for one free seat of
 * each HQ team in which nobody sits yet. Codes given out before go on working, unless `fresh`.
 */
export async function unusedSeatLinks({ fresh }: { fresh: boolean }): Promise<SeatLink[]> {
  const game = await newestGame();
  if (!game) return [];
  const seats = (await seatsOf(game.id)).filter((seat) => !seat.revokedAt);
  const control = seats.filter((seat) => seat.kind === 'control' && !seat.holderId);
  const seated = new Set(seats.filter((seat) => seat.holderId).map((seat) => seat.teamId));
  const players = new Map(
    seats
      .filter((s) => s.kind === 'player' && s.duty === 'commander' && !seated.has(s.teamId))
      .map((s) => [s.teamId, s]),
  );
  const links: SeatLink[] = [];
  await transaction<Result<null>>(async (tx) => {
    for (const seat of [...control, ...players.values()]) {
      const name = seat.team ? `${seat.team.name}, ${seat.label}` : seat.label;
      if (fresh) await endCodes(tx, seat.id);
      links.push({ seat: name, code: await issueCode(tx, seat.id) });
    }
    return done(null);
  });
  return links;
}
