import type { z } from 'zod';
import { orderColumns } from './order-columns';
import { draftOf, rowWrite, sheetOf, wordsWrite } from './sheet-writes';

/** The input of an order sheet from the browser, and its checks. */

export const lineWrite = wordsWrite(orderColumns).extend(rowWrite);
export type LineWrite = z.infer<typeof lineWrite>;

export const draftWrite = draftOf(lineWrite);
export const sheetWrite = sheetOf(lineWrite);
