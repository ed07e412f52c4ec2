import { printedMapOf, reachRows } from '@/lib/db/issued/reach-rows';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { crossingsPrinted, reachShown, reachTold } from '@/lib/visibility/player/reach-told';
import { answeredOnce } from './answered-once';

/**
 * The greatest distance a counter of the seat's own team can go this turn, as JSON: by what the team was told, the
 * printed map and the rulebook as it is printed, and nothing else (§6). Null: it has no such counter, or the counter
 * stands nowhere.
 */
export async function playerReach({ gameId, teamId }: PlayerSeat, counterId: string): Promise<string | null> {
  const [rows, map] = await Promise.all([reachRows(gameId, teamId, counterId), printedMapOf(gameId)]);
  if (!rows) return null;
  const told = reachTold(rows.counter, crossingsPrinted(map), rows.crossings, rows.clock);
  return told && answeredOnce(map, told, () => reachShown(told, map));
}
