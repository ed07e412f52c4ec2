import { z } from 'zod';
import { counted } from '@/lib/text';
import { crossingKinds } from '@/lib/words';
import { at, rowProblems } from '../problems';
import type { TrafficCase } from '../traffic';
import type { Problem } from '../types';
import { givenWithoutDice } from './given';
import { id, points } from './parts';
import { readerOf } from './reading';

/** The input of kind `traffic`. */
export const trafficSchema = z.strictObject({
  ...givenWithoutDice,
  crossing: z.strictObject({
    kind: z.enum(crossingKinds),
    capacityPoints: points
      .describe('By kind where absent: 100 main road, 40 minor road, 20 Bailey or rail, 4 ferry.')
      .optional(),
    pointsUsed: points.default(0),
    isBlown: z.boolean().default(false),
  }),
  queue: z.array(z.strictObject({ id, unitSizePoints: points, pointsAcross: points.default(0) })),
});

/** More of a unit across than there is of it. */
function beyondItsSize(input: unknown): Problem[] {
  const queue = at(input, ['queue']);
  if (!Array.isArray(queue)) return [];
  return queue.flatMap((row, index) => {
    const size = at(row, ['unitSizePoints']);
    const across = at(row, ['pointsAcross']);
    if (typeof size !== 'number' || typeof across !== 'number' || across <= size) return [];
    return [
      {
        path: `queue.${index}.pointsAcross`,
        message: `${counted(across, 'point')} across, the unit has ${size}`,
        sentence: `${counted(across, 'point')} cannot be across: it has ${size}.`,
      },
    ];
  });
}

/** Reads traffic put as JSON. */
export const readTrafficCase = readerOf<TrafficCase>(trafficSchema, (input) => [
  ...rowProblems(input, ['queue.*']),
  ...beyondItsSize(input),
]);
