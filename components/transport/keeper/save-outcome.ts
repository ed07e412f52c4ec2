import type { Refusal, Result } from '@/lib/result';

/**
 * What became of words that keep themselves. Only what nobody answered is tried again by itself: a refusal stays one,
 * and is said in its own words until something else is written.
 */
export type SaveFate<T> =
  | { kind: 'kept'; value: T }
  | { kind: 'theirs'; theirs: unknown }
  | { kind: 'refused'; message: string }
  | { kind: 'unanswered' };

/** `answer` null: nobody answered. */
export function saveFate<T>(answer: Result<T> | null): SaveFate<T> {
  if (!answer) return { kind: 'unanswered' };
  if (answer.ok) return { kind: 'kept', value: answer.value };
  return refusedFate(answer.refusal);
}

const refusedFate = ({ code, message, theirs }: Refusal): SaveFate<never> =>
  code === 'changedByAnother' ? { kind: 'theirs', theirs } : { kind: 'refused', message };
