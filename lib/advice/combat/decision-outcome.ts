/** How far a question that must be answered at once is (§9 Analysing Combat 3): derived on reading, with no clock of its own. */

import type { DecisionState } from '@/lib/words';

interface DecisionStands {
  state: DecisionState;
  /** What counts: the place of the option; null while it is open, and once it is withdrawn. */
  option: number | null;
}

/** What a question comes to at `moment`, the database's time, or that at which the clock was stopped. */
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
