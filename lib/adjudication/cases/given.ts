import { z } from 'zod';
import { rulebookSchema } from './rulebook-choice';

const face = z.int().min(1).max(6);

/** The options of every kind of case that rolls, beside the case itself. */
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
