import { seatsOfTeam } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { type InGame, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { PlayerDuty, Side } from '@/lib/words';

/** The view of one seat of a team, for Control to look at over its shoulder. */
export interface SeesOnDesk {
  team: { key: string; name: string; side: Side };
  /** The teams of the game whose seats can be looked over. */
  teams: { key: string; name: string; side: Side }[];
  /** The seats of the team that have not been revoked. */
  seats: { id: string; label: string; duty: PlayerDuty; isTaken: boolean }[];
  /** The desk as that seat's own routes read it; null: the team has no seat. */
  desk: PlayerDesk | null;
}

/**
 * The view of the seat with this id, or of the team's first seat where the id is none of the team's. Read by the
 * player's own reading, so that it is what he is sent; the note that he was at his desk is left out, so that looking
 * leaves no trace. Null when the game has no such team.
 */
export async function sees({ gameId }: InGame, teamKey: string, seatId: string | null): Promise<SeesOnDesk | null> {
  const teams = await teamsOf(gameId);
  const team = teams.find(({ key }) => key === teamKey);
  if (!team) return null;
  const rows = await seatsOfTeam(gameId, team.id);
  const row = rows.find(({ id }) => id === seatId) ?? rows[0];
  return {
    team: { key: team.key, name: team.name, side: team.side },
    teams: teams.map(({ key, name, side }) => ({ key, name, side })),
    seats: rows.map(({ id, label, duty, holderId }) => ({ id, label, duty: duty!, isTaken: holderId !== null })),
    desk: row ? await playerDesk(seatOf(row) as PlayerSeat) : null,
  };
}
