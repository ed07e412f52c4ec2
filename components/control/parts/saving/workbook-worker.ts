import { readWorkbook } from '@/lib/scenario/workbook/read-workbook';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import { writeCsvs } from '@/lib/scenario/workbook/write-csv';
import { writeWorkbook } from '@/lib/scenario/workbook/write-workbook';

/** Tables that are to be written: as one workbook, or as a zip of text files. */
export interface ToWrite {
  as: 'xlsx' | 'csv';
  tables: readonly TableSheet[];
}

/** Reads the bytes of a file, or writes tables into one, away from the page, so that the page goes on and can break it off. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer | ToWrite>) =>
  self.postMessage(
    data instanceof ArrayBuffer
      ? readWorkbook(new Uint8Array(data))
      : data.as === 'csv'
        ? writeCsvs(data.tables)
        : writeWorkbook(data.tables),
  );
