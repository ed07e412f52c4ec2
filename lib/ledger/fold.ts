import { same } from '@/lib/values';
import { keyOf, type LedgerEntry, type LedgerState } from './kinds';

/** The ledger contradicts itself: a bug, never a person's fault. */
export class LedgerBroken extends Error {}

/**
 * The truth after `entries`, folded in order over the truth the scenario opened with, or over that after the entry of
 * number `after`. Numbers must be gapless and each `before` must equal the folded truth. Throws `LedgerBroken`.
 */
export function fold(opening: LedgerState, entries: readonly LedgerEntry[], after = 0): LedgerState {
  const state: LedgerState = new Map([...opening].map(([key, truth]) => [key, { ...truth }]));
  entries.forEach((entry, i) => {
    const next = after + i + 1;
    if (entry.number !== next) throw new LedgerBroken(`entry ${entry.number} stands where ${next} should`);
    apply(state, entry);
  });
  return state;
}

function apply(state: LedgerState, entry: LedgerEntry): void {
  const key = keyOf(entry.kind, entry.subjectId);
  const truth = state.get(key);
  const broken = (why: string) => new LedgerBroken(`entry ${entry.number}, ${key}: ${why}`);
  if (entry.before === null) {
    if (truth) throw broken('was there already');
    if (!entry.after) throw broken('neither before nor after');
    state.set(key, { ...entry.after });
    return;
  }
  if (!truth) throw broken('was not there');
  for (const [field, was] of Object.entries(entry.before)) {
    if (!same(truth[field] ?? null, was)) {
      throw broken(`${field} was ${JSON.stringify(truth[field])}, not ${JSON.stringify(was)}`);
    }
  }
  if (entry.after === null) state.delete(key);
  else state.set(key, { ...truth, ...entry.after });
}
