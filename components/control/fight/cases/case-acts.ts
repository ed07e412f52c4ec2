import type { Kind } from '@/lib/adjudication/adjudicate';
import type { CaseAbout } from '@/lib/advice/cases/case-record';
import type { Result } from '@/lib/result';

/** Control's acts at the rules desk. */
export interface RulesActs {
  adjudicateCase: (
    seatId: string,
    input: { kind: Kind; name: string; input: Record<string, never>; about: CaseAbout; faces: number[] | null },
  ) => Promise<Result<{ caseId: string; number: number }>>;
  ruleOnCase: (
    seatId: string,
    input: {
      caseId: string;
      version: number;
      overrules: { path: string; ruled: never; reason: string }[];
      reason: string;
      isApplied: boolean;
      companionGameId: string | null;
    },
  ) => Promise<Result<{ version: number }>>;
}
