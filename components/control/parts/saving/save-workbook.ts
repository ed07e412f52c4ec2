import { ask } from '@/components/transport/send/send';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import { inWorker } from './in-worker';
import { saveFile } from './save-file';
import type { ToWrite } from './workbook-worker';

/** The kinds of files that tables are saved in: how each ends, and what it is. */
const kinds = {
  xlsx: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { ending: 'zip', type: 'application/zip' },
} as const satisfies Record<ToWrite['as'], { ending: string; type: string }>;

/**
 * Saves tables as a spreadsheet, or as a zip of text files, written in a worker of this browser: the server of the hall has
 * other work. Why it could not be done, in words; null: it is saved. `name`: of the file, without its ending.
 */
export async function saveWorkbook(
  name: string,
  tables: readonly TableSheet[],
  as: ToWrite['as'] = 'xlsx',
): Promise<string | null> {
  const toWrite: ToWrite = { as, tables };
  const bytes = await inWorker<Uint8Array<ArrayBuffer>>(toWrite);
  if (bytes === null) return 'This takes too long to write: save its tables one by one, or try another laptop.';
  if (bytes === 'failed') return 'This browser cannot write it: save one file instead, which has all of it.';
  saveFile(`${name}.${kinds[as].ending}`, kinds[as].type, bytes);
  return null;
}

/** All tables of a draft or a game, from the address that gives them. Why not, in words; null: they are saved. */
export async function saveAllTables(name: string, address: string, as: ToWrite['as'] = 'xlsx'): Promise<string | null> {
  const answer = await ask(address, {});
  const tables: readonly TableSheet[] | null = answer?.ok ? await answer.json().catch(() => null) : null;
  return tables ? saveWorkbook(name, tables, as) : 'Nobody answers. Try again.';
}
