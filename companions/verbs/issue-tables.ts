import type { KeptCompanionGame } from '@/lib/db/cases/companion-games';
import { dropTables, tablesShown, writeTable } from '@/lib/db/issued/issued';
import { type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { issueSource } from '@/lib/turn/issuing/issue-source';
import { asJson, same } from '@/lib/values';
import { issueTable } from '@/lib/visibility/issuing/companion-table';
import type { Side } from '@/lib/words';
import { standingOf } from './companion-record';
import { handTableOf } from './hand-tables';

/**
 * Shows the teams that sit at a companion game their sides of the table, as it now stands. A team for which nothing has
 * changed is not touched. Once the game is put away the tables are cleared.
 */
export async function issueTables(tx: Tx, kept: KeptCompanionGame): Promise<void> {
  const { gameId, seats } = kept;
  if (seats.length === 0) return;
  const { companion, standing } = standingOf(kept);
  const table = handTableOf(companion.name);
  const before = await tablesShown(
    seats.map(({ id }) => id),
    tx,
  );
  const source = await issueSource(tx);
  for (const { id: seatId, side, teamId } of seats) {
    const was = before.get(seatId);
    const shown = kept.endedAt ? null : (table?.shownTo(side as Side, standing.state) ?? null);
    if (!shown && !was) continue;
    if (!shown) await dropTables(tx, [seatId]);
    else {
      const row = issueTable({ gameId, teamId, seatId }, { title: companion.title, shown }, source);
      if (was && same(asJson(was.shown), asJson(row.shown))) continue;
      await writeTable(tx, row);
    }
    touchDesk(tx, gameId, teamId);
  }
}
