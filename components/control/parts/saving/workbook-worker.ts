import { lookInto } from '@/lib/scenario/page/look-into';
import { readWorkbook, type TextAsked } from '@/lib/scenario/workbook/read-workbook';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import { writeCsvs } from '@/lib/scenario/workbook/write-csv';
import { writeWorkbook } from '@/lib/scenario/workbook/write-workbook';

/** Tables that are to be written: as one workbook, or as a zip of text files. */
export interface ToWrite {
  as: 'xlsx' | 'csv';
  tables: readonly TableSheet[];
}

/** A file of a spreadsheet, and how its text is read where a person chose that. */
export interface ToRead extends TextAsked {
  bytes: ArrayBuffer;
}

/** A packed scenario whose page is made. */
export interface ToLookInto {
  packed: ArrayBuffer;
}

/** Reads the bytes of a file, looks into one, or writes tables into one, away from the page, so that the page goes on and can break it off. */
self.onmessage = ({ data }: MessageEvent<ToRead | ToWrite | ToLookInto>) =>
  self.postMessage(
    'bytes' in data
      ? readWorkbook(new Uint8Array(data.bytes), data)
      : 'packed' in data
        ? lookInto(new Uint8Array(data.packed))
        : data.as === 'csv'
          ? writeCsvs(data.tables)
          : writeWorkbook(data.tables),
  );
