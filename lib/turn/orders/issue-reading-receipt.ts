import { writeReceipt } from '@/lib/db/issued/issued';
import { create } from '@/lib/db/kernel/change';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { issueReceipt } from '@/lib/visibility/issuing/receipts';
import { issueSource } from '../issuing/issue-source';
import type { ControlSeat } from '../kernel/seat';

/** Opens a handed-in sheet that nobody has opened, and issues the receipt: from here on its team can no longer take it back (§4, 1). */
export async function issueReadingReceipt(
  tx: Tx,
  act: Act,
  seat: ControlSeat,
  { id: sheetId, gameId, teamId }: { id: string; gameId: string; teamId: string },
): Promise<void> {
  const source = await issueSource(tx);
  const opened = { state: 'opened' as const, openedAt: source.now(), openedBy: seat.label };
  await create(tx, act, 'reading', sheetId, { sheetId, gameId, ...opened });
  await writeReceipt(tx, issueReceipt({ gameId, teamId, sheetId }, source));
  touchDesk(tx, gameId, teamId);
}
