import type { Truth } from '@/lib/ledger/kinds';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. What has changed after a turn was over, as far as a report of it reads it. */

/** The change of a unit or a crossing by an entry of the ledger. */
export interface ChangeSince {
  kind: 'unit' | 'crossing';
  subjectId: string;
  before: Truth | null;
  after: Truth | null;
}

/**
 * The changes of units and crossings in later turns, the last first. A ruling on a combat of that turn or an earlier one
 * belongs to its combat, whenever it was given: it is left out. Empty while the turn is under way.
 */
export const changesSince = (gameId: string, turn: number, tx: Tx = db()): Promise<ChangeSince[]> =>
  tx.$queryRaw<ChangeSince[]>`
    SELECT e.kind, e."subjectId", e.before, e.after FROM "LedgerEntry" e
    WHERE e."gameId" = ${gameId} AND e.turn > ${turn} AND e.kind IN ('unit', 'crossing')
      AND NOT EXISTS (
        SELECT FROM "LedgerEntry" r JOIN "Combat" c ON c.id = r."subjectId"
        WHERE r."gameId" = ${gameId} AND r.turn > ${turn} AND r.act = e.act AND r.kind = 'combat' AND c.turn <= ${turn})
    ORDER BY e.number DESC`;
