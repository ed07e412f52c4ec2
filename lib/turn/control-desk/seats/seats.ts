import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { ControlRole, PlayerDuty, SeatKind, Side } from '@/lib/words';

/** Every seat of the game, for game control (§2). Times are ISO strings. */
export interface SeatsDesk {
  seats: SeatOnDesk[];
  teams: { id: string; key: string; name: string; side: Side }[];
}

export interface SeatOnDesk {
  id: string;
  kind: SeatKind;
  label: string;
  roles: ControlRole[];
  teamKeys: string[];
  team: { key: string; name: string } | null;
  duty: PlayerDuty | null;
  /** A browser sits on it. */
  isHeld: boolean;
  usedAt: string | null;
  revokedAt: string | null;
  lastSeenAt: string | null;
}

/** Every seat of the game. */
export async function seatsDesk(inGame: InGame): Promise<SeatsDesk> {
  const [seats, teams] = await Promise.all([seatsOf(inGame.gameId), teamsOf(inGame.gameId)]);
  return {
    seats: seats.map(({ id, kind, label, roles, teamKeys, team, duty, holderId, usedAt, revokedAt, lastSeenAt }) => ({
      id,
      kind,
      label,
      roles,
      teamKeys,
      team: team && { key: team.key, name: team.name },
      duty,
      isHeld: holderId !== null,
      usedAt: usedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    teams: teams.map(({ id, key, name, side }) => ({ id, key, name, side })),
  };
}
