import type { Refusal, Result } from '@/lib/result';

/**
 * What became of words that keep themselves. Only what nobody answered is tried again by itself: a refusal stays one,
 * and is said in its own words until something else is written.
 */
export type SaveOutcome<T> =
  | { kind: 'kept'; value: T }
  | { kind: 'theirs'; theirs: unknown }
  | { kind: 'refused'; message: string }
  | { kind: 'unanswered' };

export function saveOutcome<T>(answer: Result<T>): SaveOutcome<T> {
  if (answer.ok) return { kind: 'kept', value: answer.value };
  return refusedFate(answer.refusal);
}

function refusedFate({ code, message, theirs }: Refusal): SaveOutcome<never> {
  if (code === 'unanswered') return { kind: 'unanswered' };
  return code === 'changedByAnother' ? { kind: 'theirs', theirs } : { kind: 'refused', message };
}
