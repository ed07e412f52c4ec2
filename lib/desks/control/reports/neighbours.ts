import { friendIdsOf, friendsLastTold } from '@/lib/db/reports/friends-told';
import type { Team } from '@/lib/db/rows';
import { mayBeTold } from '@/lib/visibility/issuing/friends';
import type { TruthUnit } from '@/lib/visibility/truth';

/** A unit of the own side that is another team's, as Control decides whether to tell of it with a report. */
export interface Neighbour {
  unitId: string;
  name: string;
  teamName: string;
  /** To the team's nearest counter. */
  km: number;
  /** Near enough for its men to have met the team's: it is proposed. */
  isNear: boolean;
  /** The turn in which the team was last told of it; null: never. */
  toldIn: number | null;
  /** It was told with the last report that told of any. */
  isLastChoice: boolean;
}

/** Within this of a counter a neighbour is proposed, km: ours. */
const nearKm = 5;

/**
 * The units that a team may be told of as friends, the nearest to its counters first. `units` are those of its side as
 * they now stand.
 */
export async function neighboursOf(
  team: Team,
  units: readonly TruthUnit[],
  teams: readonly Pick<Team, 'id' | 'name'>[],
): Promise<Neighbour[]> {
  const ids = await friendIdsOf(team.gameId, team.id);
  const told = await friendsLastTold(team.gameId, team.id);
  const last = Math.max(0, ...[...told.values()].map(({ asOf }) => asOf.getTime()));
  const own = units.filter(({ teamId, isOnMap, x, y }) => teamId === team.id && isOnMap && x !== null && y !== null);
  return units
    .filter((unit) => mayBeTold({ teamId: team.id, side: team.side }, unit))
    .map((unit): Neighbour => {
      const km = Math.min(Infinity, ...own.map(({ x, y }) => Math.hypot(x! - unit.x!, y! - unit.y!)));
      const before = told.get(ids.get(unit.id) ?? '');
      return {
        unitId: unit.id,
        name: unit.shortName,
        teamName: teams.find(({ id }) => id === unit.teamId)?.name ?? '',
        km: Number.isFinite(km) ? Math.round(km * 10) / 10 : 999,
        isNear: km <= nearKm,
        toldIn: before?.asOfTurn ?? null,
        isLastChoice: before !== undefined && before.asOf.getTime() === last,
      };
    })
    .sort((a, b) => a.km - b.km || (a.name < b.name ? -1 : 1));
}
