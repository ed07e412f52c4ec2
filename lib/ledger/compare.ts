import { same } from '@/lib/values';
import type { LedgerState } from './kinds';

interface Difference {
  key: string;
  field: string;
  ledger: unknown;
  stored: unknown;
}

/** Where the truth rebuilt from the ledger and the stored truth differ; empty when they agree. */
export function compare(ledger: LedgerState, stored: LedgerState): Difference[] {
  const differences: Difference[] = [];
  for (const key of new Set([...ledger.keys(), ...stored.keys()])) {
    const a = ledger.get(key);
    const b = stored.get(key);
    if (!a || !b) {
      differences.push({ key, field: '', ledger: a ?? null, stored: b ?? null });
      continue;
    }
    for (const field of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!same(a[field] ?? null, b[field] ?? null)) {
        differences.push({ key, field, ledger: a[field] ?? null, stored: b[field] ?? null });
      }
    }
  }
  return differences;
}
