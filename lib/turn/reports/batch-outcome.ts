import type { Refusal } from '@/lib/result';

/** What became of one team's report where several are dealt with in one step. */
export interface OutcomeOfTeam {
  /** The team's key or the report's id, as it was asked for. */
  of: string;
  /** null: it was done. */
  refusal: Refusal | null;
}

/** More teams than any game has. */
export const teamsAtOnce = 80;
