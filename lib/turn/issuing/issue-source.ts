import { newId } from '@/lib/db/kernel/ids';
import { now, type Tx } from '@/lib/db/kernel/transaction';
import type { Source } from '@/lib/visibility/viewer';

/** Where the ids and the time of issued rows come from: opaque ids, and the database's time of this transaction. */
export async function issueSource(tx: Tx): Promise<Source> {
  const at = await now(tx);
  return { id: () => newId(), now: () => at };
}
