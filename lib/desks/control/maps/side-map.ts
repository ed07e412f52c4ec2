import { teamsOf } from '@/lib/db/access/teams';
import { sideMapOf } from '@/lib/desks/player/frame/player-desk';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { SideMap } from '@/lib/visibility/player/desk';
import type { Side } from '@/lib/words';

/** One team's own map as Control looks at it. */
export interface SideMapOnDesk {
  teamKey: string;
  /** The map, read in the same way as that team's desk, so that it shows exactly what the team sees. */
  map: SideMap;
  /** The teams of the game whose maps can be looked at. */
  teams: { key: string; name: string; side: Side }[];
}

/** The map of the team with this key; null when the game has no such team. */
export async function sideMap({ gameId }: InGame, teamKey: string): Promise<SideMapOnDesk | null> {
  const teams = await teamsOf(gameId);
  const team = teams.find(({ key }) => key === teamKey);
  const map = team ? await sideMapOf(gameId, team.id) : null;
  return map && { teamKey, map, teams: teams.map(({ key, name, side }) => ({ key, name, side })) };
}
