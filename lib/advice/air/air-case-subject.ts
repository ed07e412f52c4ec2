import { z } from 'zod';
import { flakMissions } from '@/lib/words';

/** The part of the air that a case settles, as Control asks for it and as it is kept with the case. */
export const airCaseSubjectForm = z.union([
  z.strictObject({ tasks: z.array(z.string()).min(1).max(60) }),
  z.strictObject({ areaId: z.string() }),
  z.strictObject({ flakOf: z.string(), mission: z.enum(flakMissions) }),
  z.strictObject({
    recceOf: z.string(),
    /** Its squares in which there is an exceptionally high concentration, by their south-west corners (OC-127). */
    concentrations: z
      .array(z.tuple([z.number().int(), z.number().int()]))
      .max(200)
      .optional(),
  }),
]);
export type AirCaseSubject = z.infer<typeof airCaseSubjectForm>;
