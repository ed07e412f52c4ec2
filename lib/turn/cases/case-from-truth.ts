import type { Kind } from '@/lib/adjudication/adjudicate';
import type { CaseAbout } from '@/lib/advice/cases/case-record';

/** A case as the truth gives it. */
export interface CaseFromTruth {
  kind: Kind;
  name: string;
  input: Record<string, unknown>;
  about: CaseAbout;
  /** The units that were ordered and do not count, and why: the last lines of the working. */
  beside?: { what: string; rule: string }[];
}
