import { z } from 'zod';
import { id } from '@/lib/forms';

/** The form of a table on which a team lays something face down, shared by the browser and the server. */

export const tableWrite = z.strictObject({
  tableId: id,
  move: z.union([
    z.strictObject({ card: z.string().max(3, 'is one card of the hand') }),
    z.strictObject({ choice: z.string().max(6, 'is one of what may be done now') }),
    z.strictObject({ places: z.record(z.string().max(40), z.string().trim().max(10)) }),
  ]),
});
type TableWrite = z.infer<typeof tableWrite>;
export type TableMove = TableWrite['move'];
