import type { Action } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** A unit that is ordered to attack or probe, and of whose order nothing has become yet: neither fought nor let go. */
export interface OrderOpen {
  unitId: string;
  name: string;
  action: Action;
  /** It defended in a combat of the turn that is ruled on: it was attacked first. */
  wasAttacked: boolean;
}

/** The parts of a turn's fighting that are not settled. */
export interface FightsOpen {
  /** The combats without a ruling. */
  combats: { number: number; name: string }[];
  orders: OrderOpen[];
  /**
   * Units that have lost steps, in no combat without a ruling, with an enemy within the widest passing distance (§6). Which
   * of them are no longer effective and in contact (§9), `lib/advice/combat/spent-units.ts` says.
   */
  worn: { unitId: string; profile: string; stepsLost: number }[];
}

/**
 * Reads it in one statement. The first handed-in row that names a unit is its order. A probe that is in contact has met the
 * enemy (§5, OC-73). An attacker that defends in a combat waits for its ruling (§9 Attacking, OC-70). A counter that never had a
 * status cannot attack: its order goes with those of its row.
 */
export async function fightsOpen(gameId: string, turn: number, tx: Tx = db()): Promise<FightsOpen> {
  const [open] = await tx.$queryRaw<FightsOpen[]>`
    SELECT
      (SELECT coalesce(jsonb_agg(jsonb_build_object('number', number, 'name', name) ORDER BY number), '[]')
        FROM "Combat" WHERE "gameId" = ${gameId} AND turn = ${turn} AND state <> 'ruled') AS combats,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('unitId', u.id, 'name', u.name, 'action', o.action,
          'wasAttacked', EXISTS (SELECT FROM "CombatUnit" d WHERE d."gameId" = u."gameId" AND d.turn = ${turn} AND d."unitId" = u.id))
          ORDER BY u.name, u.id), '[]')
        FROM (
          SELECT DISTINCT ON (counter) counter, l.action
          FROM "OrderSheet" s JOIN "OrderLine" l ON l."sheetId" = s.id CROSS JOIN unnest(l."counterIds") AS counter
          WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted'
          ORDER BY counter, l."sheetId", l.position, l.id) o
        JOIN "Unit" u ON u."gameId" = ${gameId} AND u."counterId" = o.counter
        JOIN "StatusProfile" p ON p."gameId" = u."gameId" AND p.key = u."profileKey"
        WHERE o.action IN ('attack', 'breakThrough', 'probe') AND u."isOnMap" AND NOT u."isCaptured"
          AND substring(p.notation FROM '[0-9]+') <> '0'
          AND NOT EXISTS (SELECT FROM "OrderLetGo" g WHERE g."gameId" = u."gameId" AND g.turn = ${turn} AND g."unitId" = u.id)
          AND NOT EXISTS (
            SELECT FROM "CombatUnit" c JOIN "Combat" k ON k.id = c."combatId"
            WHERE c."gameId" = u."gameId" AND c.turn = ${turn} AND c."unitId" = u.id
              AND (c.role = 'attacker' OR c."isArtillery" OR o.action = 'probe' OR k.state <> 'ruled'))
          AND NOT (o.action = 'probe' AND (
            EXISTS (SELECT FROM "ContactTurn" t WHERE t."gameId" = u."gameId" AND t.turn = ${turn} AND t."unitId" = u.id)
            OR EXISTS (SELECT FROM "ContactPair" q WHERE q."gameId" = u."gameId" AND u.id IN (q."alliedId", q."germanId"))))
      ) AS orders,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('unitId', u.id, 'profile', p.notation, 'stepsLost', u."stepsLost") ORDER BY u.id), '[]')
        FROM "Unit" u JOIN "StatusProfile" p ON p."gameId" = u."gameId" AND p.key = u."profileKey"
        WHERE u."gameId" = ${gameId} AND u."isOnMap" AND NOT u."isCaptured" AND u."stepsLost" > 0
          AND EXISTS (
            SELECT FROM "Unit" e WHERE e."gameId" = u."gameId" AND e.side <> u.side AND e."isOnMap" AND NOT e."isCaptured"
              AND power(e.x - u.x, 2) + power(e.y - u.y, 2) <= 4.0001)
          AND NOT EXISTS (
            SELECT FROM "CombatUnit" c JOIN "Combat" k ON k.id = c."combatId"
            WHERE c."gameId" = u."gameId" AND c.turn = ${turn} AND c."unitId" = u.id AND k.state <> 'ruled')
      ) AS worn`;
  return open!;
}

/** The orders that Control has let go in a turn, by unit name. */
export const ordersLetGo = (gameId: string, turn: number, tx: Tx = db()) =>
  tx.orderLetGo.findMany({ where: { gameId, turn }, orderBy: { unitId: 'asc' } });
