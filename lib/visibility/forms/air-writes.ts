import type { z } from 'zod';
import { airColumns } from './air-columns';
import { draftOf, rowWrite, sheetOf, wordsWrite } from './sheet-writes';

/** What the browser sends of an air request sheet, and how it is checked. */

const airLineWrite = wordsWrite(airColumns).extend(rowWrite);
export type AirLineWrite = z.infer<typeof airLineWrite>;

export const airDraftWrite = draftOf(airLineWrite);
export const airSheetWrite = sheetOf(airLineWrite);
