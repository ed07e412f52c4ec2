import { decisionOutcome } from '@/lib/advice/combat/decision-outcome';
import type { DecisionOnDesk } from '@/lib/desks/control/combat/decisions';
import type { DecisionState } from '@/lib/words';
import type { ChromeForSeat } from '../desk-context';

/**
 * The state of a question `passedMs` after it was read, on the screen that goes on counting. Stopped, the clock counts
 * nothing.
 */
export function standsNow(
  { answer, settled, endsAt, defaultOption }: DecisionOnDesk,
  { now, pausedAt }: Pick<ChromeForSeat, 'now' | 'pausedAt'>,
  passedMs: number,
): { state: DecisionState; option: number | null; leftMs: number } {
  const moment = pausedAt ? Date.parse(pausedAt) : Date.parse(now) + passedMs;
  const settledAt = settled && new Date(now);
  const asked = { defaultOption, endsAt: new Date(endsAt), settledAt, settledAs: settled?.as ?? null };
  const stands = decisionOutcome(asked, answer, new Date(moment));
  return { ...stands, leftMs: stands.state === 'open' ? Date.parse(endsAt) - moment : 0 };
}

/** The outcome of a question, in words. */
export function cameToWords(decision: DecisionOnDesk, state: DecisionState, option: number | null): string {
  const chosen = option === null ? '' : `“${decision.options[option]}”`;
  if (state === 'open') return 'Waits for an answer.';
  if (state === 'answered') return `${chosen}, said ${decision.answer?.by}.`;
  if (state === 'ranOut') return `${chosen}, as no answer came in time.`;
  if (state === 'withdrawn') return `Withdrawn by ${decision.settled?.by}: ${decision.settled?.reason}`;
  return `${chosen}, ruled by ${decision.settled?.by}: ${decision.settled?.reason}`;
}
