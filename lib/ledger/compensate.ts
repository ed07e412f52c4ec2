import type { LedgerEntry } from './kinds';

/** The entry that takes `entry` back: undo is a further entry, never an erasure. The number is the ledger's to give. */
export function compensate<E extends Pick<LedgerEntry, 'kind' | 'subjectId' | 'before' | 'after'>>(
  entry: E,
): Omit<LedgerEntry, 'number'> {
  return { kind: entry.kind, subjectId: entry.subjectId, before: entry.after, after: entry.before };
}
