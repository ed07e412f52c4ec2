import type { LedgerEntry } from './kinds';

/** The entry that takes `entry` back: undo is a further entry, never an erasure. The number is the ledger's to give. */
export function compensate(entry: LedgerEntry): Omit<LedgerEntry, 'number'> {
  return { kind: entry.kind, subjectId: entry.subjectId, before: entry.after, after: entry.before };
}
