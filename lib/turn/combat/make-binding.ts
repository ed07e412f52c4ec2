import { z } from 'zod';
import { factorKeys } from '@/lib/adjudication/factor-list';
import { create } from '@/lib/db/change';
import { combatById } from '@/lib/db/combats';
import { writeControlNote } from '@/lib/db/control-notes';
import { standingOn } from '@/lib/db/factor-rulings';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { bindingWords } from './binding-words';

export const makeBindingForm = z.strictObject({
  /** A factor of the list (§9 Factors). */
  factor: z.enum(factorKeys),
  /** In which case. */
  text: writtenText(300).trim().min(1),
  /** It is given in that case; else it is refused. */
  isGranted: z.boolean(),
  /** The combat it was ruled in; null: none. */
  combatId: z.string().nullable().default(null),
});

/**
 * A ruling on a factor that all of Control is to follow: it goes into the rulings book and is told to every umpire at once.
 * It advises and bars nothing. No player hears of it.
 */
export const makeBinding = (
  seat: ControlSeat,
  input: z.input<typeof makeBindingForm>,
): Promise<Answer<{ bindingId: string; version: number }>> =>
  perform(seat, 'make-binding', '§9 Factors', async (tx, act) => {
    const form = read(makeBindingForm, input);
    if (!form.ok) return form;
    const { factor, text, isGranted, combatId } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (combatId !== null && !(await combatById(seat.gameId, combatId, tx)))
      return refused('notFound', 'There is no such combat.');
    const standing = await standingOn(tx, seat.gameId, factor);
    const alike = standing.find((one) => one.text.toLowerCase() === text.toLowerCase());
    if (alike?.isGranted === isGranted)
      return refused('alreadyDone', `${alike.by} has made that binding already.`, { theirs: alike });
    if (alike)
      return refused('notNow', `${alike.by} has ruled the other way on that. Withdraw it first.`, { theirs: alike });
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
    return done({ bindingId: id, version: made.version });
  });
