import type { z } from 'zod';
import { airColumns } from './air-columns';
import { draftOf, rowWrite, sheetOf, wordsWrite } from './sheet-writes';

/** The input of an air request sheet from the browser, and its checks. */

const airLineWrite = wordsWrite(airColumns).extend(rowWrite);
export type AirLineWrite = z.infer<typeof airLineWrite>;

export const airDraftWrite = draftOf(airLineWrite);
export const airSheetWrite = sheetOf(airLineWrite);
