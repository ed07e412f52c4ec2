import { Refused, type Result } from '@/lib/result';

/** The result of the work as a value: a refusal that it throws is caught. */
export function caught<T>(work: () => T): Result<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}
