import { change } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Crossing } from '@/lib/db/rows';

/**
 * A bridge that was tested and stands is safe once a unit of a side that takes bridges has checked or crossed it: it is not tested again
 * (§8, OC-110). An entry of its own says so. Null: it was not a bridge tested and standing.
 */
export async function safeByPassage(tx: Tx, act: Act, crossing: Crossing, reason: string): Promise<Crossing | null> {
  if (crossing.state !== 'tested') return null;
  return change(tx, { ...act, rule: '§8 Blowing Bridges, OC-110', reason }, 'crossing', crossing.id, { state: 'safe' });
}
