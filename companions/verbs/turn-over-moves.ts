import { z } from 'zod';
import { tablesShown } from '@/lib/db/issued/issued';
import { change } from '@/lib/db/kernel/change';
import { laidOn } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { sidePeople } from '@/lib/text';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import type { TableMove } from '@/lib/visibility/forms/table-form';
import { valuesForm } from './companion-chance';
import { companionGameForm, lockInPlay, playActs } from './companion-in-play';
import { standingOf } from './companion-record';
import { handTableOf } from './hand-tables';

/**
 * Turns over what the teams have laid on the table of a companion game, all of it at once: each is played as an act of the
 * game, and both teams are shown how the table stands. Refused while a side that is waited for has laid nothing.
 */
export const turnOverMoves = controlVerb({
  name: 'turn-over-moves',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject({
    ...companionGameForm,
    values: valuesForm.default(null),
  }),
  inLedger: 'turned over what the teams had laid',
  undo: 'atItsDesk',
  run: async (given): Promise<{ version: number }> => {
    const { tx, act, form } = given;
    const locked = await lockInPlay(given);
    const { kept } = locked;
    const { companion, standing } = standingOf(kept);
    const table = handTableOf(companion.name);
    const sides = table?.waitsFor(standing.state) ?? [];
    if (!table || sides.length === 0) throw refusal('notNow', 'Nobody has anything to lay now.');
    const tables = await tablesShown(
      kept.seats.map(({ id }) => id),
      tx,
    );
    const laid = await laidOn(
      [...tables.values()].map(({ id }) => id),
      tx,
    );
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: form.version });
    const moves: unknown[] = [];
    for (const side of sides) {
      const sitting = kept.seats.find((one) => one.side === side);
      const move = sitting && laid.find(({ tableId }) => tableId === tables.get(sitting.id)?.id);
      if (!move) throw refusal('notNow', `The ${sidePeople[side]} have laid nothing yet.`);
      moves.push(table.actOf(side, move.move as TableMove, standing.state));
    }
    await playActs(given, locked, moves, form.values);
    return { version: game.version };
  },
});
