import { z } from 'zod';
import { placeInWords } from '@/companions/rules/table-shape';
import { readTables, type TableValues } from '@/companions/tables-to-enter';
import { companionTablesOf } from '@/lib/db/cases/companion-tables';
import { change, create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { asJson } from '@/lib/values';
import { companionNames } from '@/lib/words';
import { areEntered } from './companion-tables';

/** Enters the tables of a printed game, or takes them back to ours. Games that have begun keep what they were begun with. */
export const enterCompanionTables = controlVerb({
  name: 'enter-companion-tables',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject({
    companion: z.enum(companionNames),
    /** The version that was seen; 0: none was entered yet. */
    version: z.number().int(),
    /** By the field of the setup that they go into; null takes everything back to ours. */
    values: z.json(),
  }),
  inLedger: 'entered the tables of a companion game',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { companion, version, values } = form;
    const { now } = await lockTurn(tx, seat.gameId, 'update');
    const checked = values === null ? {} : sound(companion, values);
    const row = { values: asJson(checked) as never, by: seat.label, at: now };
    const kept = await companionTablesOf(seat.gameId, companion, tx);
    if (kept) {
      const became = await change(tx, act, 'companionTables', kept.id, row, { seen: version });
      return { version: became.version };
    }
    if (!areEntered(checked)) throw refusal('notNow', 'Nothing has been entered: these tables are ours already.');
    const id = newId();
    const entered = await create(tx, act, 'companionTables', id, { ...row, id, gameId: seat.gameId, companion });
    return { version: entered.version };
  },
});

/** The values, or how many of them are wrong and the first of these by its field. */
function sound(companion: (typeof companionNames)[number], values: unknown): TableValues {
  const read = readTables(companion, values);
  if (read.ok) return read.values;
  const { length, 0: first, 1: second } = read.problems;
  const more =
    length > 2 ? ` ${length - 1} more are wrong.` : second ? ` ${placeInWords(second.path)} is wrong too.` : '';
  throw refusal('badInput', `${placeInWords(first!.path)}: ${first!.message.replace(/\.$/, '')}.${more}`, {
    field: `values.${first!.path}`,
  });
}
