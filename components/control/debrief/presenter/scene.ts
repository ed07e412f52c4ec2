import type { SideContact, SideFriend, SideMap, SideMark } from '@/components/map/side/side-map';
import type { Belief } from '@/lib/advice/debrief/beliefs';
import type { Hinge } from '@/lib/advice/debrief/hinges';
import { kmBetween, type Place } from '@/lib/geometry';
import type { Side } from '@/lib/words';
import type { Reel } from '../theatre/reel';
import { mapOf } from '../theatre/theatre-map';

/** A hinge as a hall sees it. */
export interface Scene {
  /** Its place among the moments. */
  at: number;
  /** The place of it; null: nowhere on the map. */
  spot: Place | null;
  /** The distance, km, between where a unit was and where it was thought to be; 0 where the hinge is about no such unit. */
  apartKm: number;
  /** The team whose belief is shown beside the truth: the one that was furthest from it there; null: all knew. */
  team: { key: string; name: string; side: Side } | null;
  truth: SideMap;
  /** The picture that team had been told. */
  told: SideMap | null;
  /** The truth, with what that team had been told otherwise laid over it, each tied to where it was. */
  over: SideMap;
}

/** So far from a hinge a belief belongs to it, km, and so many are shown on one map (ours). */
const aboutKm = 12;
const joinsAtMost = 4;

/** The scene of a hinge. */
export function sceneOf(reel: Reel, { moment: at, about }: Hinge): Scene {
  const spot = about ? reel.placeOf(about, at) : null;
  const { teams } = reel.film;
  const near = reel
    .beliefs(
      teams.map(({ key }) => key),
      at,
    )
    .filter(({ from, to }) => !spot || kmBetween(from, spot) <= aboutKm || kmBetween(to, spot) <= aboutKm);
  const team = teams.find(({ key }) => key === near[0]?.teamKey) ?? null;
  const joins = near.filter(({ teamKey }) => teamKey === team?.key).slice(0, joinsAtMost);
  const truth = mapOf(reel, 'truth', at, {});
  const own = joins.find(({ key }) => about !== null && `unit/${reel.unitOf(key)}` === about);
  const between = own && { x: (own.from.x + own.to.x) / 2, y: (own.from.y + own.to.y) / 2 };
  return {
    at,
    spot: between ?? spot ?? joins[0]?.to ?? null,
    apartKm: own?.km ?? 0,
    team,
    truth,
    told: team && mapOf(reel, `team:${team.key}`, at, {}),
    over: team ? laidOver(reel, truth, team, joins, at) : truth,
  };
}

function laidOver(
  reel: Reel,
  truth: SideMap,
  { key, side }: { key: string; side: Side },
  joins: readonly Belief[],
  at: number,
): SideMap {
  const told = reel.told(key, at);
  const thing = (belief: Belief) => ({ ...told.get(belief.key), ...belief.from, id: `told ${belief.key}` });
  return {
    ...truth,
    team: { side },
    friends: joins
      .filter(({ isContact }) => !isContact)
      .map((belief) => ({ ...(thing(belief) as unknown as SideFriend), asOf: '', asOfTurn: truth.clock.turn })),
    contacts: joins.filter(({ isContact }) => isContact).map((belief) => thing(belief) as unknown as SideContact),
    marks: joins.map(
      ({ id, from, to, km }): SideMark => ({
        id: `join ${id}`,
        kind: 'boundary',
        points: [
          [from.x, from.y],
          [to.x, to.y],
        ],
        text: `${km.toFixed(1)} km`,
        symbol: '',
      }),
    ),
  };
}
