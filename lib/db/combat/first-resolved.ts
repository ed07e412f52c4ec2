import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** The name of the combat of a turn that was resolved first, those settled at the rules desk among them; null: none yet. */
export async function firstResolved(gameId: string, turn: number, tx: Tx = db()): Promise<string | null> {
  const [first] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM (
      SELECT name, "resolvedAt" AS at FROM "Combat" WHERE "gameId" = ${gameId} AND turn = ${turn} AND state <> 'grouped'
      UNION ALL
      SELECT name, NULL FROM "RulesCase" WHERE "gameId" = ${gameId} AND turn = ${turn} AND kind = 'combat'
    ) resolved ORDER BY at NULLS LAST, name LIMIT 1`;
  return first?.name ?? null;
}
