import { isTanks } from '@/lib/adjudication/arms';
import { isMechanised } from '@/lib/adjudication/orders';
import { type Issued, issue } from '../issued';
import type { IssuedCounterRow } from '../rows';
import type { TruthTurn, TruthUnit } from '../truth';
import type { Source, Viewer } from '../viewer';

/**
 * The team's own counters where they stand: units on the map, and those it has lost. `sizeKm` is the road a unit fills in
 * column (§7); a captured unit has no place and is lost (OC-60). Units not arrived and units of other teams are left out.
 */
export function issueCounters(
  viewer: Viewer,
  units: readonly TruthUnit[],
  turn: TruthTurn,
  source: Source,
): Issued<IssuedCounterRow>[] {
  const asOf = source.now();
  return units
    .filter((unit) => unit.teamId === viewer.teamId && (unit.isOnMap || unit.isCaptured))
    .map((unit) =>
      issue<IssuedCounterRow>({
        id: unit.counterId,
        gameId: viewer.gameId,
        teamId: viewer.teamId,
        name: unit.name,
        shortName: unit.shortName,
        symbol: unit.arm,
        nation: unit.nation,
        formation: unit.formation,
        brigade: unit.brigade,
        sizeKm: unit.sizePoints,
        x: unit.isCaptured ? null : unit.x,
        y: unit.isCaptured ? null : unit.y,
        isLost: unit.isCaptured,
        leads: isTanks(unit),
        keepsUp: isMechanised(unit),
        mover: unit.mover,
        asOf,
        asOfTurn: turn.number,
      }),
    );
}
