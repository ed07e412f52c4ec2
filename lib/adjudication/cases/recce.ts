import { z } from 'zod';
import { recceKinds } from '@/lib/words';
import { rowProblems } from '../problems';
import type { RecceCase } from '../recce';
import { given } from './given';
import { count, id } from './parts';
import { readerOf } from './reading';

/** The input of kind `recce`. */
export const recceSchema = z.strictObject({
  ...given,
  isNight: z.boolean().default(false),
  targets: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(recceKinds),
        isMoving: z.boolean().default(false),
        isInCover: z.boolean().default(false),
        isInBuiltUp: z.boolean().default(false),
        unitsInSquare: count.default(1),
        isHighConcentration: z.boolean().default(false),
      }),
    )
    .min(1),
});

/** Reads a reconnaissance put as JSON. */
export const readRecceCase = readerOf<RecceCase>(recceSchema, (input) => rowProblems(input, ['targets.*']));
