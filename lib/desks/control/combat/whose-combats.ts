import { combatTeams } from '@/lib/db/combat/combats';
import type { InGame } from '@/lib/turn/kernel/seat';

/** The umpire who reads a combat first. */
export interface WhoseCombat {
  /** The teams that have a unit in it. */
  teamKeys: string[];
  hasAir: boolean;
}

/** The combats of a turn by id. */
export async function whoseCombats(inGame: InGame, turn: number): Promise<(combatId: string) => WhoseCombat> {
  const combats = new Map(
    (await combatTeams(inGame.gameId, turn)).map(({ id, teamKeys, hasAir }) => [id, { teamKeys, hasAir }]),
  );
  return (combatId) => combats.get(combatId) ?? { teamKeys: [], hasAir: false };
}
