import { printedMapOf, reachRows } from '@/lib/db/issued/reach-rows';
import { asPlace } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import type { MapData } from '@/lib/scenario/types';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { type ReachTold, reachShown, reachTold } from '@/lib/visibility/player/reach-told';

/**
 * How far a counter of the seat's own team gets this turn at the very most, as JSON: by what the team was told, the printed
 * map and the rulebook as it is printed, and nothing else (§6). Null: it has no such counter, or the counter stands nowhere.
 */
export async function playerReach({ gameId, teamId }: PlayerSeat, counterId: string): Promise<string | null> {
  const [rows, map] = await Promise.all([reachRows(gameId, teamId, counterId), printedMapOf(gameId)]);
  if (!rows) return null;
  const printed = map.features.flatMap(({ layer, name, point }) =>
    layer === 'crossing' && point ? [{ name, ...asPlace(point) }] : [],
  );
  const told = reachTold(rows.counter, printed, rows.crossings, rows.clock);
  return told && workedOut(told, map);
}

/** Answers to the last questions on a map, by question. A question that is asked again costs no work. */
const answersOn = perObject((_map: MapData) => new Map<string, string>());
const mostKnown = 200;

function workedOut(told: ReachTold, map: MapData): string {
  const asked = answersOn(map);
  const key = JSON.stringify(told);
  const found = asked.get(key) ?? JSON.stringify(reachShown(told, map));
  asked.delete(key);
  asked.set(key, found);
  for (const oldest of [...asked.keys()].slice(0, -mostKnown)) asked.delete(oldest);
  return found;
}
