import type { LedgerKind } from '@/lib/ledger/kinds';

/** A page of the ledger, newest first. */
export interface LedgerPage {
  entries: LedgerRow[];
  /** Number to ask on from (`LedgerFilter.before`); null when this is the last page. */
  next: number | null;
  filters: LedgerFilters;
}

export interface LedgerRow {
  number: number;
  turn: number;
  /** ISO */
  at: string;
  seatLabel: string;
  verb: string;
  rule: string;
  kind: LedgerKind;
  subjectId: string;
  /** The unit's, team's, seat's or combat's name, where the subject has one. */
  subjectName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string;
}

/** What may be chosen to filter by. */
export interface LedgerFilters {
  turns: number[];
  kinds: LedgerKind[];
  seats: { id: string; label: string }[];
  units: { id: string; name: string }[];
}

export interface LedgerFilter {
  turn?: number;
  kind?: LedgerKind;
  seatId?: string;
  unitId?: string;
  /** Only entries with a lower number. */
  before?: number;
}
