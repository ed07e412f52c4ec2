import type { Result } from '@/lib/result';

/** Control's acts on instant decisions. */
export interface DecisionActs {
  askDecision: (
    seatId: string,
    input: {
      teamId: string;
      combatId: string | null;
      question: string;
      options: string[];
      defaultOption: number;
      seconds: number;
      reason: string;
    },
  ) => Promise<Result<unknown>>;
  settleDecision: (
    seatId: string,
    input: { decisionId: string; version: number; settledAs: number | null; reason: string },
  ) => Promise<Result<unknown>>;
}
