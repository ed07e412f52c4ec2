/**
 * The state of a question that must be answered at once (§9 Analysing Combat 3): derived on reading, with no clock of its
 * own.
 */

import type { DecisionState } from '@/lib/words';

interface DecisionStands {
  state: DecisionState;
  /** The option that counts, by its place; null while the question is open, and once it is withdrawn. */
  option: number | null;
}

/** The outcome of a question at `moment`, the database's time, or that at which the clock was stopped. */
export function decisionOutcome(
  decision: { defaultOption: number; endsAt: Date; settledAt: Date | null; settledAs: number | null },
  answer: { option: number } | null,
  moment: Date,
): DecisionStands {
  if (decision.settledAt)
    return decision.settledAs === null
      ? { state: 'withdrawn', option: null }
      : { state: 'settled', option: decision.settledAs };
  if (answer) return { state: 'answered', option: answer.option };
  if (moment < decision.endsAt) return { state: 'open', option: null };
  return { state: 'ranOut', option: decision.defaultOption };
}
