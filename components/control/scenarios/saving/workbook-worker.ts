import { readWorkbook } from '@/lib/scenario/workbook/read-workbook';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import { writeWorkbook } from '@/lib/scenario/workbook/write-workbook';

/** Reads the bytes of a file, or writes tables into one, away from the page, so that the page goes on and can break it off. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer | readonly TableSheet[]>) =>
  self.postMessage(data instanceof ArrayBuffer ? readWorkbook(new Uint8Array(data)) : writeWorkbook(data));
