import { z } from 'zod';
import { interdictionWeights } from '@/lib/words';
import type { InterdictionCase } from '../interdiction';
import { rowProblems } from '../problems';
import { given } from './given';
import { count, countFromOne, id, profile } from './parts';
import { readerOf } from './reading';

/** The input of kind `interdiction`. */
export const interdictionSchema = z.strictObject({
  ...given,
  targets: z
    .array(z.strictObject({ id, profile, stepsLost: count.default(0), isFlak: z.boolean().default(false) }))
    .min(1),
  forces: z.array(z.strictObject({ weight: z.enum(interdictionWeights), count: countFromOne })).min(1),
});

/** Reads an interdiction put as JSON. */
export const readInterdictionCase = readerOf<InterdictionCase>(interdictionSchema, (input) =>
  rowProblems(input, ['targets.*']),
);
