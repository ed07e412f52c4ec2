import type { z } from 'zod';
import { onePerPath, problemsOf } from '../problems';
import { rulebookFrom } from '../rulebook';
import type { Face, Problem, Rulebook, RulebookChoice } from '../types';

/** A case that was read: what to adjudicate, by which rulebook, and the dice given with it, if any. */
export type CaseReading<Case> =
  | { ok: true; case: Case; rulebook: Rulebook; rolls: Face[] | undefined }
  | { ok: false; problems: Problem[] };

/** The options of a case, beside the case itself. */
interface Given {
  rulebook?: RulebookChoice | undefined;
  rolls?: number[] | undefined;
}

/**
 * Makes the reader of a kind. It never throws, whatever JSON is put, and reports what is wrong at once, one problem a
 * path: those of single fields, which the schema sees, then those of the whole case, which `faults` finds in the input
 * as it stands. Whether the dice suffice shows only when they are used.
 */
export function readerOf<Case extends object>(
  schema: z.ZodType<Case & Given>,
  faults: (input: unknown) => Problem[] = () => [],
): (input: unknown) => CaseReading<Case> {
  return (input) => {
    const read = schema.safeParse(input);
    const problems = onePerPath([...(read.success ? [] : problemsOf(read.error, input)), ...faults(input)]);
    if (!read.success || problems.length > 0) return { ok: false, problems };
    const { rulebook, rolls, ...rest } = read.data;
    return {
      ok: true,
      case: rest as unknown as Case,
      rulebook: rulebookFrom(rulebook),
      rolls: rolls as Face[] | undefined,
    };
  };
}
