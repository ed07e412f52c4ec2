import { z } from 'zod';
import { placeInWords } from '@/companions/rules/table-shape';
import { readTables, type TableValues } from '@/companions/tables-to-enter';
import { change, create } from '@/lib/db/change';
import { companionTablesOf } from '@/lib/db/companion-tables';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { asJson } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { companionNames } from '@/lib/words';
import { areEntered } from './companion-tables';

export const enterCompanionTablesForm = z.strictObject({
  companion: z.enum(companionNames),
  /** The version that was seen; 0: none was entered yet. */
  version: z.number().int(),
  /** By the field of the setup that they go into; null takes everything back to ours. */
  values: z.json(),
});

/** Enters the tables of a printed game, or takes them back to ours. Games that have begun keep what they were begun with. */
export const enterCompanionTables = (
  seat: ControlSeat,
  input: z.input<typeof enterCompanionTablesForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'enter-companion-tables', 'companion games', async (tx, act) => {
    const form = read(enterCompanionTablesForm, input);
    if (!form.ok) return form;
    const { companion, version, values } = form.value;
    const { now } = await lockTurn(tx, seat.gameId, 'update');
    const checked = values === null ? done({}) : sound(companion, values);
    if (!checked.ok) return checked;
    const row = { values: asJson(checked.value) as never, by: seat.label, at: now };
    const kept = await companionTablesOf(seat.gameId, companion, tx);
    if (kept) {
      const became = await change(tx, act, 'companionTables', kept.id, row, { seen: version });
      return done({ version: became.version });
    }
    if (!areEntered(checked.value))
      return refused('notNow', 'Nothing has been entered: these tables are ours already.');
    const id = newId();
    const entered = await create(tx, act, 'companionTables', id, { ...row, id, gameId: seat.gameId, companion });
    return done({ version: entered.version });
  });

/** The values, or how many of them are wrong and the first of these by its field. */
function sound(companion: (typeof companionNames)[number], values: unknown): Answer<TableValues> {
  const read = readTables(companion, values);
  if (read.ok) return done(read.values);
  const { length, 0: first } = read.problems;
  const more = length > 1 ? ` ${length - 1} more ${length === 2 ? 'is' : 'are'} wrong.` : '';
  return refused('badInput', `${placeInWords(first!.path)}: ${first!.message.replace(/\.$/, '')}.${more}`, {
    field: `values.${first!.path}`,
  });
}
