import { ask } from '@/components/transport/send/send';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import { inWorker } from './in-worker';
import { saveFile } from './save-file';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Saves tables as a spreadsheet, written in a worker of this browser: the server of the hall has other work. Why it could not
 * be done, in words; null: it is saved. `name`: of the file, without its ending.
 */
export async function saveWorkbook(name: string, tables: readonly TableSheet[]): Promise<string | null> {
  const bytes = await inWorker<Uint8Array<ArrayBuffer>>(tables);
  if (bytes === null) return 'This takes too long to write: save its tables one by one.';
  if (bytes === 'failed') return 'This browser cannot write it: save one file instead, which has all of it.';
  saveFile(`${name}.xlsx`, xlsx, bytes);
  return null;
}

/** All tables of a draft, from the address that gives them. Why not, in words; null: they are saved. */
export async function saveAllTables(name: string, address: string): Promise<string | null> {
  const answer = await ask(address, {});
  const tables: readonly TableSheet[] | null = answer?.ok ? await answer.json().catch(() => null) : null;
  return tables ? saveWorkbook(name, tables) : 'Nobody answers. Try again.';
}
