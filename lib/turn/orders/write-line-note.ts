import { z } from 'zod';
import { change, create } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { noteOf } from '@/lib/db/orders/sheet-readings';
import type { LineNote } from '@/lib/db/rows';
import { refusal } from '@/lib/result';
import type { ControlSeat } from '../kernel/seat';

/** The row of a sheet that Control's note is about. `version` is that of the note; 0: there was none. */
export const notedRow = z.strictObject({ sheetId: z.string(), lineId: z.string(), version: z.number().int().min(0) });

/** Writes Control's note on a row, or makes it. Refused when it is gone. Answers its version. */
export async function writeLineNote(
  tx: Tx,
  act: Act,
  { gameId, label: by }: ControlSeat,
  { sheetId, lineId, version }: z.output<typeof notedRow>,
  written: Partial<Pick<LineNote, 'text' | 'crossingIds'>>,
): Promise<{ version: number }> {
  const note = await noteOf(tx, lineId);
  if (!note && version > 0) throw refusal('notFound', 'This note is gone.');
  const became = note
    ? await change(tx, act, 'note', lineId, { ...written, by }, { seen: version })
    : await create(tx, act, 'note', lineId, { lineId, gameId, sheetId, text: '', ...written, by });
  return { version: became.version };
}
