import type { TurnMap } from '@/lib/visibility/player/after-battle';
import { db } from '../client';
import type { Tx } from '../transaction';

/** ISSUED. Teams' maps as they lay when turns ended. */

/**
 * Keeps every team's map of the turn under way, as it lies now, from what was issued to the team and from nothing else. Kept again, the
 * newer one stands.
 */
export const keepTurnMaps = (tx: Tx, gameId: string) => tx.$executeRaw`
  INSERT INTO "IssuedTurnMap" ("gameId", "teamId", turn, date, daypart, lies, "issuedAt")
  SELECT d."gameId", d.id, c.turn, c.date, c.daypart, json_build_object(
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
      FROM "IssuedCrossing" t WHERE t."gameId" = d."gameId" AND t."teamId" = d.id)), now()
  FROM "TeamDesk" d JOIN "PublicClock" c ON c."gameId" = d."gameId" WHERE d."gameId" = ${gameId}
  ON CONFLICT ("gameId", "teamId", turn) DO UPDATE SET lies = EXCLUDED.lies, "issuedAt" = EXCLUDED."issuedAt"`;

/** The maps of a team, the first turn first. */
export async function turnMapsOf(gameId: string, teamId: string): Promise<TurnMap[]> {
  const rows = await db().issuedTurnMap.findMany({
    where: { gameId, teamId },
    orderBy: { turn: 'asc' },
    select: { turn: true, date: true, daypart: true, lies: true },
  });
  return rows.map(({ turn, date, daypart, lies }) => ({
    turn,
    date: date.toISOString().slice(0, 10),
    daypart,
    lies: lies as unknown as TurnMap['lies'],
  }));
}
