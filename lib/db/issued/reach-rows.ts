import type { MapData } from '@/lib/scenario/types';
import type { IssuedCounterRow, IssuedCrossingRow, PublicClockRow } from '@/lib/visibility/rows';
import { db } from '../kernel/client';

/** ISSUED. What the reach of an own counter is worked out from. */

interface ReachRows {
  counter: Pick<IssuedCounterRow, 'x' | 'y' | 'isLost' | 'mover'>;
  /** In the order in which they were told. */
  crossings: Pick<IssuedCrossingRow, 'name' | 'x' | 'y' | 'look'>[];
  clock: Pick<PublicClockRow, 'daypart'>;
}

/** A counter of a team's own, the crossings it was told of, and the clock; null: the team has no such counter. */
export async function reachRows(gameId: string, teamId: string, counterId: string): Promise<ReachRows | null> {
  const [rows] = await db().$queryRaw<ReachRows[]>`
    SELECT json_build_object('x', c.x, 'y', c.y, 'isLost', c."isLost", 'mover', c.mover) AS counter,
      json_build_object('daypart', clock.daypart) AS clock,
      (SELECT coalesce(json_agg(json_build_object('name', t.name, 'x', t.x, 'y', t.y, 'look', t.look)
        ORDER BY t."asOfTurn", t."asOf", t.id), '[]') FROM "IssuedCrossing" t
        WHERE t."gameId" = ${gameId} AND t."teamId" = ${teamId}) AS crossings
    FROM "IssuedCounter" c JOIN "PublicClock" clock ON clock."gameId" = c."gameId"
    WHERE c."gameId" = ${gameId} AND c."teamId" = ${teamId} AND c.id = ${counterId}`;
  return rows ?? null;
}

/** The printed maps read last, by their games: while one stays as it is, its roads and ground are worked out once. */
const lastRead = new Map<string, { version: string; map: MapData }>();
const mapsKept = 4;

/** The printed map of a game, the same object while it is the same map. Throws when the game has none. */
export async function printedMapOf(gameId: string): Promise<MapData> {
  const last = lastRead.get(gameId);
  const [row] = await db().$queryRaw<{ version: string; sheet: MapData | null }[]>`
    SELECT xmin::text AS version, CASE WHEN xmin::text = ${last?.version ?? ''} THEN NULL ELSE sheet END AS sheet
    FROM "PrintedMap" WHERE "gameId" = ${gameId}`;
  if (!row) throw new Error(`game ${gameId} has no map`);
  const map = row.sheet ?? last!.map;
  lastRead.delete(gameId);
  lastRead.set(gameId, { version: row.version, map });
  for (const oldest of [...lastRead.keys()].slice(0, -mapsKept)) lastRead.delete(oldest);
  return map;
}
