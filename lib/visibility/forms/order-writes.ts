import { z } from 'zod';
import { id, writtenText } from '@/lib/forms';
import { actions, postures } from '@/lib/words';
import { draftOf, rowWrite, sheetOf } from './sheet-writes';

/** What the browser sends of an order sheet, and how it is checked; the server alone reads it (`order-form.ts` has the words). */

/** What a person writes in one row. `counterIds` and `supportIds` are the team's own counters. */
const lineWords = z.strictObject({
  counterIds: z.array(id).max(40),
  grouping: writtenText(120),
  orders: writtenText(4000),
  supportIds: z.array(id).max(40),
  supportText: writtenText(300),
  action: z.enum(actions).nullable(),
  posture: z.enum(postures).nullable(),
  standFast: z.boolean(),
  /** Close air support is asked for. */
  asksForAir: z.boolean().default(false),
  /** Guns only: the grid reference they are to interdict (§9 Bombing/Interdiction); empty: none. */
  interdicts: writtenText(20).trim().default(''),
});
export type LineWords = z.infer<typeof lineWords>;

export const lineWrite = lineWords.extend(rowWrite);
export type LineWrite = z.infer<typeof lineWrite>;

export const draftWrite = draftOf(lineWrite);
export const sheetWrite = sheetOf(lineWrite);
