import type { DecisionOnDesk } from '@/lib/turn/control-desk/papers/decisions';
import type { DecisionState } from '@/lib/words';

/** How a question stands `passedMs` after it was read, on the screen that goes on counting. */
export function standsNow(
  { stands, endsAt, pausedAt, now, defaultOption }: DecisionOnDesk,
  passedMs: number,
): { state: DecisionState; option: number | null; leftMs: number } {
  const moment = pausedAt ? Date.parse(pausedAt) : Date.parse(now) + passedMs;
  const leftMs = Math.max(0, Date.parse(endsAt) - moment);
  if (stands.state !== 'open') return { ...stands, leftMs: 0 };
  return leftMs > 0 ? { ...stands, leftMs } : { state: 'ranOut', option: defaultOption, leftMs: 0 };
}

/** What a question came to, in words. */
export function cameToWords(decision: DecisionOnDesk, state: DecisionState, option: number | null): string {
  const chosen = option === null ? '' : `“${decision.options[option]}”`;
  if (state === 'open') return 'Waits for an answer.';
  if (state === 'answered') return `${chosen}, said ${decision.answer?.by}.`;
  if (state === 'ranOut') return `${chosen}, as no answer came in time.`;
  if (state === 'withdrawn') return `Withdrawn by ${decision.settled?.by}: ${decision.settled?.reason}`;
  return `${chosen}, ruled by ${decision.settled?.by}: ${decision.settled?.reason}`;
}
