import { db } from '../kernel/client';

/** The units of a team: how many are on the map now, and the turn in which each of the others comes, the earliest first. */
export interface TeamTroops {
  teamId: string;
  now: number;
  later: number[];
}

/** The units of every team that has any and that are not lost. */
export const teamTroops = (gameId: string): Promise<TeamTroops[]> => db().$queryRaw<TeamTroops[]>`
  SELECT "teamId", count(*) FILTER (WHERE "isOnMap")::int AS now,
    coalesce(array_agg("arrivalTurn" ORDER BY "arrivalTurn") FILTER (WHERE NOT "isOnMap" AND "arrivedIn" IS NULL), '{}') AS later
  FROM "Unit" WHERE "gameId" = ${gameId} AND NOT "isCaptured" GROUP BY "teamId"`;
