import { z } from 'zod';
import { rulebookSchema } from './rulebook-choice';

const face = z.int().min(1).max(6);

/** What every kind that rolls may bring beyond the case itself. */
export const given = {
  rulebook: rulebookSchema.optional(),
  rolls: z
    .array(face)
    .describe('Faces of the d6, in the order in which they are asked for; absent: the engine rolls.')
    .optional(),
};

/** The same for a kind that rolls nothing. */
export const givenWithoutDice = {
  rulebook: rulebookSchema.optional(),
  rolls: z.array(face).max(0, 'too many: nothing is rolled here').describe('Absent or empty.').optional(),
};
