import { db } from '../kernel/client';

/** MASTER. The numbers of the ledger at which a combat stood before its dice fell and before it was first ruled on; null: it was not. */
export async function numbersBefore(
  gameId: string,
  combatId: string,
): Promise<{ dice: number | null; ruling: number | null }> {
  const [row] = await db().$queryRaw<{ dice: number | null; ruling: number | null }[]>`
    SELECT min(act) FILTER (WHERE after ->> 'resolvedAt' IS NOT NULL) - 1 AS dice,
      min(act) FILTER (WHERE after ->> 'ruledAt' IS NOT NULL) - 1 AS ruling
    FROM "LedgerEntry" WHERE "gameId" = ${gameId} AND kind = 'combat' AND "subjectId" = ${combatId}`;
  return { dice: row?.dice ?? null, ruling: row?.ruling ?? null };
}
