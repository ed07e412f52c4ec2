import { z } from 'zod';
import { flakMissions, flakWeights } from '@/lib/words';
import { type FlakCase, serialKinds } from '../flak';
import { rowProblems } from '../problems';
import { given } from './given';
import { count, id, km, profile } from './parts';
import { readerOf } from './reading';

/** The input of kind `flak`. */
export const flakSchema = z.strictObject({
  ...given,
  mission: z.enum(flakMissions),
  serials: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(serialKinds),
        carries: z.strictObject({ id, profile, stepsLost: count.default(0) }).optional(),
      }),
    )
    .min(1),
  flak: z
    .array(
      z.strictObject({ id, weight: z.enum(flakWeights), distanceKm: km, isSuppressed: z.boolean().default(false) }),
    )
    .default([]),
});

/** Reads flak put as JSON. Ids are unique over serials, what they carry, and guns. */
export const readFlakCase = readerOf<FlakCase>(flakSchema, (input) =>
  rowProblems(input, ['serials.*', 'serials.*.carries', 'flak.*']),
);
