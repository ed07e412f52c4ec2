import { type Issued, issue } from '../issued';
import type { ExpectedArrivalRow } from '../rows';
import type { TruthUnit } from '../truth';
import type { Source, Viewer } from '../viewer';

/** A unit that is not on the map yet, as it truly is. */
export interface TruthComing
  extends Pick<TruthUnit, 'counterId' | 'teamId' | 'name' | 'nation' | 'formation' | 'isOnMap' | 'isCaptured'> {
  arm: string;
  /** The turn it is due in. */
  arrivalTurn: number;
  /** Where it comes on, in words. */
  entry: string;
  /** Control holds it in the off-map box. */
  isInBox: boolean;
}

/**
 * The arrivals a team may expect, of its own units alone, up to a turn. Who is late is told for the coming turn: why he is
 * late, where he was placed and what holds his entry place is not told. A unit in the off-map box is expected by nobody.
 */
export function issueExpected(
  viewer: Viewer,
  units: readonly TruthComing[],
  turns: { now: number; until: number },
  source: Source,
): Issued<ExpectedArrivalRow>[] {
  const asOf = source.now();
  return units
    .filter((unit) => unit.teamId === viewer.teamId && !unit.isOnMap && !unit.isCaptured && !unit.isInBox)
    .filter((unit) => unit.arrivalTurn <= turns.until)
    .map((unit) =>
      issue<ExpectedArrivalRow>({
        id: unit.counterId,
        gameId: viewer.gameId,
        teamId: viewer.teamId,
        name: unit.name,
        symbol: unit.arm,
        nation: unit.nation,
        formation: unit.formation,
        turn: Math.max(unit.arrivalTurn, turns.now + 1),
        place: unit.entry,
        asOf,
      }),
    );
}
