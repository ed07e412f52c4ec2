import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import type { Seat } from '@/lib/db/rows';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent, only } from '@/lib/values';
import type { Side } from '@/lib/words';

/** Every seat of the game, for game control (§2). Times are ISO strings. */
export interface SeatsDesk {
  seats: SeatOnDesk[];
  teams: { id: string; key: string; name: string; side: Side }[];
}

const ofTheSeat = ['id', 'kind', 'label', 'roles', 'teamKeys', 'duty', 'usedAt', 'revokedAt', 'lastSeenAt'] as const;

export interface SeatOnDesk extends AsSent<Seat, (typeof ofTheSeat)[number]> {
  team: { key: string; name: string } | null;
  /** A browser sits on it. */
  isHeld: boolean;
}

/** Every seat of the game. */
export async function seatsDesk(inGame: InGame): Promise<SeatsDesk> {
  const [seats, teams] = await Promise.all([seatsOf(inGame.gameId), teamsOf(inGame.gameId)]);
  return {
    seats: seats.map((seat) => ({
      ...asSent(seat, ofTheSeat),
      team: seat.team && only(seat.team, ['key', 'name']),
      isHeld: seat.holderId !== null,
    })),
    teams: teams.map(({ id, key, name, side }) => ({ id, key, name, side })),
  };
}
