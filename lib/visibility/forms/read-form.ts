import { z } from 'zod';

/** A paper that has been read: a report, a delivered message or a delivered copy of the team's desk. */
export const readWrite = z.strictObject({
  kind: z.enum(['report', 'message', 'copy']),
  paperId: z.string().min(1).max(80),
});
