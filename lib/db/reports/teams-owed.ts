import type { Lift } from '@/lib/scenario/types';
import { db } from '../client';
import type { Team } from '../rows';
import type { Tx } from '../transaction';

/** The lifts of a scenario and who is aboard. */
export type Aboard = readonly Pick<Lift, 'id' | 'unitIds'>[];

/** A team that is owed a report; without troops on the map it has nobody to order. */
export type TeamOwed = Team & { hasTroops: boolean };

/**
 * The teams that are owed a report of a turn, by name: who has troops on the map, who lost his last in a fight of the turn,
 * and who had troops aboard a lift that flew or turned back in it.
 */
export function teamsOwed(gameId: string, turn: number, lifts: Aboard, tx: Tx = db()): Promise<TeamOwed[]> {
  const aboard = lifts.flatMap(({ id, unitIds }) => unitIds.map((unitId) => ({ id, unitId })));
  return tx.$queryRaw<TeamOwed[]>`
    SELECT t.*, u."hasTroops" FROM "Team" t JOIN (
      SELECT "teamId", bool_or("isOnMap" AND NOT "isCaptured") AS "hasTroops" FROM "Unit"
      WHERE "gameId" = ${gameId} AND (
        ("isOnMap" AND NOT "isCaptured")
        OR ("isCaptured" AND id IN (
          SELECT "unitId" FROM "CombatUnit" WHERE "gameId" = ${gameId} AND turn = ${turn}))
        OR id IN (
          SELECT a."unitId" FROM jsonb_to_recordset(${JSON.stringify(aboard)}::jsonb) AS a(id text, "unitId" text)
          JOIN "AirTask" k ON k."gameId" = ${gameId} AND k."liftId" = a.id
          WHERE k.turn = ${turn} AND k.state <> 'ordered'))
      GROUP BY "teamId") u ON u."teamId" = t.id
    ORDER BY t.name`;
}
