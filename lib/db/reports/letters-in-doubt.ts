import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. What may have made letters untrue, read in one statement. */

interface LettersInDoubt {
  /** When something last happened in the turn that its reports may have to tell, of all that is entered; null: nothing yet. */
  eventAt: Date | null;
  /**
   * The earlier turns of which a combat was ruled on again, or its ruling taken back, after a team that fought in it had
   * its last letter of that turn, the latest first.
   */
  earlier: number[];
}

export async function lettersInDoubt(gameId: string, turn: number, tx: Tx = db()): Promise<LettersInDoubt> {
  const [doubt] = await tx.$queryRaw<LettersInDoubt[]>`
    SELECT
      (SELECT max(e.at) FROM "LedgerEntry" e
        WHERE e."gameId" = ${gameId} AND e.kind IN ('crossing', 'passage', 'bridging', 'case', 'airTask', 'area', 'unit', 'combat', 'letGo')
          AND e.number > (SELECT min(o.number) FROM "LedgerEntry" o
            WHERE o."gameId" = ${gameId} AND o.kind = 'turn' AND o."subjectId" = ${String(turn)})) AS "eventAt",
      (SELECT coalesce(jsonb_agg(DISTINCT c.turn), '[]')
        FROM "Combat" c
        JOIN "CombatUnit" p ON p."combatId" = c.id
        JOIN "Unit" u ON u."gameId" = c."gameId" AND u.id = p."unitId"
        JOIN LATERAL (
          SELECT facts, greatest("releasedAt", "saidAt") AS at FROM "ReportDraft"
          WHERE "gameId" = c."gameId" AND turn = c.turn AND "teamId" = u."teamId" AND (state = 'released' OR "saidAt" IS NOT NULL)
          ORDER BY number DESC LIMIT 1) told ON true
        WHERE c."gameId" = ${gameId} AND c.turn < ${turn}
          AND (c."ruledAt" > told.at OR (c."ruledAt" IS NULL
            AND told.facts->'fights' @> jsonb_build_array(jsonb_build_object('id', c.id))))) AS earlier`;
  const { eventAt, earlier } = doubt!;
  return { eventAt, earlier: [...earlier].sort((a, b) => b - a) };
}
