import { db } from '@/lib/db/kernel/client';

/** Settles when a statement waits for a lock. */
export async function somebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await db().$queryRaw<object[]>`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
  }
}
