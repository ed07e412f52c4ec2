import { combatTeams } from '@/lib/db/combat/combats';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

/** Who reads a combat first. */
export interface WhoseCombat {
  /** A unit of a team the seat looks after is in it. */
  isMine: boolean;
  hasAir: boolean;
}

/** The combats of a turn by id, as this seat sees them. */
export async function whoseCombats(seat: ControlSeat, turn: number): Promise<(combatId: string) => WhoseCombat> {
  const combats = new Map(
    (await combatTeams(seat.gameId, turn)).map(({ id, teamKeys, hasAir }) => [
      id,
      { isMine: teamKeys.some((key) => seat.teamKeys.includes(key)), hasAir },
    ]),
  );
  return (combatId) => combats.get(combatId) ?? { isMine: false, hasAir: false };
}
