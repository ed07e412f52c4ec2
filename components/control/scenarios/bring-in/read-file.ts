import { inWorker } from '@/components/control/parts/saving/in-worker';
import type { TextAsked } from '@/lib/scenario/workbook/read-workbook';
import type { WorkbookReading } from '@/lib/scenario/workbook/sheet';

const bytesAtMost = 8_000_000;

/** Reads a file of a spreadsheet in a worker of its own, which is ended when it takes too long. `asked`: how a person chose to read its text. */
export async function readFile(file: File, asked: TextAsked = {}): Promise<WorkbookReading> {
  if (file.size > bytesAtMost)
    return { ok: false, message: `has ${Math.ceil(file.size / 1_000_000)} MB: 8 MB at most` };
  const bytes = await file.arrayBuffer();
  const reading = await inWorker<WorkbookReading>({ bytes, ...asked }, [bytes]);
  if (reading === null) return { ok: false, message: 'takes too long to read: save one sheet of it as CSV' };
  if (reading === 'failed')
    return { ok: false, message: 'could not be read in this browser: save the table as CSV and paste it' };
  return reading;
}
