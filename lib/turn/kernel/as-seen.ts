import type { Tx } from '@/lib/db/kernel/transaction';
import { lastHand } from '@/lib/db/record/acts';
import { refusal } from '@/lib/result';

/** Refuses a row of the truth that somebody has changed since version `seen`, and says who it was and what stands now. */
export async function asSeen(
  tx: Tx,
  kind: 'combat' | 'case' | 'report' | 'unit' | 'ground',
  row: { id: string; gameId: string; version: number },
  seen: number,
  name = `this ${kind}`,
): Promise<void> {
  if (row.version === seen) return;
  const by = await lastHand(row.gameId, { kind, subjectId: row.id }, tx);
  throw refusal('changedByAnother', `${by} changed ${name} meanwhile. Here is what stands now.`, { theirs: row });
}
