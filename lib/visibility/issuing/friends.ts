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
  turn: TruthTurn,
  source: Source,
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

/** Whether a unit is one a team can be told of as a friend: its side's, another team's, and on the map. */
export const mayBeTold = ({ teamId, side }: Pick<Viewer, 'teamId' | 'side'>, unit: FriendUnit): boolean =>
  unit.side === side &&
  unit.teamId !== teamId &&
  unit.isOnMap &&
  !unit.isCaptured &&
  unit.x !== null &&
  unit.y !== null;

type FriendUnit = Pick<TruthUnit, 'side' | 'teamId' | 'isOnMap' | 'isCaptured' | 'x' | 'y'>;
