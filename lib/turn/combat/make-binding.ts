import { z } from 'zod';
import { factorKeys } from '@/lib/adjudication/factor-list';
import { bindingWords } from '@/lib/advice/combat/binding-words';
import { standingOn } from '@/lib/db/cases/factor-rulings';
import { combatById } from '@/lib/db/combat/combats';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writeControlNote } from '@/lib/db/messages/control-notes';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * A ruling on a factor that all of Control is to follow: it goes into the rulings book and is told to every umpire at once.
 * It advises and bars nothing. No player hears of it.
 */
export const makeBinding = controlVerb({
  name: 'make-binding',
  rule: '§9 Factors',
  who: anyControl,
  form: z.strictObject({
    /** A factor of the list (§9 Factors). */
    factor: z.enum(factorKeys),
    /** In which case. */
    text: writtenText(300).trim().min(1),
    /** It is given in that case; else it is refused. */
    isGranted: z.boolean(),
    /** The combat it was ruled in; null: none. */
    combatId: z.string().nullable().default(null),
  }),
  inLedger: 'made a ruling binding',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ bindingId: string; version: number }> => {
    const { factor, text, isGranted, combatId } = form;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (combatId !== null && !(await combatById(seat.gameId, combatId, tx)))
      throw refusal('notFound', 'There is no such combat.');
    const standing = await standingOn(tx, seat.gameId, factor);
    const alike = standing.find((one) => one.text.toLowerCase() === text.toLowerCase());
    if (alike?.isGranted === isGranted)
      throw refusal('alreadyDone', `${alike.by} has made that binding already.`, { theirs: alike });
    if (alike)
      throw refusal('notNow', `${alike.by} has ruled the other way on that. Withdraw it first.`, { theirs: alike });
    const id = newId();
    const { turn: number, now: at } = turn;
    const by = seat.label;
    const row = { id, gameId: seat.gameId, turn: number, factor, text, isGranted, combatId, by, at };
    const made = await create(tx, act, 'binding', id, row);
    await writeControlNote(tx, seat, {
      why: 'binding',
      toSeatId: null,
      kind: null,
      subjectId: id,
      text: bindingWords(factor, isGranted, text),
    });
    return { bindingId: id, version: made.version };
  },
});
