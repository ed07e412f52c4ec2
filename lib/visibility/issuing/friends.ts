import type { Place } from '@/lib/geometry';
import { type Issued, issue } from '../issued';
import type { FriendlyCounterRow } from '../rows';
import type { TruthTurn, TruthUnit } from '../truth';
import type { Source, Viewer } from '../viewer';

/**
 * Where units of the own side that are other teams' stand, as Control chooses to tell: each under the id by which this
 * team knows it (`friendIds`, by unit), where it stands now. What it is worth is not told. Units of the team itself, of
 * the other side, captured ones and those off the map are left out, whoever chose them.
 */
export function issueFriends(
  viewer: Viewer,
  units: readonly TruthUnit[],
  friendIds: ReadonlyMap<string, string>,
  turn: Pick<TruthTurn, 'number'>,
  source: Pick<Source, 'now'>,
): Issued<FriendlyCounterRow>[] {
  const asOf = source.now();
  return units.flatMap((unit) => {
    const id = friendIds.get(unit.id);
    if (id === undefined || !mayBeTold(viewer, unit)) return [];
    return issue<FriendlyCounterRow>({
      id,
      gameId: viewer.gameId,
      teamId: viewer.teamId,
      name: unit.name,
      shortName: unit.shortName,
      symbol: unit.arm,
      nation: unit.nation,
      formation: unit.formation,
      x: unit.x!,
      y: unit.y!,
      asOf,
      asOfTurn: turn.number,
    });
  });
}

/** A unit, and where its own HQ says that it stands. */
export interface UnitReturned {
  unit: TruthUnit;
  place: Place;
}

/**
 * Where units stand as their own HQ says in a return: the places that were sent, whatever has become of the units since.
 * `turn` and `asOf`: when it was sent.
 */
export const issueReturned = (
  viewer: Viewer,
  returned: readonly UnitReturned[],
  friendIds: ReadonlyMap<string, string>,
  turn: number,
  asOf: Date,
): Issued<FriendlyCounterRow>[] =>
  issueFriends(
    viewer,
    returned.map(({ unit, place }) => ({ ...unit, ...place, isOnMap: true, isCaptured: false })),
    friendIds,
    { number: turn },
    { now: () => asOf },
  );

/** True when a unit is one a team can be told of as a friend: its side's, another team's, and on the map. */
export const mayBeTold = ({ teamId, side }: Pick<Viewer, 'teamId' | 'side'>, unit: FriendUnit): boolean =>
  unit.side === side &&
  unit.teamId !== teamId &&
  unit.isOnMap &&
  !unit.isCaptured &&
  unit.x !== null &&
  unit.y !== null;

type FriendUnit = Pick<TruthUnit, 'side' | 'teamId' | 'isOnMap' | 'isCaptured' | 'x' | 'y'>;
