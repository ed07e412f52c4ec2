import { z } from 'zod';
import { receivedKinds } from '@/lib/words';

/** A paper that has been read: a report, a delivered message or a delivered copy of the team's desk. */
export const readWrite = z.strictObject({
  kind: z.enum(receivedKinds),
  paperId: z.string().min(1).max(80),
});
