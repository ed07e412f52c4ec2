import { Prisma } from '@/lib/db/generated/client';
import type { TurnMap } from '@/lib/visibility/player/after-battle';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** ISSUED. Teams' maps as they lay when turns ended. */

/** The rows on the map of a team `d` now: those issued to it, column by column. */
const lying = Prisma.sql`json_build_object(
    'counters', (SELECT coalesce(json_agg(json_build_object('name', name, 'shortName', "shortName", 'symbol', symbol, 'nation', nation,
        'formation', formation, 'x', x, 'y', y, 'isLost', "isLost") ORDER BY name, id), '[]')
      FROM "IssuedCounter" t WHERE t."gameId" = d."gameId" AND t."teamId" = d.id AND (t.x IS NOT NULL OR t."isLost")),
    'friends', (SELECT coalesce(json_agg(json_build_object('name', name, 'shortName', "shortName", 'symbol', symbol, 'nation', nation,
        'formation', formation, 'x', x, 'y', y, 'asOfTurn', "asOfTurn") ORDER BY name, id), '[]')
      FROM "FriendlyCounter" t WHERE t."gameId" = d."gameId" AND t."teamId" = d.id),
    'contacts', (SELECT coalesce(json_agg(json_build_object('label', label, 'symbol', symbol, 'x', x, 'y', y, 'seenTurn', "seenTurn",
        'source', source, 'confidence', confidence, 'direction', direction) ORDER BY "seenTurn", label, x, y), '[]')
      FROM "EnemyContact" t WHERE t."gameId" = d."gameId" AND t."teamId" = d.id),
    'crossings', (SELECT coalesce(json_agg(json_build_object('name', name, 'x', x, 'y', y, 'look', look, 'asOfTurn', "asOfTurn")
        ORDER BY name, x, y), '[]')
      FROM "IssuedCrossing" t WHERE t."gameId" = d."gameId" AND t."teamId" = d.id))`;

/**
 * Keeps every team's map of the turn under way, as it lies now, from what was issued to the team and from nothing else. Kept
 * again, the newer one stands.
 */
export const keepTurnMaps = (tx: Tx, gameId: string) => tx.$executeRaw`
  INSERT INTO "IssuedTurnMap" ("gameId", "teamId", turn, date, daypart, lies, "issuedAt")
  SELECT d."gameId", d.id, c.turn, c.date, c.daypart, ${lying}, now()
  FROM "TeamDesk" d JOIN "PublicClock" c ON c."gameId" = d."gameId" WHERE d."gameId" = ${gameId}
  ON CONFLICT ("gameId", "teamId", turn) DO UPDATE SET lies = EXCLUDED.lies, "issuedAt" = EXCLUDED."issuedAt"`;

/**
 * The maps of a team, the first turn first. That of the turn under way is as it lies now: in the last turn of a battle reports
 * are still told after its end.
 */
export const turnMapsOf = (gameId: string, teamId: string): Promise<TurnMap[]> => db().$queryRaw<TurnMap[]>`
  SELECT turn, date::text AS date, daypart, lies FROM (
    SELECT t.turn, t.date, t.daypart, t.lies FROM "IssuedTurnMap" t JOIN "PublicClock" c ON c."gameId" = t."gameId"
    WHERE t."gameId" = ${gameId} AND t."teamId" = ${teamId} AND t.turn < c.turn
    UNION ALL
    SELECT c.turn, c.date, c.daypart, ${lying}::jsonb
    FROM "TeamDesk" d JOIN "PublicClock" c ON c."gameId" = d."gameId" WHERE d."gameId" = ${gameId} AND d.id = ${teamId}
  ) maps ORDER BY turn`;
