import { beliefsOf, type Cast, Known, widestFirst } from '@/lib/advice/debrief/beliefs';
import { teamsOf } from '@/lib/db/access/teams';
import { friendsKnown } from '@/lib/db/debrief/cast';
import { toldNow } from '@/lib/db/debrief/told-now';
import { unitsOnMaster } from '@/lib/db/movement/units';
import type { Frame, Thing } from '@/lib/replay/film';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { Side } from '@/lib/words';

/** The distance between the truth now and the places a team was told. */
export interface GapOfTeam {
  key: string;
  name: string;
  side: Side;
  /** The number of told places that are wrong by more than 300 m. */
  wrong: number;
  /** The widest: what was told, and how far off it is, km; null: all it was told is so. */
  widest: { label: string; km: number; isContact: boolean; about: string | null } | null;
}

/** Belief beside truth, a figure by team, the widest gap first. Control's alone: no player is ever shown it. */
export async function gapsNow({ gameId }: InGame): Promise<GapOfTeam[]> {
  const [teams, units, friends, told] = await Promise.all([
    teamsOf(gameId),
    unitsOnMaster(gameId),
    friendsKnown(gameId),
    toldNow(gameId),
  ]);
  const keyOf = new Map(teams.map(({ id, key }) => [id, key]));
  const cast: Cast = {
    units: Object.fromEntries(
      units.map(({ id, counterId, side, teamId }) => [id, { counterId, side, teamKey: keyOf.get(teamId)! }]),
    ),
    friends: Object.fromEntries(friends.map(({ friendId, unitId }) => [friendId, unitId])),
    teams: teams.map((team) => only(team, ['key', 'name', 'side'])),
  };
  const known = new Known(cast);
  const truth: Frame = new Map(
    units.map((unit) => [`unit/${unit.id}`, only(unit, ['x', 'y', 'isOnMap', 'isCaptured', 'name']) as Thing]),
  );
  const toldTo = (teamId: string): Frame =>
    new Map(
      Object.entries(told).flatMap(([kind, rows]) =>
        (rows as readonly (Thing & { id: string; teamId: string })[]).flatMap((row) =>
          row.teamId === teamId ? [[`${kind}/${row.id}`, row] as const] : [],
        ),
      ),
    );
  return teams
    .map(({ id, key, name, side }): GapOfTeam => {
      const beliefs = beliefsOf(known, key, toldTo(id), truth).sort(widestFirst);
      const [widest] = beliefs;
      const unit = widest && known.unitOf(widest.key);
      return {
        key,
        name,
        side,
        wrong: beliefs.length,
        widest: widest ? { ...only(widest, ['label', 'km', 'isContact']), about: unit ? `unit:${unit}` : null } : null,
      };
    })
    .sort((a, b) => (b.widest?.km ?? 0) - (a.widest?.km ?? 0) || (a.key < b.key ? -1 : 1));
}
