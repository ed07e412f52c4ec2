import { counterNames } from '@/lib/db/issued/issued';
import { newId } from '@/lib/db/kernel/ids';
import { now, touchDesk } from '@/lib/db/kernel/transaction';
import type { OrderLine } from '@/lib/db/rows';
import { lockSheet, writeCopy } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { only } from '@/lib/values';
import { type CopyLine, toldAsWritten } from '@/lib/visibility/forms/order-told';
import { copyWrite } from '@/lib/visibility/forms/sheet-writes';
import { playerVerb } from '../kernel/verb';
import { mayStillSend } from './may-still-send';
import { openLine } from './store-message';

/** Asks for a copy of the handed-in sheet to be carried to another HQ. It waits with Control until Control delivers it. */
export const sendCopy = playerVerb({
  name: 'send-copy',
  rule: '§4',
  form: copyWrite,
  inLedger: null,
  run: async ({ tx, seat, form }): Promise<{ id: string }> => {
    const { turn, linkId } = form;
    await mayStillSend(tx, seat);
    const link = await openLine(tx, seat.gameId, seat.teamId, linkId);
    const sheet = await lockSheet(tx, seat.gameId, seat.teamId, turn);
    if (sheet.state !== 'submitted') throw refusal('notNow', 'Hand the sheet in first; then a copy can be sent.');
    const names = await counterNames(seat.gameId, seat.teamId, tx);
    const id = newId();
    const requestedAt = await now(tx);
    await writeCopy(tx, {
      id,
      gameId: seat.gameId,
      teamId: seat.teamId,
      sheetId: sheet.id,
      linkId,
      ...only(link, ['toTeamId', 'toName', 'means']),
      lines: sheet.lines.map((line) => copyLine(line, names)),
      requestedBy: seat.label,
      requestedAt,
    });
    touchDesk(tx, seat.gameId, seat.teamId);
    return { id };
  },
});

/** A row as another HQ reads it: names and words, no ids. */
function copyLine(line: OrderLine, names: Map<string, string>): CopyLine & Record<string, string | boolean | null> {
  const listed = (ids: string[], free: string) =>
    [...ids.flatMap((id) => names.get(id) ?? []), free].filter(Boolean).join(', ');
  return {
    ...only(line, toldAsWritten('copy')),
    units: listed(line.counterIds, line.grouping),
    support: listed(line.supportIds, line.supportText),
  };
}
