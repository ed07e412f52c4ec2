import { z } from 'zod';
import { id, writtenText } from '@/lib/forms';
import { airMissions } from '@/lib/words';
import { draftOf, rowWrite, sheetOf } from './sheet-writes';

/** What the browser sends of an air request sheet, and how it is checked. */

/**
 * What a person writes in one row. `counterIds` are the team's own counters it is for, `squadronIds` squadrons it was told
 * of; `at` is a grid reference or empty.
 */
export const airWords = z.strictObject({
  mission: z.enum(airMissions).nullable(),
  target: writtenText(300),
  at: writtenText(20).trim(),
  timing: writtenText(120),
  wish: writtenText(2000),
  counterIds: z.array(id).max(40),
  squadronIds: z.array(id).max(40),
});
export type AirWords = z.infer<typeof airWords>;

const airLineWrite = airWords.extend(rowWrite);
export type AirLineWrite = z.infer<typeof airLineWrite>;

export const airDraftWrite = draftOf(airLineWrite);
export const airSheetWrite = sheetOf(airLineWrite);
