import type { z } from 'zod';
import { orderColumns } from './order-columns';
import { draftOf, rowWrite, sheetOf, wordsWrite } from './sheet-writes';

/** What the browser sends of an order sheet, and how it is checked. */

export const lineWrite = wordsWrite(orderColumns).extend(rowWrite);
export type LineWrite = z.infer<typeof lineWrite>;

export const draftWrite = draftOf(lineWrite);
export const sheetWrite = sheetOf(lineWrite);
