import { z } from 'zod';
import { type AirToAirCase, airSides } from '../air-to-air';
import { at } from '../problems';
import { given } from './given';
import { count } from './parts';
import { readerOf } from './reading';

/** The input of kind `airToAir`. */
export const airToAirSchema = z.strictObject({
  ...given,
  a: count,
  b: count,
  escorted: z
    .strictObject({ by: z.enum(airSides), transportSerials: count.default(0), bomberSquadrons: count.default(0) })
    .optional(),
});

/** Reads an air battle put as JSON. One side may have no squadron, not both. */
export const readAirToAirCase = readerOf<AirToAirCase>(airToAirSchema, (input) =>
  at(input, ['a']) === 0 && at(input, ['b']) === 0
    ? [
        {
          path: '',
          message: 'a or b must be at least 1: there are no squadrons on either side',
          sentence: 'There are no squadrons on either side: one side needs at least one.',
        },
      ]
    : [],
);
