import type { Lift } from '@/lib/scenario/types';
import { isAsked } from '../access/teams';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import type { Team } from '../rows';

/** The lifts of a scenario and who is aboard. */
export type Aboard = readonly Pick<Lift, 'id' | 'unitIds'>[];

/**
 * A team in a turn. `hasTroops`: it has units on the map; without any it has nobody to order. `isOwed`: it is owed a report.
 * `isAsked`: it is asked for its orders.
 */
export type TeamInTurn = Team & { hasTroops: boolean; isOwed: boolean; isAsked: boolean };

/** Columns of a unit that change only when something happens to it. */
const ofHarm = ['stepsLost', 'isCaptured', 'immobilisedIn', 'suppressedIn'];

/**
 * The teams that have a part in a turn, by name: those with troops on the map, those that lost their last unit in a fight of
 * the turn, and those that had troops aboard a lift that flew or turned back in it. A team that people or the console play is
 * owed a report. One that Control runs is owed one if it fought, if units of it were hurt, or for such a lift; one that is out of
 * the game never is.
 */
export function teamsInTurn(gameId: string, turn: number, lifts: Aboard, tx: Tx = db()): Promise<TeamInTurn[]> {
  const aboard = lifts.flatMap(({ id, unitIds }) => unitIds.map((unitId) => ({ id, unitId })));
  return tx.$queryRaw<TeamInTurn[]>`
    WITH flown AS (
      SELECT a."unitId" FROM jsonb_to_recordset(${JSON.stringify(aboard)}::jsonb) AS a(id text, "unitId" text)
      JOIN "AirTask" k ON k."gameId" = ${gameId} AND k."liftId" = a.id
      WHERE k.turn = ${turn} AND k.state <> 'ordered'
    ), fought AS (
      SELECT "unitId" FROM "CombatUnit" WHERE "gameId" = ${gameId} AND turn = ${turn}
    )
    SELECT t.*, u."hasTroops", ${isAsked(turn)} AS "isAsked",
      CASE coalesce(t."playedBy", 'people') WHEN 'people' THEN true WHEN 'console' THEN true WHEN 'nobody' THEN false ELSE EXISTS (
        SELECT FROM "Unit" x WHERE x."gameId" = ${gameId} AND x."teamId" = t.id AND (
          x.id IN (SELECT "unitId" FROM fought) OR x.id IN (SELECT "unitId" FROM flown)
          OR EXISTS (
            SELECT FROM "LedgerEntry" e WHERE e."gameId" = ${gameId} AND e.kind = 'unit' AND e."subjectId" = x.id
              AND e.turn = ${turn} AND e.verb <> 'end-turn' AND e.undoes IS NULL
              AND jsonb_exists_any(e.after, ${ofHarm}) AND NOT EXISTS (
                SELECT FROM "LedgerEntry" o WHERE o."gameId" = e."gameId" AND o.undoes = e.number)))) END AS "isOwed"
    FROM "Team" t JOIN (
      SELECT "teamId", bool_or("isOnMap" AND NOT "isCaptured") AS "hasTroops" FROM "Unit"
      WHERE "gameId" = ${gameId} AND (
        ("isOnMap" AND NOT "isCaptured") OR ("isCaptured" AND id IN (SELECT "unitId" FROM fought))
        OR id IN (SELECT "unitId" FROM flown))
      GROUP BY "teamId") u ON u."teamId" = t.id
    ORDER BY t.name`;
}

/** The teams that are owed a report of a turn, by name. */
export const teamsOwed = async (gameId: string, turn: number, lifts: Aboard, tx: Tx = db()): Promise<TeamInTurn[]> =>
  (await teamsInTurn(gameId, turn, lifts, tx)).filter(({ isOwed }) => isOwed);
