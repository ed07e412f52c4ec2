import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import { unitsOnMaster } from '@/lib/db/movement/units';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { isInField, kmBetween } from '@/lib/geometry';
import { holdsPlaceKm, printedPlaces } from '@/lib/printed-places';
import type { Side } from '@/lib/words';

/** The side whose effective unit is nearest, within `holdsPlaceKm`, holds a place that an objective names; null: nobody does. */
export async function objectivesHeld(gameId: string): Promise<Record<string, Side | null>> {
  const { objectives = [], map } = await gameScenario(gameId);
  const named = new Set(objectives.flatMap(({ places = [] }) => places));
  const units = (await unitsOnMaster(gameId))
    .filter(isInField)
    .filter(({ profile, stepsLost }) => isEffective(statusAt(profileOf(profile), stepsLost)));
  const held: Record<string, Side | null> = {};
  for (const { name, place } of printedPlaces(map.features)) {
    if (!named.has(name) || name in held) continue;
    const nearest = units
      .map(({ side, x, y }) => ({ side, km: kmBetween({ x, y }, place) }))
      .sort((a, b) => a.km - b.km)[0];
    held[name] = nearest && nearest.km <= holdsPlaceKm ? nearest.side : null;
  }
  return held;
}
